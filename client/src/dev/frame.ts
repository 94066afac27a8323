/**
 * Development page of the table: `?scene=turn` (a scene), `?question=steal` (a question), `?match` (a recorded match;
 * every answer goes on to the next moment). More: `&theme=light&language=de&still&state=offline|away|replaced&pick=red-7`.
 */
import '../app.css';
import { mount } from 'svelte';
import type { Language } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import Table from '../screens/Table.svelte';
import { RecordedClient } from './recorded.svelte';

const asked = new URLSearchParams(location.search);
settings.language = (asked.get('language') ?? 'en') as Language;
settings.theme = asked.get('theme') === 'light' ? 'light' : 'dark';
settings.motion = asked.has('still') ? 'still' : 'full';
if (asked.has('grey')) document.documentElement.style.filter = 'grayscale(1)';

const file = asked.has('match') ? 'match' : asked.has('question') ? 'questions' : 'scenes';
const found = (await import(`./fixtures/frame-${file}.json`)) as { default: unknown };
const updates = (
  file === 'match'
    ? found.default
    : (found.default as Record<string, unknown>)[asked.get('question') ?? asked.get('scene') ?? 'turn']
) as ConstructorParameters<typeof RecordedClient>[0];
const client = new RecordedClient(updates, asked.get('state') ?? '');
Object.assign(window, { client });
mount(Table, { target: document.getElementById('app')!, props: { client } });
