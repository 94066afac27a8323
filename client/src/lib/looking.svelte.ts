/** Whether somebody looks at this page, as far as a page can know. */

class Looking {
  /** The page lies behind others, or the window is put away. */
  hidden = $state(false);
  /** The page is in front, and the keyboard is its own. */
  here = $state(true);

  constructor() {
    if (typeof document === 'undefined') return;
    for (const what of ['focus', 'blur', 'pageshow']) addEventListener(what, () => this.#look());
    document.addEventListener('visibilitychange', () => this.#look());
    this.#look();
  }

  #look(): void {
    this.hidden = document.visibilityState === 'hidden';
    this.here = !this.hidden && document.hasFocus();
  }
}

export const looking = new Looking();
