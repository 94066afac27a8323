/** Where the focus goes when a dialog closes: to what it was opened by, also by way of other dialogs. */

/** What led to the dialogs that are open, or have just been replaced by another one: the last first. */
let way: readonly Element[] = [];

/** Remember what has the focus, as a dialog opens. What is returned brings it back, unless it has gone elsewhere. */
export function wayBack(): () => void {
  const { activeElement: from, body } = document;
  if (from && from !== body) way = [from, ...(from.closest('dialog') ? way : [])];
  const mine = way;
  return () => {
    if (document.querySelector('dialog[open]')) return;
    way = [];
    const to = mine.find((one) => one.isConnected);
    if (document.activeElement === body && to instanceof HTMLElement) to.focus();
  };
}
