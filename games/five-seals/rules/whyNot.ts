/**
 * Why a piece can't be used now: for a seal on the board what stands in the way, or what the dice
 * lack; for a scroll in hand whether it is used up, has no effect, or nobody to aim at.
 */
import type { Reason, Seat } from '@magehall/engine';
import { DIE_NAME, dieNamed, purseOf } from './data/dice.ts';
import { COLOURS, ELEMENTS, MIND } from './data/elements.ts';
import { CARD_SPELL, cardNamed, isCardName, SPELLS, type SpellName } from './data/scrolls.ts';
import { choices } from './frames.ts';
import { opponentsOf } from './spells/spell.ts';
import { boardOf, isDone, type State, top } from './state.ts';
import { touches } from './touches.ts';
import { isPayable, sealElement, sealStrength } from './turn/breaking.ts';
import { holds, isBarred, newReach, reachOf } from './turn/reach.ts';
import { scrollUses } from './turn/turn.ts';

export type Why =
  | 'over'
  | 'chance'
  | 'done'
  | 'not-your-turn'
  | 'none-left'
  | 'something-else'
  | 'must-break'
  | 'supply'
  | 'no-target'
  | 'not-yours'
  | 'nothing-there'
  | 'guarded'
  | 'under-familiar'
  | 'out-of-reach'
  | 'too-weak-mind'
  | 'wrong-colour'
  | 'too-weak'
  | 'used-up'
  | 'passive'
  | 'nobody-left'
  | 'no-effect'
  | 'no-seal-for-die'
  | 'other-dice'
  | 'other-dice-mind';

type Because = Reason['with'];

const reason = (why: Why, rules: string[], blame: string[] = [], because?: Because): Reason[] => [
  because === undefined ? { why, rules, blame } : { why, rules, blame, with: because },
];

export function whyNot(state: State, seat: Seat, asked: string): Reason[] {
  const things = asked.split('+');
  const thing = things[things.length - 1] ?? '';
  const frame = top(state);
  if (frame === undefined) return reason('over', ['FS-ENDROUND-2']);
  if (!('seat' in frame) || frame.do === 'roll') return reason('chance', ['FS-ROUND-1']);
  if (frame.seat !== seat)
    return isDone(state.players[seat])
      ? reason('done', ['FS-ROUND-3'], [`seat:${seat}`])
      : reason('not-your-turn', ['FS-ROUND-2'], [`seat:${frame.seat}`]);
  if (choices(state).some((choice) => touches(state, choice).includes(thing)))
    return things.length > 1 ? together(state, things, thing) : [];
  const [kind, name] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  if (frame.do === 'draft' && kind === 'supply') return reason('none-left', ['FS-Q-65']);
  if (frame.do !== 'turn') return reason('something-else', ['FS-TURN-3']);
  if (kind === 'space') return whyNotSeal(state, seat, name);
  if (kind === 'own' && isCardName(name)) return whyNotScroll(state, seat, name);
  if (kind === 'die' && !name.includes('.')) return whyNotDie(state, seat, name);
  if (kind === 'give') return reason('must-break', ['FS-TURN-4']);
  if (kind === 'supply') return reason('supply', ['FS-ENDTURN-1']);
  if (kind === 'seat') return reason('no-target', ['FS-CONFLICT-1'], [thing]);
  return reason('not-yours', ['FS-SCROLL-1']);
}

/** A seal that could be broken, but not with the dice that were asked about. */
function together(state: State, things: readonly string[], thing: string): Reason[] {
  const goes = (names: readonly string[]) => things.every((one) => names.includes(one));
  if (choices(state).some((choice) => goes(touches(state, choice)))) return [];
  const space = boardOf(state).at.get(thing.slice(thing.indexOf(':') + 1));
  const isSeal = thing.startsWith('space:') && space !== undefined;
  if (!isSeal || !things.every((one) => one === thing || one.startsWith('die:'))) return [];
  const strength = sealStrength(state, space);
  const element = sealElement(state, space);
  return element === MIND
    ? reason('other-dice-mind', ['FS-BREAK-3'], [thing], { strength })
    : reason('other-dice', ['FS-BREAK-2'], [thing], { strength, colour: COLOURS[element] });
}

const here = newReach();

function whyNotSeal(state: State, seat: Seat, id: string): Reason[] {
  const space = boardOf(state).at.get(id);
  if (space === undefined || (state.tokens[space] === 0 && state.scrolls[space] === 0))
    return reason('nothing-there', ['FS-BREAK-1']);
  const guardian = state.guardians.indexOf(space);
  if (guardian >= 0)
    return reason('guarded', ['FS-GUARD-3', 'FS-BLOCK-2'], [`guardian:${ELEMENTS[guardian]}`]);
  const owner = state.players.findIndex(
    (player, other) => other !== seat && player.familiar === space,
  );
  if (owner >= 0)
    return reason('under-familiar', ['FS-BLOCK-3', 'FS-REACH-3'], [`seat:${owner}`], { owner });
  if (!holds(reachOf(state, seat, here).seals, space))
    return reason('out-of-reach', ['FS-REACH-1'], inTheWay(state, seat, space));
  return whyNotPaid(state, seat, space);
}

