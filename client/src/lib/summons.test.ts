import { afterEach, expect, it, vi } from 'vitest';
import { hush, notify } from './summons';

afterEach(() => vi.unstubAllGlobals());

const SUMMONS = { title: 'Your turn', body: '', lang: 'en', code: 'KR7Q2M' };

it('takes back what it has not even finished showing', async () => {
  const shown = new Set<string>();
  const worker = {
    showNotification: async (_: string, { tag }: { tag: string }) => {
      await Promise.resolve();
      shown.add(tag);
    },
    getNotifications: async ({ tag }: { tag: string }) =>
      [...shown].filter((one) => one === tag).map((one) => ({ close: () => shown.delete(one) })),
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker } });
  const [showing, hushing] = [notify(SUMMONS), hush(SUMMONS.code)];
  await showing;
  expect([...shown]).toEqual(['ruthless-KR7Q2M']);
  await hushing;
  expect([...shown]).toEqual([]);
});

it('does without a browser that lets nobody be called', async () => {
  const forbidden = vi.fn(async () => {
    throw new DOMException('', 'SecurityError');
  });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: forbidden } });
  await hush(SUMMONS.code);
  await notify(SUMMONS);
  expect(forbidden).toHaveBeenCalledTimes(2);
});
