/** Everything in the box of a game: what it declares, in the words of a language and with the rule that explains it. */
import type { Declared, RuleBook } from '../lib/api';
import { folded } from '../lib/rules';
import { capital, type Words } from '../lib/words';

type Kind = Declared['kinds'][number];

export interface Entry {
  kind: string;
  group: string;
  back: string;
  name: string;
  about: string;
  /** What is printed on its cards, and how many there are of each. */
  faces: { notation: string; copies: number }[];
  copies: number;
  /** What one costs whoever is left with it; 0 if that is nothing, or its number. */
  points: number;
  /** The expansion it comes with, in notation and in words; empty for what is always there. */
  expansion: string;
  expansionName: string;
  /** The rule that explains it. */
  rule: string | null;
  /** All that can be searched for, as people type it. */
  sought: string;
}

export interface Group {
  name: string;
  title: string;
  entries: Entry[];
}

/** All kinds of a game, in groups: in the order in which the rulebook explains them. */
export function catalogue(kinds: readonly Kind[], book: RuleBook | null, words: Words): Group[] {
  const rules = explaining(book);
  const entries = kinds.map((kind) => entryOf(kind, rules.get(kind.name) ?? null, words));
  const order = [...rules.keys()];
  const place = (entry: Entry) => (order.indexOf(entry.kind) + order.length + 1) % (order.length + 1);
  entries.sort((one, other) => place(one) - place(other));
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups].map(([name, found]) => ({ name, title: groupTitle(name, words), entries: found }));
}

/** The first rule that explains each kind, in the order of the book. */
function explaining(book: RuleBook | null): Map<string, string> {
  const rules = new Map<string, string>();
  for (const section of book?.sections ?? [])
    for (const rule of section.rules)
      for (const kind of rule.explains) if (!rules.has(kind)) rules.set(kind, rule.number);
  return rules;
}

function entryOf(kind: Kind, rule: string | null, words: Words): Entry {
  const { name, group, back, points, expansion } = kind;
  const faces = kind.faces.map((notation, place) => ({ notation, copies: kind.copies[place] ?? 1 }));
  const id = textOf(kind, words);
  const entry = {
    kind: name,
    group,
    back,
    name: capital(nameOf(kind, id, words)),
    about: id ? words.about(id) : '',
    faces,
    copies: faces.reduce((sum, face) => sum + face.copies, 0),
    points,
    expansion,
    expansionName: expansion && expansionTitle(expansion, words),
    rule,
  };
  // a tile is written in signs that nobody types
  const printed = faces.map(({ notation }) => (words.isCard(notation) ? words.card(notation) : ''));
  const texts = [entry.name, entry.about, groupTitle(group, words), entry.expansionName, rule ?? '', ...printed];
  return { ...entry, sought: folded(texts.join(' ')) };
}

/** The id of the text that explains a kind, where there is one. */
function textOf(kind: Kind, words: Words): string | null {
  const own = [`event-${kind.name}`, `tile-${kind.name}`, `card-${kind.name}`];
  const ids = [...own, ...kind.faces.slice(0, 1).map((face) => words.entryOf(face))];
  return ids.find((id) => words.has(id)) ?? null;
}

/** What a kind is called; one of a single face is called as that is: “step 3”, where all are steps. */
function nameOf(kind: Kind, id: string | null, words: Words): string {
  const [face] = kind.faces;
  if (id === null) return kind.name.replaceAll('-', ' ');
  return kind.faces.length === 1 && face && id === words.entryOf(face) ? words.card(face) : words.say(id);
}

function groupTitle(group: string, words: Words): string {
  const id = `group-${group}`;
  return words.has(id) ? words.say(id) : capital(group.replaceAll('-', ' '));
}

/** What an expansion is called, without what it adds. */
export function expansionTitle(expansion: string, words: Words): string {
  const ids = [`expansion-${expansion}`, `card-${expansion}`];
  const id = ids.find((one) => words.has(one));
  return id ? capital(words.say(id)) : capital(expansion.replaceAll('-', ' '));
}

/** The entries in which every word of a search occurs, within one group or in all. */
export function sought(groups: readonly Group[], search: string, group: string | null): Group[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  return groups
    .filter((one) => group === null || one.name === group)
    .map((one) => ({ ...one, entries: one.entries.filter((entry) => wanted.every((word) => has(entry, word))) }))
    .filter((one) => one.entries.length);
}

/** A number is that of a rule or of a card, whole; a word may be part of one. */
function has(entry: Entry, word: string): boolean {
  return /^[\d.]+$/.test(word) ? entry.sought.split(/[\s,;:]+/).includes(word) : entry.sought.includes(word);
}
