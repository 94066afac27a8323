/** The words screens speak, in the language that is set. */
import { insist } from './insist';
import type { GameName, Language } from './protocol';
import { settings } from './settings.svelte';
import { Words } from './words';

class Speech {
  /** Words of no game: what every screen says. null until the first language is here. */
  words = $state.raw<Words | null>(null);

  /** Fetch the language that is set; until it is here the one before goes on speaking. */
  async learn(language: Language): Promise<void> {
    const words = await Words.load(null, language);
    if (settings.language === language) this.words = words;
  }
}

export const speech = new Speech();

/** Words of a game that follow the settings: call while a component is set up. `words` is null while a language is fetched. */
export function gameWords(
  game: () => GameName | null,
  names: () => readonly string[],
): { readonly words: Words | null } {
  let loaded = $state.raw<{ game: GameName | null; language: Language } | null>(null);
  $effect(() => {
    const wanted = { game: game(), language: settings.language };
    // meanwhile the words before stay
    return insist(
      () => Words.load(wanted.game, wanted.language),
      () => {
        loaded = wanted;
      },
    );
  });
  let known: readonly string[] = [];
  // people come and go, and are told again, without being called otherwise: then the words stay as well
  const called = $derived.by(() => {
    const now = names();
    if (now.length !== known.length || now.some((name, place) => name !== known[place])) known = now;
    return known;
  });
  const words = $derived(
    loaded && loaded.game === game()
      ? new Words(loaded.game, loaded.language, called, { family: settings.family })
      : null,
  );
  return {
    get words() {
      return words;
    },
  };
}
