/** A table at which a lesson is held: the coach looks at every answer before the server does. */
import { TableClient } from '../lib/tableclient.svelte';

/** Among what is wanted: everything the rules allow. */
export const ANY = '*';

export class LessonClient extends TableClient {
  /** What I wanted instead of what the coach wants; counts up, so that the coach can say it again. */
  objection = $state.raw<{ option: string; step: number } | null>(null);

  /** Whether the coach lets an option pass. */
  accepts(option: string): boolean {
    const { coach } = this;
    if (!coach) return true;
    const taken = coach.want.includes(option) || coach.want.includes(ANY);
    this.objection = taken ? null : { option, step: coach.step };
    return taken;
  }
}
