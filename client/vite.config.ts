import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Texts that only the terminal and the command line speak; the rest of a shared file goes to the browser. */
const ELSEWHERE = /^(terminal-(?!keys|sides)|games-|simulate-|options-)/;

/** Fluent files as strings, without comments and without the texts that are never said here. */
function fluent(): Plugin {
  return {
    name: 'ruthless-fluent',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ftl$/ },
      handler(source) {
        const kept: string[] = [];
        let keeping = true;
        for (const line of source.split(/\r?\n/)) {
          if (line.startsWith('#') || line.trim() === '') continue;
          if (/^[a-zA-Z-]/.test(line)) keeping = !ELSEWHERE.test(line);
          if (keeping) kept.push(line);
        }
        return { code: `export default ${JSON.stringify(`${kept.join('\n')}\n`)};`, map: null };
      },
    },
  };
}

/** One file a language for the shared words, one more for each game's: a screen asks for two files, not for ten. */
function wordsChunk(id: string): string | null {
  // what only a lesson says is fetched with it
  const lesson = id.match(/lessons\/(?:\w+\/)?texts\/(\w+)\.ftl$/);
  if (lesson) return `words-${lesson[1]}-lessons`;
  const game = id.match(/games\/(\w+)\/texts\/(\w+)\.ftl$/);
  if (game) return `words-${game[2]}-${game[1]}`;
  const table = id.match(/client\/src\/texts\/(\w+)\/table\.ftl$/);
  if (table) return `words-${table[1]}-table`;
  const shared = id.match(/client\/src\/texts\/(\w+)\/\w+\.ftl$/) ?? id.match(/(\w+)\.ftl$/);
  return shared ? `words-${shared[1]}` : null;
}

/** What the home page shows beside its own: in one file, since twenty small ones are pressed less well. */
const FIRST =
  /client\/src\/(parts\/(?!icons\/|posters\/)[\w.]+\.(svelte|ts|css)|lib\/(gamelist|looking\.svelte|newtable|seats|storage|lessons)\.ts|table\/personas\.ts)$/;
/** Of these parts the home page has none. */
const LATER = /parts\/(Alone|CopyLink|Die|Fan|GameHeader|Poster|Suit|Webhook)\.svelte$/;

export default defineConfig({
  plugins: [fluent(), svelte()],
  build: {
    outDir: '../src/ruthless/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // The map of every source would be larger than the client itself.
    sourcemap: false,
    // The icon has an address of its own; nothing else is small enough to be worth a data URL.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: wordsChunk, test: /\.ftl$/ },
            { name: 'first', test: (id: string) => FIRST.test(id) && !LATER.test(id) },
          ],
        },
      },
    },
  },
  server: {
    // The words of the games stand beside their rules, outside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.RUTHLESS_SERVER ?? 'http://127.0.0.1:8765', ws: true } },
  },
});
