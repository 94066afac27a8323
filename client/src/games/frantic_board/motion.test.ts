import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '../../lib/protocol';
import { SPACES } from './board';
import type { BoardView } from './declared.generated';
import { Motion } from './motion.svelte';

const board = SPACES.map(() => [] as string[]);

function moment(pawns: number[], more: Partial<BoardView> = {}): BoardView {
  return { board, pawns, used: [], question: null, stage: 'move', ...more } as BoardView;
}

const told = (number: number, ...facts: Message[]) => [{ number, facts }];
const walk = (seat: number, space: number): Message => ({ id: 'goes-to', seat, space: String(space) });
const roll = (seat: number, value: number): Message => ({ id: 'rolls', seat, roll: value });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function started(): Promise<Motion> {
  const motion = new Motion();
  motion.show(moment([3, 6]), [], [], false);
  await vi.runAllTimersAsync();
  return motion;
}

it('steps a pawn along its way, 160 ms a space', async () => {
  const motion = await started();
  motion.show(moment([5, 6]), told(1, walk(0, 5)), [], false);
  expect(motion.at).toEqual([4, 6]);
  await vi.advanceTimersByTimeAsync(160);
  expect(motion.at).toEqual([5, 6]);
  await vi.runAllTimersAsync();
  expect(motion.busy).toBe(false);
});

it('plays what comes meanwhile afterwards, and loses nothing', async () => {
  const motion = await started();
  motion.show(moment([3, 6]), told(1, roll(0, 2)), [], false);
  motion.show(moment([5, 6]), told(2, walk(0, 5)), [], false);
  motion.show(moment([5, 6]), told(3, roll(1, 4)), [], false);
  await vi.runAllTimersAsync();
  expect(motion.at).toEqual([5, 6]);
  expect(motion.die).toEqual({ seat: 1, value: 4, sides: 6 });
  expect(motion.ofMove).toBe(true);
});

it('ends at once when touched, and where nothing shall move', async () => {
  const motion = await started();
  motion.show(moment([30, 6]), told(1, roll(0, 4), walk(0, 30)), [], false);
  motion.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(motion.at).toEqual([30, 6]);
  motion.show(moment([33, 6]), told(2, roll(0, 3), walk(0, 33)), [], true);
  await vi.advanceTimersByTimeAsync(0);
  expect(motion.at).toEqual([33, 6]);
  expect(motion.die?.value).toBe(3);
});

it('does not play a moment twice', async () => {
  const motion = await started();
  const news = told(1, roll(0, 2));
  motion.show(moment([3, 6]), news, [], false);
  await vi.runAllTimersAsync();
  motion.show(moment([3, 6], { asked: [1] }), news, [], false);
  expect(motion.busy).toBe(false);
  expect(motion.ofMove).toBe(true);
});

it('knows after a reconnection what the die was for', async () => {
  const motion = new Motion();
  motion.show(moment([17, 6]), [], told(7, { id: 'lands-on', seat: 0, card: 'teleport-3' }, roll(0, 5)), false);
  await vi.runAllTimersAsync();
  expect(motion.die?.value).toBe(5);
  expect(motion.ofMove).toBe(false);
});
