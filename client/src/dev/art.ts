/** The gallery of everything drawn: /src/dev/art.html?sheet=cards|icons|parts|posters&language=de&theme=light. */
import { mount } from 'svelte';
import '../app.css';
import { GAMES } from '../lib/games';
import { Words } from '../lib/words';
import ArtGallery from './ArtGallery.svelte';

const asked = new URLSearchParams(location.search);
const language = (asked.get('language') ?? 'en') as 'en' | 'fr' | 'de';
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark';
document.documentElement.style.colorScheme = asked.get('theme') ?? 'dark';

const family = asked.has('family');
await Promise.all(GAMES.map((game) => Words.load(game, language)));
const words = Object.fromEntries(GAMES.map((game) => [game, new Words(game, language, [], { family })]));
mount(ArtGallery, {
  target: document.getElementById('app') as HTMLElement,
  props: { sheet: asked.get('sheet') ?? 'cards', words, family },
});
