/**
 * A bot that searches: it explores what may come of its choices as long as its patience lasts, and
 * takes the choice that was tried most often.
 */
import { type Game, type Judgement, NOBODY, type Seat } from '@magehall/engine';
import type { Bot, Moment, Thought } from './bot.ts';
import { type Appraise, appraiser } from './chances.ts';
import { Explorer } from './explorer.ts';
import { Patience } from './patience.ts';
import { type Branch, FIRST_LOOK } from './tree.ts';

/** Milliseconds between two reports. */
const REPORT_EVERY = 200;
const REPORTED = 5;
/** How many iterations go by until it is asked again whether the best choice can still be overtaken. */
const ASK_EVERY = 16;
/** So often what is hidden is imagined anew before a win is believed. */
const DOUBTS = 8;

/** Looks at so many positions at most, as long as the moment leaves it time. */
export function search(game: Game, judgement: Judgement, looks: number): Bot {
  return {
    decide(view, seat, moment) {
      const choices = game.choices(view);
      if (choices.length === 1 && !moment.report) return choices[0];
      return new Search(game, judgement, looks, view, seat, moment).best();
    },
  };
}

class Search {
  readonly #game: Game;
  readonly #view: unknown;
  readonly #seat: Seat;
  readonly #moment: Moment;
  readonly #patience: Patience;
  readonly #appraise: Appraise;
  readonly #explorer: Explorer;

  constructor(
    game: Game,
    judgement: Judgement,
    looks: number,
    view: unknown,
    seat: Seat,
    moment: Moment,
  ) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#moment = moment;
    this.#patience = new Patience(looks, moment);
    const seats = game.outcome(game.imagine(view, seat, moment.roll)).scores.length;
    this.#appraise = appraiser(game, judgement, seats);
    this.#explorer = new Explorer({
      game,
      judgement,
      appraise: this.#appraise,
      patience: this.#patience,
      view,
      seat,
      roll: moment.roll,
    });
  }

  best(): unknown {
    const { now, report } = this.#moment;
    let next = now() + REPORT_EVERY;
    this.#explorer.iterate();
    const winning = this.#sureWin();
    if (winning) {
      report?.([{ choice: winning.choice, chance: 1, visits: 1 }]);
      return winning.choice;
    }
    while (!this.#patience.isOver() && !this.#decided()) {
      this.#explorer.iterate();
      if (report && now() >= next) {
        report(this.#thoughts());
        next = now() + REPORT_EVERY;
      }
    }
    const thoughts = this.#thoughts();
    report?.(thoughts);
    return thoughts[0].choice;
  }

  /**
   * A choice that ends the game with this side in front, whatever is imagined. Other roads may win as
   * surely, but a player who sees the end takes it.
   */
  #sureWin(): Branch | undefined {
    const { roll } = this.#moment;
    for (const branch of this.#explorer.first) {
      let sure = branch.ends;
      for (let i = 0; sure && i < DOUBTS; i++) {
        const state = this.#game.imagine(this.#view, this.#seat, roll);
        this.#game.apply(state, branch.choice);
        sure = this.#game.waitingFor(state) === NOBODY && this.#appraise.won(state, this.#seat);
      }
      if (sure) return branch;
    }
    return undefined;
  }

  /** At the pace so far, the looks that are left are too few for another choice to be tried more. */
  #decided(): boolean {
    const { iterations, first } = this.#explorer;
    if (iterations % ASK_EVERY !== 0) return false;
    let most = 0;
    let second = 0;
    for (const { visits } of first) {
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) second = visits;
    }
    const { looks, most: mostLooks } = this.#patience;
    const left = (mostLooks - looks) * (iterations / looks);
    return most - second > left;
  }

  #thoughts(): Thought[] {
    return this.#explorer.first
      .map(({ choice, visits, sums }) => ({
        choice,
        chance: sums[this.#seat] / (visits + FIRST_LOOK),
        visits,
      }))
      .sort((a, b) => b.visits - a.visits || b.chance - a.chance)
      .slice(0, REPORTED);
  }
}
