import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command } from './protocol';

const KEY = new Uint8Array([4, ...new Array(64).fill(7)]);

interface World {
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  secure?: boolean;
  notifications?: boolean;
  agent?: string;
  /** Whether there is a push service. */
  push?: boolean;
}

/** A browser as it may be, and the switch in it. */
async function browser(world: World = {}) {
  const { permission = 'default', answer = 'granted', secure = true, notifications = true, push = true } = world;
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: KEY.buffer },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(async () => true),
  };
  const pushManager = {
    getSubscription: async () => null,
    subscribe: vi.fn(async () => {
      if (!push) throw new Error('no push service');
      return subscription;
    }),
  };
  const ask = vi.fn(async () => {
    Notification_.permission = answer;
    return answer;
  });
  const Notification_ = { permission, requestPermission: ask };
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('window', { isSecureContext: secure, ...(notifications ? { Notification: Notification_ } : {}) });
  if (notifications) vi.stubGlobal('Notification', Notification_);
  vi.stubGlobal('navigator', {
    userAgent: world.agent ?? 'Linux',
    serviceWorker: { ready: Promise.resolve({ pushManager }) },
  });
  const text = btoa(String.fromCharCode(...KEY))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  vi.stubGlobal('fetch', async () =>
    Response.json({ version: '1', address: null, announcement: null, draining: false, push: text }),
  );
  const { calls } = await import('./calls.svelte');
  const sent: Command[] = [];
  const send = async (command: Command) => sent.push(command);
  return { calls, ask, pushManager, subscription, kept, sent, send };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it('is off until it is wanted, and asks nobody before', async () => {
  const { calls, ask, pushManager, sent, send } = await browser();
  calls.register(send, 'en');
  expect(calls.state).toBe('off');
  expect(ask).not.toHaveBeenCalled();
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

it('tells a table where I can be reached by the key of its server, and in which language', async () => {
  const { calls, pushManager, kept, sent, send } = await browser();
  await calls.turnOn();
  expect(calls.state).toBe('on');
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(kept.get('ruthless/called')).toBe('true');
  calls.register(send, 'de');
  expect(sent).toEqual([
    {
      do: 'call',
      subscription: { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } },
      language: 'de',
    },
  ]);
});

it('ends here and at the table when it is switched off', async () => {
  const { calls, subscription, sent, send } = await browser();
  await calls.turnOn();
  const stop = calls.attend(send);
  await calls.turnOff();
  expect(calls.state).toBe('off');
  expect(sent).toEqual([{ do: 'call', subscription: null, instead: 'https://push.example/1' }]);
  expect(subscription.unsubscribe).toHaveBeenCalled();
  stop();
});

it('says that only an open page can call where there is no push service', async () => {
  const { calls } = await browser({ push: false });
  await calls.turnOn();
  expect([calls.state, calls.on]).toEqual(['page', true]);
});

it.each([
  [{ answer: 'denied' as const }, 'refused'],
  [{ answer: 'default' as const }, 'off'],
])('stays off where whoever is asked says no: %o', async (world, state) => {
  const { calls, kept } = await browser(world);
  await calls.turnOn();
  expect([calls.state, calls.on]).toEqual([state, false]);
  expect(kept.has('ruthless/called')).toBe(false);
});

it.each([
  [{ secure: false }, 'insecure'],
  [{ permission: 'denied' as const }, 'refused'],
  [{ notifications: false }, 'unable'],
  [{ notifications: false, agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)' }, 'install'],
])('says why it cannot be had: %o', async (world, state) => {
  const { calls } = await browser(world);
  expect(calls.state).toBe(state);
});
