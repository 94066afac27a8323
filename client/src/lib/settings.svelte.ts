/** How this browser wants it: kept here, never sent. */
import type { PaceName } from './pace';
import type { Language } from './protocol';
import { recall, remember } from './storage';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'full' | 'still';

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];
/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  /** Friendlier names for rude cards. */
  family: boolean;
  /** One tap picks, a second one plays; without it, one tap plays. */
  confirm: boolean;
  leftHand: boolean;
  /** How fast the tables go that I make. */
  pace: PaceName;
  /** What I call myself. */
  player: string;
}

function spoken(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]);
  for (const one of wanted) {
    const language = one.slice(0, 2).toLowerCase() as Language;
    if (LANGUAGES.includes(language)) return language;
  }
  return 'en';
}

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === 'undefined' ? null : matchMedia(query);
}

class SettingsHere {
  #kept = $state<Kept>({
    language: spoken(),
    theme: 'system',
    sound: false,
    motion: 'system',
    family: false,
    confirm: true,
    leftHand: false,
    pace: 'normal',
    player: '',
    ...recall<Partial<Kept>>('settings', {}),
  });
  #systemLight = $state(false);
  #systemStill = $state(false);

  constructor() {
    const light = media('(prefers-color-scheme: light)');
    const still = media('(prefers-reduced-motion: reduce)');
    this.#systemLight = light?.matches ?? false;
    this.#systemStill = still?.matches ?? false;
    light?.addEventListener('change', (event) => {
      this.#systemLight = event.matches;
      this.#show();
    });
    still?.addEventListener('change', (event) => {
      this.#systemStill = event.matches;
      this.#show();
    });
    this.#show();
  }

  get language(): Language {
    return this.#kept.language;
  }
  set language(value: Language) {
    this.#keep({ language: value });
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(value: Theme) {
    this.#keep({ theme: value });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(value: boolean) {
    this.#keep({ sound: value });
  }

  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(value: Motion) {
    this.#keep({ motion: value });
  }

  get family(): boolean {
    return this.#kept.family;
  }
  set family(value: boolean) {
    this.#keep({ family: value });
  }

  get confirm(): boolean {
    return this.#kept.confirm;
  }
  set confirm(value: boolean) {
    this.#keep({ confirm: value });
  }

  get leftHand(): boolean {
    return this.#kept.leftHand;
  }
  set leftHand(value: boolean) {
    this.#keep({ leftHand: value });
  }

  get pace(): PaceName {
    return this.#kept.pace;
  }
  set pace(value: PaceName) {
    this.#keep({ pace: value });
  }

  get player(): string {
    return this.#kept.player;
  }
  set player(value: string) {
    this.#keep({ player: value });
  }

  /** The theme as it is seen now. */
  get shown(): 'dark' | 'light' {
    if (this.#kept.theme !== 'system') return this.#kept.theme;
    return this.#systemLight ? 'light' : 'dark';
  }

  /** No flights, no turning. */
  get still(): boolean {
    return this.#kept.motion === 'system' ? this.#systemStill : this.#kept.motion === 'still';
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    remember('settings', $state.snapshot(this.#kept));
    this.#show();
  }

  /** The style sheet reads theme, motion and hand from the root element. */
  #show(): void {
    if (typeof document === 'undefined') return;
    const root = document.documentElement;
    root.dataset.theme = this.shown;
    root.dataset.motion = this.still ? 'still' : 'full';
    root.dataset.hand = this.#kept.leftHand ? 'left' : 'right';
    root.lang = this.#kept.language;
    const ground = this.shown === 'light' ? '#EFE6D6' : '#17121B';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }
}

export const settings = new SettingsHere();
