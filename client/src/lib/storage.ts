/** What this browser remembers. Private windows may refuse to remember anything; that never stops anybody. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`ruthless/${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`ruthless/${key}`, JSON.stringify(value));
  } catch {
    // nothing is remembered, then
  }
}
