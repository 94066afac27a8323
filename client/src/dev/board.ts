/** Development page of the board game's stage: `?moment=place&theme=light&language=de&still&picked=19&grey`. */
import '../app.css';
import { mount } from 'svelte';
import type { Language } from '../lib/protocol';
import { Words } from '../lib/words';
import BoardGallery from './BoardGallery.svelte';

const asked = new URLSearchParams(location.search);
const language = (asked.get('language') ?? 'en') as Language;
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark';
document.documentElement.lang = language;
if (asked.has('still')) document.documentElement.dataset.motion = 'still';
if (asked.has('grey')) document.documentElement.style.filter = 'grayscale(1)';

const words = await Words.load('frantic-board', language, ['Ada', 'Bob', 'Zoe', 'Otto', 'Mia', 'Kim']);
const target = document.getElementById('app');
if (target) mount(BoardGallery, { target, props: { words, asked } });
