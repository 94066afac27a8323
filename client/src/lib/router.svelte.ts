/** Which screen the address asks for. */
import { GAMES } from './games';
import type { GameName } from './protocol';

export type Route =
  | { screen: 'home' }
  | { screen: 'table'; code: string }
  | { screen: 'me' }
  | { screen: 'replay'; id: string | null }
  | { screen: 'game'; game: GameName }
  | { screen: 'learn'; game: GameName }
  | { screen: 'rules'; game: GameName; rule: string | null };

/** The screen of an address; home for one that means nothing. */
export function routeOf(path: string, hash = ''): Route {
  const [first = '', second = '', third] = path.split('/').filter(Boolean).map(decode);
  if (third === undefined) {
    if (first === 't' && second) return { screen: 'table', code: tableCode(second) };
    if (first === 'me' && !second) return { screen: 'me' };
    if (first === 'learn' && /^[a-z][a-z0-9-]*$/.test(second)) return { screen: 'learn', game: second };
    if (first === 'replay') return { screen: 'replay', id: second || null };
    if (first === 'games' && /^[a-z][a-z0-9-]*$/.test(second)) return { screen: 'game', game: second };
    if (first === 'rules' && /^([a-z][a-z0-9-]*)?$/.test(second))
      return { screen: 'rules', game: second || GAMES[0]!, rule: decode(hash.replace(/^#/, '')) || null };
  }
  return { screen: 'home' };
}

/** A code as people type it or paste it: in small letters, with spaces, or the whole link. */
export function tableCode(typed: string): string {
  const link = typed.match(/\/t\/([^/#?\s]+)/);
  return (link ? link[1]! : typed).replace(/[^a-zA-Z0-9]/g, '').toUpperCase();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  route = $state.raw<Route>({ screen: 'home' });
  /** The page of ours from which the present one was reached; none if it was opened by its address. */
  from: string | null = null;

  constructor() {
    if (typeof window === 'undefined') return;
    this.#read();
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    if (!replace) this.from = location.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#read();
    if (!path.includes('#')) scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.hash);
  }

  /** Links within the site do not fetch the page anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.pathname.includes('.')) return;
    // a place on the same page is the browser's business
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
