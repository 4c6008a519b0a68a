/** What people at a table ask for beside its game. A refusal becomes a sentence on the page. */
import { announce } from '@magehall/ui';
import { show } from '../../shown.ts';
import { ask3, No } from '../line/post.ts';
import { sentenceOf } from '../words/refusal.ts';
import type { HeardTable } from './heard.ts';

type Vote = 'take-back' | 'end' | 'pause' | 'resume';

/** A take-back that ends in the middle of a split choice is asked for a little further back. */
const FARTHEST = 12;

export function tell(text: string): void {
  show({ what: 'online', text });
  announce(text);
}

async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    tell(sentenceOf(error));
  }
}

export class Acts {
  readonly #heard: HeardTable;

  constructor(heard: HeardTable) {
    this.#heard = heard;
  }

  vote(about: Vote, yes: boolean): Promise<void> {
    return attempt(() => this.#say('votes', { about, yes }));
  }

  /** Asks to take back the last thing that somebody chose, with all that chance answered. */
  takeBack(): Promise<void> {
    return attempt(async () => {
      const steps = this.#heard.play.peek()?.now.peek().steps ?? [];
      const chosen = steps.findLastIndex(({ by }) => by >= 0);
      const fewest = Math.max(1, steps.length - chosen);
      for (let undo = fewest; ; undo++) {
        try {
          await this.#say('votes', { about: 'take-back', yes: true, undo });
          return;
        } catch (error) {
          const isSplit = error instanceof No && error.refusal?.error === 'unfinished';
          if (!isSplit || undo > fewest + FARTHEST) throw error;
        }
      }
    });
  }

  resign(): Promise<void> {
    return attempt(() => this.#say('resign', {}));
  }

  seatBack(): Promise<void> {
    return attempt(() => ask3(`tables/${this.#heard.id}/seat-back`, {}));
  }

  chat(room: 'players' | 'watchers', text: string): Promise<void> {
    return attempt(() => ask3(`tables/${this.#heard.id}/chat`, { room, text }));
  }

  hide(n: number): Promise<void> {
    return attempt(() => ask3(`tables/${this.#heard.id}/chat/hide`, { n }));
  }

  #say(what: string, body: object): Promise<unknown> {
    const { id, about } = this.#heard;
    return ask3(`tables/${id}/${what}`, { after: about.peek()?.seq ?? -1, ...body });
  }
}
