import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Told, Update } from './protocol';
import { server } from './server.svelte';
import { TableClient } from './tableclient.svelte';

class Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

function sit() {
  const wires: Wire[] = [];
  const client = new TableClient('KR7Q2M', 'token', () => {
    const wire = new Wire();
    wires.push(wire);
    return wire as unknown as WebSocket;
  });
  const wire = () => wires[wires.length - 1]!;
  const arrive = () => {
    wire().onopen?.();
    wire().say({ is: 'table', table: { code: 'KR7Q2M', phase: 'playing', match: 1, seal: 'ab', you: 0, host: 0 } });
  };
  arrive();
  return { client, wire, wires, arrive };
}

function update(number: number, told: number[], ask: string | null = null, match = 1): Update {
  const facts: Told[] = told.map((one) => ({ number: one, facts: [{ id: `fact-${one}` }] }));
  return {
    is: 'update',
    match,
    number,
    told: facts,
    view: { seat: 0, asked: [], question: null, options: null },
    ask: ask ? { id: ask, window: false } : null,
    clock: { left: 10_000, total: 20_000, grace: 5000 },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('keeps the log of a match and tells news only of what happens while it watches', () => {
  const { client, wire, wires, arrive } = sit();
  const heard: number[] = [];
  client.listen((one) => heard.push(one.number));
  wire().say(update(3, [0, 1, 2, 3]));
  expect(client.log.map((one) => one.number)).toEqual([0, 1, 2, 3]);
  expect(client.news).toEqual([]);
  wire().say(update(4, [4]));
  expect(client.news.map((one) => one.number)).toEqual([4]);
  wire().onclose?.();
  vi.advanceTimersByTime(250);
  expect(wires).toHaveLength(2);
  arrive();
  expect(wire().sent[0]).toMatchObject({ do: 'hello', table: 'KR7Q2M', token: 'token', match: 1, since: 4 });
  wire().say(update(6, [4, 5, 6]));
  expect(client.log.map((one) => one.number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(client.news).toEqual([]);
  wire().say(update(0, [0], null, 2));
  expect(client.log.map((one) => one.number)).toEqual([0]);
  expect(heard).toEqual([3, 4, 6, 0]);
});

it('shows an answer as sent until the next moment comes', async () => {
  const { client, wire } = sit();
  wire().say(update(3, [3], '3.0'));
  client.answer('red-7');
  client.answer('red-8');
  const frames = wire().sent.filter((frame) => frame.do === 'answer');
  expect(frames).toMatchObject([{ ask: '3.0', answer: 'red-7' }]);
  wire().say({ is: 'ok', key: frames[0]!.key });
  await Promise.resolve();
  expect(client.sending?.answer).toBe('red-7');
  wire().say(update(4, [4]));
  expect(client.sending).toBeNull();
});

it('closes a question by itself when the others are still thinking', async () => {
  const { client, wire } = sit();
  wire().say(update(3, [3], '3.0'));
  const answering = client.answer('red-7');
  wire().say({ is: 'ok', key: wire().sent[1]!.key });
  await answering;
  vi.advanceTimersByTime(600);
  expect(client.sending).toBeNull();
  expect(client.update?.ask).toBeNull();
});

it('says why an answer was not taken, but not that it came too late', async () => {
  const { client, wire } = sit();
  wire().say(update(3, [3], '3.0'));
  let answering = client.answer('red-7');
  wire().say({ is: 'no', key: wire().sent[1]!.key, refusal: { id: 'does-not-fit', rule: '4.1' } });
  await answering;
  expect(client.refusal).toEqual({ id: 'does-not-fit', rule: '4.1' });
  answering = client.answer('red-8');
  expect(client.refusal).toBeNull();
  wire().say({ is: 'no', key: wire().sent[2]!.key, refusal: { id: 'server-stale' } });
  await answering;
  expect(client.refusal).toBeNull();
  expect(client.sending).toBeNull();
});

it('says so as long as it is not known whether something counted', async () => {
  const { client, wire } = sit();
  wire().say(update(3, [3], '3.0'));
  const answering = client.answer('red-7');
  const { key } = wire().sent[1]!;
  expect(client.unsure).toBe(false);
  wire().say({ is: 'unknown', key });
  expect(client.unsure).toBe(true);
  expect(client.sending?.answer).toBe('red-7');
  expect(client.refusal).toBeNull();
  vi.advanceTimersByTime(500);
  wire().say({ is: 'ok', key });
  await answering;
  expect(client.unsure).toBe(false);
});

it('asks why, counts the clock down and adds chat once', async () => {
  const { client, wire } = sit();
  wire().say(update(3, [3], '3.0'));
  const why = client.why('red-7');
  wire().say({ is: 'why', key: wire().sent[1]!.key, refusal: null });
  expect(await why).toBeNull();
  vi.advanceTimersByTime(4000);
  expect(Math.round(client.clockLeft()! / 1000)).toBe(6);
  vi.advanceTimersByTime(8000);
  expect(Math.round(client.clockLeft()! / 1000)).toBe(-2);
  vi.advanceTimersByTime(8000);
  expect(client.clockLeft()).toBe(-5000);
  const line = { number: 0, person: 1, name: 'Bob', text: 'ha', at: 0 };
  wire().say({ is: 'chat', lines: [line] });
  wire().say({ is: 'chat', lines: [line, { ...line, number: 1 }] });
  expect(client.chat.map((one) => one.number)).toEqual([0, 1]);
  expect(client.isHost).toBe(true);
});

it('hears at a table what the host of the server says', () => {
  const { wire } = sit();
  wire().say({ is: 'notice', announcement: 'Back at eight.', draining: true });
  expect([server.announcement, server.draining]).toEqual(['Back at eight.', true]);
});

it('goes on with the new token of its seat, also when the answer gets lost', async () => {
  const { client, wire, wires } = sit();
  const done = client.renew();
  const asked = wire().sent[1]!;
  expect(asked).toMatchObject({ do: 'renew', token: expect.stringMatching(/^[0-9a-f]{40}$/) });
  expect(client.token).toBe('token');
  // the server has it, but the connection ends before it can say so
  wire().onclose?.();
  vi.advanceTimersByTime(1000);
  wire().onopen?.();
  expect(wire().sent[0]).toMatchObject({ do: 'hello', token: 'token' });
  wire().say({ is: 'bye', refusal: { id: 'server-renewed' } });
  vi.advanceTimersByTime(1000);
  expect(wires).toHaveLength(3);
  wire().onopen?.();
  expect(wire().sent[0]).toMatchObject({ do: 'hello', token: asked.token });
  wire().say({ is: 'table', table: { code: 'KR7Q2M', phase: 'playing', match: 1, seal: 'ab', you: 0, host: 0 } });
  expect(wire().sent[1]).toEqual(asked);
  wire().say({ is: 'ok', key: asked.key });
  expect(await done).toBeNull();
  expect(client.token).toBe(asked.token);
});

it('keeps its token if it cannot be replaced, and is gone if somebody else has replaced it', async () => {
  const { client, wire } = sit();
  const done = client.renew();
  wire().say({ is: 'no', key: wire().sent[1]!.key, refusal: { id: 'server-busy' } });
  expect(await done).toEqual({ id: 'server-busy' });
  expect(client.token).toBe('token');
  wire().say({ is: 'bye', refusal: { id: 'server-renewed' } });
  expect(client.status).toBe('gone');
  expect(client.farewell).toEqual({ id: 'server-renewed' });
});
