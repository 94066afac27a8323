/** Put a text where it can be pasted from; whether that went well. If not, it has to be shown, to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedOldWay(text);
  }
}

/** Plain http has no clipboard but the old one: what is selected in a field. */
function copiedOldWay(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0';
  // what lies behind an open dialog cannot be selected
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  focused?.focus({ preventScroll: true });
  return done;
}
