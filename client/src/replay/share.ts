/** Handing a link on: by the system's own sheet on a phone, by the clipboard elsewhere. */

/** What became of it; `no` asks whoever wants it to copy it by hand. */
export type Shared = 'shared' | 'copied' | 'no';

export async function shareLink(link: string, title: string, touch: boolean): Promise<Shared> {
  if (touch && navigator.share) {
    try {
      await navigator.share({ title, url: link });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return copiedByHand(link) ? 'copied' : 'no';
  }
}

/** Without https there is no clipboard but the old one. */
function copiedByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement as HTMLElement | null;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  focused?.focus?.();
  return done;
}
