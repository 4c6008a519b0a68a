/** What people at a table decide together: take-backs, pauses, the end. Bots agree to everything. */
import { type Seat, sure } from '@magehall/engine';
import type { HallEntry, VoteAbout } from './entries.ts';
import { HallRefused, refusedBy } from './refusal.ts';
import { answers, chairAt, type OpenVote, phaseOf, type Standing } from './standing.ts';

/** Those who must agree, the asker included: people who play for themselves, and whom it concerns. */
export function needed(standing: Standing, { about, by, undo = 0 }: OpenVote): Seat[] {
  const { chairs, table } = standing;
  const concerned =
    about === 'take-back' ? [by, ...refusedBy(() => table.concerned(by, undo))] : chairs.keys();
  return [...concerned].filter((seat) => seat === by || answers(chairAt(standing, seat))).sort();
}

/** Everybody besides the asker, whom the game itself wants to have agreed. */
function others(standing: Standing, by: Seat): Seat[] {
  return [...standing.chairs.keys()].filter((seat) => seat !== by);
}

/** The entry that a vote adds, and what was carried by it. */
export function vote(
  standing: Standing,
  seat: Seat,
  { about, yes, undo }: { about: VoteAbout; yes: boolean; undo?: number },
): { entry: HallEntry; carried?: OpenVote; concerned: Seat[] } {
  const open = standing.vote;
  if (!answers(chairAt(standing, seat))) throw new HallRefused('not-seated');
  check(standing, about);
  if (open ? open.about !== about : !yes) throw new HallRefused('not-agreed');
  if (open?.agreed.includes(seat) && yes) throw new HallRefused('not-agreed');
  if (!open && about === 'take-back') checkTakeBack(standing, undo);
  const entry = { vote: about, by: seat, yes, ...(!open && undo !== undefined && { undo }) };
  if (!yes) return { entry, concerned: [] };
  const now: OpenVote = open
    ? { ...open, agreed: [...open.agreed, seat] }
    : { about, by: seat, agreed: [seat], ...(undo !== undefined && { undo }) };
  const all = needed(standing, now).every((one) => now.agreed.includes(one));
  const concerned = about === 'take-back' ? others(standing, now.by) : [];
  return { entry, ...(all && { carried: now }), concerned };
}

function check(standing: Standing, about: VoteAbout): void {
  const phase = phaseOf(standing);
  if (phase === 'over') throw new HallRefused('over');
  if (phase === 'paused' && about !== 'resume' && about !== 'end') throw new HallRefused('paused');
  if (phase !== 'running' && phase !== 'paused') throw new HallRefused('not-open');
  if (phase === 'running' && about === 'resume') throw new HallRefused('not-open');
}

/** As far back as something stands, and nothing is left half done. */
function checkTakeBack({ table }: Standing, undo: number | undefined): void {
  if (undo === undefined) throw new HallRefused('bad-field');
  if (undo > table.steps) throw new HallRefused('no-undo', ['undo', undo]);
  if (table.triedAfter(table.steps - undo)) throw new HallRefused('unfinished', ['partOfUndo']);
}

export function endByVote(standing: Standing, by: Seat, at: number): HallEntry {
  const agreed = others(standing, by);
  return { by, end: 'vote', places: placesOf(standing), agreed, at };
}

/** With two the other wins; with more a bot plays on, and who gave up comes last. */
export function resign(standing: Standing, seat: Seat, at: number): HallEntry[] {
  const { chairs } = standing;
  if (chairAt(standing, seat).resigned) throw new HallRefused('over');
  if (chairs.length > 2) return [{ resigned: seat }, { standin: seat, on: true }];
  const places = chairs.map((_, other) => (other === seat ? 2 : 1));
  return [{ by: seat, end: 'resign', places, at }];
}

/** The places as the game stands, those who resigned behind all the others. */
export function placesOf({ table, chairs }: Standing): number[] {
  const { places } = table.ending ?? table.game.outcome(table.state);
  const staying = chairs.flatMap(({ resigned }, seat) => (resigned ? [] : [seat]));
  return chairs.map(({ resigned }, seat) => {
    if (resigned && staying.length > 0) return staying.length + 1;
    const place = sure(places[seat]);
    return 1 + staying.filter((other) => sure(places[other]) < place).length;
  });
}