/** The seal is in reach; so it is the dice. */
function whyNotPaid(state: State, seat: Seat, space: number): Reason[] {
  const { dice } = state.players[seat];
  const purse = purseOf(dice);
  if (isPayable(state, purse, space)) return [];
  const element = sealElement(state, space);
  const strength = sealStrength(state, space);
  if (element === MIND) {
    const most = purse.most[MIND];
    return reason('too-weak-mind', ['FS-BREAK-3', 'FS-BREAK-4'], [], { strength, most });
  }
  const colour = COLOURS[element];
  const own = [...new Set(dice.filter((die) => die >> 3 === element))].map(
    (die) => `die:${DIE_NAME[die]}`,
  );
  return own.length === 0
    ? reason('wrong-colour', ['FS-BREAK-2'], [], { colour })
    : reason('too-weak', ['FS-BREAK-4'], own, { colour, strength, most: purse.most[element] });
}

/**
 * What bars the way: the tokens and figures on a path with as few of them as possible. Spaces are
 * taken in order of how many bars lie before them, ties by distance.
 */
function inTheWay(state: State, seat: Seat, target: number): string[] {
  const { neighbours, spaces } = boardOf(state);
  const start = state.players[seat].at;
  const barred = (space: number) => space !== target && isBarred(state, seat, space);
  const from = new Map<number, number>([[start, start]]);
  let layer = [start];
  while (layer.length > 0 && !from.has(target)) {
    const later: number[] = [];
    for (let i = 0; i < layer.length; i++)
      for (const next of neighbours[layer[i]]) {
        if (from.has(next)) continue;
        from.set(next, layer[i]);
        (barred(next) ? later : layer).push(next);
      }
    layer = later;
  }
  const bars: string[] = [];
  for (let space = target; space !== start; space = from.get(space) as number)
    if (barred(space)) bars.unshift(`space:${spaces[space].id}`);
  return bars;
}

/** By spell: the rule that says when it may not be used. */
const NO_EFFECT: Readonly<Record<SpellName, string>> = {
  change: 'FS-CHANGE-3',
  renewal: 'FS-RENEWAL-2',
  strengthening: 'FS-STRENGTHEN-2',
  growth: 'FS-GROWTH-2',
  synergy: 'FS-SYNERGY-1',
  swap: 'FS-SWAP-1',
  exchange: 'FS-EXCHANGE-2',
  absorption: 'FS-ABSORB-5',
  disintegration: 'FS-DISINT-1',
  rearrangement: 'FS-REARR-1',
  deception: 'FS-DECEPT-2',
  alteration: 'FS-ALTER-2',
  transfer: 'FS-TRANSFER-1',
  theft: 'FS-THEFT-4',
  exploitation: 'FS-EXPLOIT-3',
  dispatch: 'FS-DISPATCH-1',
  leap: 'FS-LEAP-4',
  teleportation: 'FS-TELE-4',
  guardian: 'FS-GUARD-1',
  speed: 'FS-SPEED-3',
};

function whyNotScroll(state: State, seat: Seat, name: string): Reason[] {
  const card = cardNamed(name);
  const player = state.players[seat];
  const spell = CARD_SPELL[card];
  if (!player.up.includes(card))
    return player.down.includes(card)
      ? reason('used-up', ['FS-SCROLL-2'], [`own:${name}`])
      : reason('not-yours', ['FS-SCROLL-1']);
  if (spell === 'synergy') return reason('passive', ['FS-SYNERGY-1']);
  if (isConflict(spell) && opponentsOf(state, seat).length === 0)
    return reason('nobody-left', ['FS-CONFLICT-2']);
  if (scrollUses(state, seat, card).length > 0) return [];
  const rule = spell === 'binding' ? 'FS-SCROLL-3' : NO_EFFECT[spell];
  return reason('no-effect', ['FS-SCROLL-3', rule], [], { scroll: name });
}

function isConflict(spell: string): boolean {
  return SPELLS[2].some((name) => name === spell);
}

/** A die for which there is neither a seal in reach nor a scroll. */
function whyNotDie(state: State, seat: Seat, name: string): Reason[] {
  if (!state.players[seat].dice.includes(dieNamed(name)))
    return reason('not-yours', ['FS-BREAK-2']);
  return reason('no-seal-for-die', ['FS-BREAK-2', 'FS-BREAK-5'], [`die:${name}`]);
}
