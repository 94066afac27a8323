/**
 * Development page of the table: `?scene=frantic/turn`, `?scene=malta/step` … (all scenes: tests/scenes_fixtures.py;
 * `make fixtures` writes them). Every answer goes on to the next moment of the scene. More:
 * `&theme=light&language=de&still&state=offline|away|replaced&grey`.
 */
import '../app.css';
import { mount } from 'svelte';
import type { GameName, Language, Update } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import Table from '../screens/Table.svelte';
import { RecordedClient } from './recorded.svelte';

const asked = new URLSearchParams(location.search);
settings.language = (asked.get('language') ?? 'en') as Language;
settings.theme = asked.get('theme') === 'light' ? 'light' : 'dark';
settings.motion = asked.has('still') ? 'still' : 'full';
if (asked.has('grey')) document.documentElement.style.filter = 'grayscale(1)';

const scene = asked.get('scene') ?? 'frantic/turn';
const { default: scenes } = await import('./scenes.fixtures.json');
const updates = (scenes as unknown as Record<string, Update[]>)[scene]!;
const client = new RecordedClient(scene.split('/')[0] as GameName, updates, asked.get('state') ?? '');
Object.assign(window, { client });
mount(Table, { target: document.getElementById('app')!, props: { client } });
