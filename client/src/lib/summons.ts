/** What a page does to be noticed by who looks elsewhere: the icon of its tab, and a notification. */

export interface Summons {
  title: string;
  body: string;
  lang: string;
  code: string;
}

const tagOf = (code: string): string => `ruthless-${code}`;

/** The icon of the tab: eyes wide open while it is my turn and nobody looks. */
export function showIcon(called: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = called ? '/icon-called.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** One after the other: what is taken back at once has been shown by then. */
let last: Promise<void> = Promise.resolve();

function inTurn(act: (worker: ServiceWorkerRegistration) => Promise<void>): Promise<void> {
  last = last.then(async () => {
    try {
      const worker = await registration();
      if (worker) await act(worker);
    } catch {
      // permission was taken back a moment ago, or the browser has no room for such things
    }
  });
  return last;
}

/** Show a notification; it takes the place of one that is there already for the same table. */
export function notify({ title, body, lang, code }: Summons): Promise<void> {
  return inTurn((worker) =>
    worker.showNotification(title, {
      body,
      lang,
      tag: tagOf(code),
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { to: `/t/${code}` },
    }),
  );
}

/** Take back what was shown for a table: whoever looks knows. */
export function hush(code: string): Promise<void> {
  return inTurn(async (worker) => {
    for (const one of await worker.getNotifications({ tag: tagOf(code) })) one.close();
  });
}
