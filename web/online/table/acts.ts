/**
 * What people at a table ask for beside its game. A refusal becomes a sentence on the page. Loaded with
 * what asks for it.
 */
import { ask3, No } from '../line/post.ts';
import { sentenceOf } from '../words/refusal.ts';
import type { HeardTable } from './heard.ts';
import { tell } from './tell.ts';

type Vote = 'take-back' | 'end' | 'pause' | 'resume';

/** A take-back that ends in the middle of a split choice is asked for a little further back. */
const FARTHEST = 12;
const MOST_TRIES = 5;
/** So long what others did meanwhile is waited for. */
const LONGEST = 3000;

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

  /** Two may answer at once: who comes second says it again, unless the game itself went on. */
  async #say(what: string, body: object): Promise<unknown> {
    const { id, about, play } = this.#heard;
    const steps = play.peek()?.steps;
    for (let tries = 0; ; tries++) {
      const after = about.peek()?.seq ?? -1;
      try {
        return await ask3(`tables/${id}/${what}`, { after, ...body });
      } catch (error) {
        const head = error instanceof No ? error.refusal?.head : undefined;
        if (head === undefined || tries === MOST_TRIES) throw error;
        await this.#heardUntil(head);
        if (play.peek()?.steps !== steps) throw error;
      }
    }
  }

  #heardUntil(head: number): Promise<void> {
    const { about } = this.#heard;
    return new Promise((resolve) => {
      const waited = setTimeout(resolve, LONGEST);
      const stop = about.subscribe((now) => {
        if (!now || now.seq < head) return;
        clearTimeout(waited);
        resolve();
        // Called at once if it is there already, before there is anything to stop.
        queueMicrotask(() => stop());
      });
    });
  }
}
