/** Laws of what a seat can work out by itself: a page tries things on its own view alone. */
import { CHANCE, type Game, type Outcome, type Seat } from '../contract.ts';
import { gameFrom, holds, type Law, text, viewers } from './law.ts';

export const foresees: Law = {
  name: 'a choice made on the own view leads to the next view, and tells the same',
  check(subject, options, seed) {
    const { game } = subject;
    for (const { before, step, after } of gameFrom(subject, options, seed)) {
      if (step.by === CHANCE) continue;
      const view = game.view(before, step.by);
      const events: unknown[] = [];
      game.apply(view, step.choice, (event) => events.push(event));
      // Looked at again: what was just shuffled, from cards that all had seen, is hidden from now on.
      const [tried, made] = [view, after].map((state) => text(game.view(state, step.by)));
      holds(tried === made, () => `${text(step.choice)} leads to ${tried} instead of ${made}`);
      const told = text(game.redact(step, step.by).events);
      holds(text(events) === told, () => `${text(events)} is told instead of ${told}`);
    }
  },
};

export const reckons: Law = {
  name: 'the outcome of a view says what its seat may know, and nothing else',
  check(subject, options, seed) {
    const { game } = subject;
    for (const { after } of gameFrom(subject, options, seed)) {
      const whole = game.outcome(after);
      for (const viewer of viewers(options)) {
        const known = game.outcome(game.view(after, viewer));
        sameScores(known, whole, viewer);
      }
    }
  },
};

/** Parts that are hidden may be missing; what is there is true, and adds up. */
function sameScores(known: Outcome, whole: Outcome, viewer: Seat): void {
  holds(known.scores.length === whole.scores.length, () => `seat ${viewer} sees other seats`);
  for (const [seat, { total, parts }] of known.scores.entries()) {
    const sum = parts.reduce((points, part) => points + part.points, 0);
    holds(sum === total, () => `for seat ${viewer} ${text(parts)} make ${total}`);
    for (const { part, points } of parts) {
      const truth = whole.scores[seat]?.parts.find((other) => other.part === part)?.points;
      holds(truth === points, () => `seat ${viewer} is told ${points} ${part}, and it is ${truth}`);
    }
  }
}

export const keepsSecrets: Law = {
  name: 'seats see the same, unless the game says that they keep secrets',
  check(subject, options, seed) {
    const { game } = subject;
    let differ = false;
    for (const { before, step } of gameFrom(subject, options, seed)) {
      const told = viewers(options).map((viewer) => seenBy(game, before, step, viewer));
      differ ||= told.some((one) => one !== told[0]);
    }
    holds(differ === game.secret, () => (differ ? 'seats keep secrets' : 'there are no secrets'));
  },
};

function seenBy(game: Game, state: unknown, step: Parameters<Game['redact']>[0], viewer: Seat) {
  return text([game.view(state, viewer), game.redact(step, viewer)]);
}
