/** The tables at which I have a seat: by my key, and by the seats this browser keeps. */
import { api, Refused } from '../lib/api';
import { playerKey } from '../lib/player';
import type { MyTable } from '../lib/protocol.me';
import { forgetSeat, mySeats } from '../lib/seats';

/** So many tables of this browser are asked for one by one, where the key does not know them. */
const ASKED = 6;

function urgency(one: MyTable): number {
  if (one.phase !== 'playing') return one.phase === 'lobby' ? 3 : 4;
  return one.turn === null ? 1 : one.turn ? 0 : 2;
}

/** My turn first, the one with the least time before the others; then what runs, what waits, what is over. */
export function byUrgency(tables: readonly MyTable[]): MyTable[] {
  const time = (one: MyTable) => one.until ?? Number.POSITIVE_INFINITY;
  return [...tables].sort(
    (one, other) =>
      urgency(one) - urgency(other) ||
      (one.turn && time(one) !== time(other) ? time(one) - time(other) : other.touched - one.touched),
  );
}

/** All tables that wait for me. Of those that are over only the ones this browser has not put away. */
export async function myTables(known?: readonly MyTable[]): Promise<MyTable[]> {
  const key = playerKey();
  const seats = mySeats();
  const mine =
    known ??
    (key
      ? await api.me(key).then(
          (page) => page.tables,
          () => [],
        )
      : []);
  const codes = new Set(mine.map((one) => one.code));
  const others = await Promise.all(
    seats
      .filter((seat) => !codes.has(seat.code))
      .slice(0, ASKED)
      .map(async (seat): Promise<MyTable | null> => {
        try {
          const table = await api.table(seat.code);
          return { ...table, you: null, turn: null, asked: [], until: null, clock: null, touched: seat.at };
        } catch (error) {
          if (error instanceof Refused && error.status === 404) forgetSeat(seat.code);
          return null;
        }
      }),
  );
  const here = new Set(seats.map((seat) => seat.code));
  const all = [
    ...mine.filter((one) => one.phase !== 'over' || here.has(one.code)),
    ...others.filter((one) => one !== null),
  ];
  return byUrgency(all);
}
