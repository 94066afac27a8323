import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './clipboard';

afterEach(() => vi.unstubAllGlobals());

/** A page without a clipboard; what the old way of copying says, where it looks for the text, and what has the focus. */
function oldPage(copies: boolean) {
  const inside: string[] = [];
  const place = (name: string) => ({ append: () => inside.push(name) });
  const focus = vi.fn();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', {
    activeElement: { focus, closest: () => place('dialog') },
    body: place('body'),
    createElement: () => ({ style: {}, select() {}, remove: () => inside.push('gone') }),
    execCommand: () => copies,
  });
  return { inside, focus };
}

it('says whether anything was copied', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
  expect(await copyText('x')).toBe(true);
  for (const copies of [true, false]) {
    oldPage(copies);
    expect(await copyText('x')).toBe(copies);
  }
});

it('copies the old way out of the dialog that is open, leaves nothing there, and gives the focus back', async () => {
  const { inside, focus } = oldPage(true);
  await copyText('x');
  expect(inside).toEqual(['dialog', 'gone']);
  expect(focus).toHaveBeenCalledOnce();
});
