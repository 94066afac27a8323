/**
 * Development page of the table: `?scene=frantic/turn`, `?scene=malta/step` … (all scenes: tests/scenes_fixtures.py;
 * `make fixtures` writes them). Every answer goes on to the next moment of the scene. More:
 * `&theme=light&language=de&still&state=offline|away|replaced&grey`. `?asked=frantic/give` shows a question with all that
 * led to it, `&later` another time it was asked.
 */
import '../app.css';
import { mount } from 'svelte';
import type { GameName, Language, Told, Update, View } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import Table from '../screens/Table.svelte';
import { RecordedClient } from './recorded.svelte';

const asked = new URLSearchParams(location.search);
settings.language = (asked.get('language') ?? 'en') as Language;
settings.theme = asked.get('theme') === 'light' ? 'light' : 'dark';
settings.motion = asked.has('still') ? 'still' : 'full';
if (asked.has('grey')) document.documentElement.style.filter = 'grayscale(1)';

const question = asked.get('asked');
const scene = question ?? asked.get('scene') ?? 'frantic/turn';

async function recorded(): Promise<Update[]> {
  const { default: scenes } = await import('./scenes.fixtures.json');
  return (scenes as unknown as Record<string, Update[]>)[scene]!;
}

/** A moment at which something is asked, with the log of its round. */
async function questioned(name: string): Promise<Update[]> {
  const { default: all } = await import('./asked.fixtures.json');
  const [game, id] = name.split('/') as [keyof typeof all, string];
  const moments = (all[game] as unknown as Record<string, { view: View; log: Told[] }[]>)[id]!;
  const { view, log: told } = moments[asked.has('later') ? 1 : 0]!;
  const window = /^(counter|react|block|nice-try|lucky|re-roll)/.test(id);
  const clock = { left: 24000, total: 40000, grace: 20000 };
  return [{ is: 'update', match: 1, number: 1, told, view, ask: { id: '1.0', window }, clock }];
}

const updates = question ? await questioned(question) : await recorded();
const client = new RecordedClient(scene.split('/')[0] as GameName, updates, asked.get('state') ?? '');
Object.assign(window, { client });
mount(Table, { target: document.getElementById('app')!, props: { client } });
