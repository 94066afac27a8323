import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, type Refused } from './api';

const SEAT = { person: 0, token: 'secret' };

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

const refused = (id: string) => answer(503, { detail: { id } });
const fetched = vi.fn<typeof fetch>();
const keys = () => new Set(fetched.mock.calls.map(([, asked]) => new Headers(asked?.headers).get('Idempotency-Key')));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it('asks with the same key until it is known whether a seat was taken', async () => {
  for (let attempt = 0; attempt < 8; attempt++) fetched.mockResolvedValueOnce(refused('server-unknown'));
  fetched.mockResolvedValueOnce(answer(201, SEAT));
  const sitting = api.sit('KR7Q2M', 'Ada');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await sitting).toEqual(SEAT);
  expect(fetched).toHaveBeenCalledTimes(9);
  expect(keys().size).toBe(1);
});

it('gives up sooner where nothing has happened', async () => {
  fetched.mockImplementation(async () => refused('server-busy'));
  const sitting = api.sit('KR7Q2M', 'Ada').catch((error) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(((await sitting) as Refused).refusal.id).toBe('server-busy');
  expect(fetched).toHaveBeenCalledTimes(3);
});
