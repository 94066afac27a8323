/** Handing a link on: by the system's own sheet on a phone, by the clipboard elsewhere. */
import { copyText } from '../lib/clipboard';

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
  return (await copyText(link)) ? 'copied' : 'no';
}
