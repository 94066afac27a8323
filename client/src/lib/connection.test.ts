import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Socket, type Status } from './connection';
import type { FromServer } from './protocol';

/** A server at the other end that does what the test says. */
class Wire implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.call(this as never, {} as Event);
  }
  say(frame: object): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(frame) } as MessageEvent);
  }
  drop(): void {
    this.onclose?.call(this as never, {} as CloseEvent);
  }
}

const TABLE = { is: 'table', table: {} };

function connect() {
  const wires: Wire[] = [];
  const statuses: Status[] = [];
  const frames: FromServer[] = [];
  const world = new EventTarget();
  let since = 0;
  const connection = new Connection({
    url: 'ws://test',
    hello: () => ({ table: 'KR7Q2M', token: 'secret', match: 1, since: since++ }),
    onFrame: (frame) => frames.push(frame),
    onStatus: (status) => statuses.push(status),
    open: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    world,
    random: () => 1,
  });
  const wire = () => wires[wires.length - 1]!;
  const online = () => {
    wire().open();
    wire().say(TABLE);
  };
  return { connection, wires, wire, statuses, frames, world, online };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a connection', () => {
  it('says hello first and is online at the first word', () => {
    const { connection, wire, statuses, online } = connect();
    expect(connection.status).toBe('connecting');
    online();
    expect(wire().sent).toEqual([{ do: 'hello', table: 'KR7Q2M', token: 'secret', match: 1, since: 0 }]);
    expect(statuses).toEqual(['online']);
  });

  it('answers a command when the server has it', async () => {
    const { connection, wire, online } = connect();
    online();
    const reply = connection.send({ do: 'answer', ask: '3.0', answer: 'red-7' });
    const { key, ...rest } = wire().sent[1]!;
    expect(rest).toEqual({ do: 'answer', ask: '3.0', answer: 'red-7' });
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    wire().say({ is: 'ok', key });
    expect(await reply).toEqual({ is: 'ok', key });
  });

  it('sends what was left unanswered again, once and with the same key', async () => {
    const { connection, wires, wire, statuses, online } = connect();
    online();
    const first = connection.send({ do: 'answer', ask: '3.0', answer: 'draw' });
    const second = connection.send({ do: 'say', text: 'ha' });
    const keys = wire()
      .sent.slice(1)
      .map((frame) => frame.key);
    wire().say({ is: 'ok', key: keys[0] });
    await first;
    wire().drop();
    expect(statuses).toEqual(['online', 'offline']);
    const third = connection.send({ do: 'start' });
    vi.advanceTimersByTime(250);
    expect(wires).toHaveLength(2);
    online();
    expect(wire().sent.map((frame) => frame.do)).toEqual(['hello', 'say', 'start']);
    expect(wire().sent[1]!.key).toBe(keys[1]);
    expect(wire().sent[0]!.since).toBe(1);
    wire().say({ is: 'ok', key: keys[1] });
    wire().say({ is: 'no', key: wire().sent[2]!.key, refusal: { id: 'server-too-few' } });
    expect((await second).is).toBe('ok');
    expect(await third).toMatchObject({ is: 'no', refusal: { id: 'server-too-few' } });
  });

  it('asks again with the same key, ever more slowly, while it is not known whether something counted', async () => {
    const { connection, wire, frames, online } = connect();
    online();
    const reply = connection.send({ do: 'answer', ask: '3.0', answer: 'draw' });
    const { key } = wire().sent[1]!;
    for (const [place, wait] of [500, 1000, 2000, 4000, 5000, 5000].entries()) {
      wire().say({ is: 'unknown', key });
      vi.advanceTimersByTime(wait - 1);
      expect(wire().sent).toHaveLength(2 + place);
      vi.advanceTimersByTime(1);
      expect(wire().sent[2 + place]).toEqual(wire().sent[1]);
    }
    expect(frames[frames.length - 1]).toEqual({ is: 'unknown', key });
    wire().say({ is: 'ok', key });
    expect(await reply).toEqual({ is: 'ok', key });
    wire().say({ is: 'unknown', key });
    vi.advanceTimersByTime(10_000);
    expect(wire().sent).toHaveLength(8);
  });

  it('comes back when the server does not know yet who is there', () => {
    const { wire, statuses, online } = connect();
    online();
    wire().say({ is: 'bye', refusal: { id: 'server-unknown' } });
    expect(statuses).toEqual(['online', 'offline']);
  });

  it('waits longer after each failure, up to five seconds', () => {
    const { wires, wire } = connect();
    const waits = [250, 400, 600, 800, 1000, 2000, 4000, 5000, 5000];
    for (const [place, wait] of waits.entries()) {
      wire().drop();
      vi.advanceTimersByTime(wait - 1);
      expect(wires).toHaveLength(place + 1);
      vi.advanceTimersByTime(1);
      expect(wires).toHaveLength(place + 2);
    }
  });

  it('pings a silent server and gives up on one that stays silent', () => {
    const { wire, wires, statuses, online } = connect();
    online();
    const first = wire();
    vi.advanceTimersByTime(15_000);
    expect(first.sent[1]).toMatchObject({ do: 'ping' });
    first.say({ is: 'ok', key: first.sent[1]!.key });
    vi.advanceTimersByTime(14_999);
    expect(first.sent).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(first.sent).toHaveLength(3);
    vi.advanceTimersByTime(8000);
    expect(statuses).toEqual(['online', 'offline']);
    expect(first.closed).toBe(true);
    vi.advanceTimersByTime(250);
    expect(wires).toHaveLength(2);
  });

  it('gives up on a socket that never opens', () => {
    const { wires, statuses } = connect();
    vi.advanceTimersByTime(8000);
    expect(statuses).toEqual(['offline']);
    vi.advanceTimersByTime(250);
    expect(wires).toHaveLength(2);
  });

  it('is offline when the device is, and comes back at once', () => {
    const { wires, world, statuses, online } = connect();
    online();
    world.dispatchEvent(new Event('offline'));
    expect(statuses).toEqual(['online', 'offline']);
    world.dispatchEvent(new Event('online'));
    expect(wires).toHaveLength(2);
    online();
    expect(statuses).toEqual(['online', 'offline', 'online']);
  });

  it('asks whether anybody is there when it is looked at again', () => {
    const { wire, world, online } = connect();
    online();
    world.dispatchEvent(new Event('visibilitychange'));
    expect(wire().sent[1]).toMatchObject({ do: 'ping' });
  });

  it('is gone for good after a bye, and says so to whoever waits', async () => {
    const { connection, wire, wires, statuses, online } = connect();
    online();
    const reply = connection.send({ do: 'start' });
    wire().say({ is: 'bye', refusal: { id: 'server-bad-token' } });
    expect(await reply).toMatchObject({ is: 'no', refusal: { id: 'server-bad-token' } });
    expect(connection.farewell).toEqual({ id: 'server-bad-token' });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(statuses).toEqual(['online', 'gone']);
    expect(await connection.send({ do: 'leave' })).toMatchObject({ is: 'no' });
  });

  it('tries again, not at once, when the server is only busy', () => {
    const { wire, wires, statuses, online } = connect();
    online();
    wire().say({ is: 'bye', refusal: { id: 'server-too-fast' } });
    expect(statuses).toEqual(['online', 'offline']);
    vi.advanceTimersByTime(3999);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
  });

  it('passes every other frame on, and ignores what is none', () => {
    const { wire, frames, online } = connect();
    online();
    wire().onmessage?.call(wire() as never, { data: '<html>' } as MessageEvent);
    wire().say({ is: 'chat', lines: [] });
    expect(frames).toEqual([TABLE, { is: 'chat', lines: [] }]);
  });

  it('hangs up quietly', () => {
    const { connection, wire, wires, online } = connect();
    online();
    connection.close();
    expect(wire().closed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});
