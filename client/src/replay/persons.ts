/** The persons of a record: it knows their names, and perhaps which of them were bots. */

import type { Persona } from '../table/contract';
import { personasOf } from '../table/personas';
import type { Head } from './source';

/** `ruthless play` writes what plays a seat behind its name: `Bob (uniform)`. */
const PLAYED_BY = /^(.*\S)\s+\(([^()]+)\)$/;

export function namesIn(head: Head, unnamed: (number: number) => string): string[] {
  return Array.from({ length: head.seats }, (_, seat) => {
    const name = head.players[seat] ?? '';
    return (name.match(PLAYED_BY)?.[1] ?? name) || unnamed(seat + 1);
  });
}

export function personsIn(head: Head, names: readonly string[]): Persona[] {
  return personasOf(
    names.map((name, seat) => ({
      person: seat,
      name,
      bot: head.bots?.[seat] || PLAYED_BY.test(head.players[seat] ?? '') ? 'normal' : null,
      here: true,
      ready: true,
      replaced: false,
      wins: 0,
    })),
  );
}
