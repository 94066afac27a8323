/** Fetching what nothing can be drawn without. */

/** Milliseconds until it is tried again: the network was gone for a moment, and a banner says so. */
const PAUSE = 2000;

/** Fetch until it is here, again and again; what is returned gives up, and then nothing is found any more. */
export function insist<T>(fetch: () => Promise<T>, found: (what: T) => void): () => void {
  let given = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  function attempt(): void {
    fetch().then(
      (what) => {
        if (!given) found(what);
      },
      () => {
        if (!given) pause = setTimeout(attempt, PAUSE);
      },
    );
  }
  attempt();
  return () => {
    given = true;
    clearTimeout(pause);
  };
}
