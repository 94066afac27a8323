/** A match that has been: answers go on to what happened next. */
import type { ChatLine, Command, GameName, Message, PersonState, TableState, Told, Update } from '../lib/protocol';
import type { Client } from '../table/tableview';

const NAMES = ['Ada', 'Mia', 'Otto', 'Bob', 'Zoe', 'Kai', 'Lea', 'Tom'];

export class RecordedClient implements Client {
  table = $state.raw<TableState | null>(null);
  update = $state.raw<Update | null>(null);
  log = $state.raw<Told[]>([]);
  news = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  spoken = $state.raw<ChatLine[]>([]);
  status = $state<Client['status']>('online');
  sending = $state.raw<{ key: string; answer: string } | null>(null);
  refusal = $state.raw<Message | null>(null);
  #at = 0;
  readonly #updates: Update[];
  readonly #heard = performance.now();

  constructor(game: GameName, updates: Update[], state: string) {
    this.#updates = updates;
    const view = updates[0]!.view as unknown as { order: number[]; seat: number };
    const people = NAMES.slice(0, view.order.length).map(
      (name, seat): PersonState => ({
        person: seat + 1,
        name,
        bot: seat === 2 ? 'normal' : null,
        here: !(state === 'away' && seat === 1),
        ready: true,
        replaced: state === 'replaced' && (seat === view.seat || seat === 3),
        wins: 0,
      }),
    );
    this.table = {
      code: 'KR7Q2M',
      name: 'Friday Grudge',
      game,
      options: {},
      rules: '',
      settings: {
        name: 'Friday Grudge',
        open: false,
        watch: true,
        chat: true,
        clock: 'brisk',
        pace: 'normal',
        bots: 'normal',
        hints: true,
        sit_in: true,
        window: 'hour',
      },
      phase: 'playing',
      broken: false,
      host: 1,
      you: view.seat + 1,
      people,
      seated: people,
      played: { game, options: {}, rules: '' },
      watchers: 0,
      match: 1,
      seal: '',
      record: 'abc',
      proof: null,
    };
    this.chat = [{ number: 1, person: 4, name: 'Bob', text: 'Blue. Because I know you have none.', at: Date.now() }];
    if (state === 'offline') this.status = 'offline';
    this.#hear(true);
    // scenes of several moments play up to their last
    const rest = () => {
      if (this.#at < this.#updates.length - 1 && this.#updates.length < 20) {
        this.next();
        setTimeout(rest, 60);
      }
    };
    setTimeout(rest, 400);
  }

  #hear(first = false): void {
    const update = this.#updates[this.#at];
    if (!update) return;
    const last = this.log[this.log.length - 1]?.number ?? -1;
    const told = update.told.filter((one) => one.number > last);
    this.log = [...this.log, ...told];
    this.news = first ? [] : told;
    this.sending = null;
    this.update = update;
  }

  next(): void {
    if (this.#at >= this.#updates.length - 1) return;
    this.#at++;
    this.#hear();
  }

  clockLeft(): number | null {
    return this.update?.clock ? Math.max(0, this.update.clock.left - (performance.now() - this.#heard) / 50) : null;
  }

  answer(option: string): void {
    this.sending = { key: '1', answer: option };
    setTimeout(() => this.next(), 300);
  }

  async why(): Promise<Message | null> {
    return null;
  }

  /** Let somebody say something. */
  say(person: number, line: { text?: string; taunt?: string }): void {
    const name = this.table?.people.find((one) => one.person === person)?.name ?? '';
    const said = { number: (this.chat.at(-1)?.number ?? 0) + 1, person, name, at: Date.now(), ...line };
    this.chat = [...this.chat, said];
    this.spoken = [...this.spoken, said];
  }

  async send(command: Command): Promise<Message | null> {
    console.info(command);
    if (command.do === 'say') this.say(this.table?.you ?? 1, command);
    return null;
  }
}
