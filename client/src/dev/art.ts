/** The gallery of everything drawn: /src/dev/art.html?sheet=cards|icons|states|posters&language=de&theme=light. */
import { mount } from 'svelte';
import '../app.css';
import { Words } from '../lib/words';
import ArtGallery from './ArtGallery.svelte';

const asked = new URLSearchParams(location.search);
const language = (asked.get('language') ?? 'en') as 'en' | 'fr' | 'de';
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark';
document.documentElement.style.colorScheme = asked.get('theme') ?? 'dark';

const family = asked.has('family');
const games = ['frantic', 'frantic-board', 'malta'] as const;
await Promise.all(games.map((game) => Words.load(game, language)));
const words = Object.fromEntries(games.map((game) => [game, new Words(game, language, [], { family })]));
mount(ArtGallery, {
  target: document.getElementById('app') as HTMLElement,
  props: { sheet: asked.get('sheet') ?? 'cards', words, family },
});
