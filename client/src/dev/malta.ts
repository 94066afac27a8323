/** Malta! without a server: moments of real matches in a plain frame. See MaltaDev.svelte for what the address can say. */
import { mount } from 'svelte';
import '../app.css';
import type { Language, Update } from '../lib/protocol';
import { Words } from '../lib/words';
import MaltaDev from './MaltaDev.svelte';

const asked = new URLSearchParams(location.search);
const language = (asked.get('language') ?? 'en') as Language;
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark';
if (asked.has('still')) document.documentElement.dataset.motion = 'still';
if (asked.has('grey')) document.documentElement.style.filter = 'grayscale(1)';
const target = document.getElementById('app')!;
const names = ['Ada', 'Bob', 'Mia', 'Zoe', 'Otto', 'Kai'];

if (asked.has('frame')) void inFrame();
else void Words.load('malta', language, names).then((words) => mount(MaltaDev, { target, props: { words, asked } }));

/** `?frame`: in the real frame of the table, with answers that lead to the next moment. */
async function inFrame(): Promise<void> {
  const [{ default: Table }, { RecordedClient }, { settings }] = await Promise.all([
    import('../screens/Table.svelte'),
    import('./recorded.svelte'),
    import('../lib/settings.svelte'),
  ]);
  settings.language = language;
  settings.theme = asked.get('theme') === 'light' ? 'light' : 'dark';
  settings.motion = asked.has('still') ? 'still' : 'full';
  const all = await updates();
  const client = new RecordedClient(all, '');
  client.table = { ...client.table!, game: 'malta', you: (all[0]!.view.seat ?? 0) + 1 };
  Object.assign(window, { client });
  mount(Table, { target, props: { client } });
}

/** The moments that the address asks for, as the server would send them. */
async function updates(): Promise<Update[]> {
  const run = asked.get('run');
  const file = (await import(`./fixtures/malta-${run ?? 'questions'}.json`)).default as Record<string, Update>;
  const moments = run ? Object.values(file).slice(0, 400) : [file[asked.get('at') ?? 'step']!];
  let view = {} as Update['view'];
  const all = moments.map((moment, number): Update => {
    view = { ...view, ...moment.view };
    const window = view.question?.id.startsWith('react') ?? false;
    return {
      is: 'update',
      match: 1,
      number,
      told: (moment as unknown as { news: Update['told'] }).news,
      view,
      ask: view.question ? { id: `q${number}`, window, refusals: {} } : null,
      clock: { left: 24000, total: 40000, grace: 20000 },
    };
  });
  return run ? all.slice(Number(asked.get('at') ?? 0)) : all;
}
