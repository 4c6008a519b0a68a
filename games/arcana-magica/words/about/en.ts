/** What the inspector tells, in English. */
import type { NameOf, Seat } from '@magehall/engine';
import type { State } from '../../rules/index.ts';
import { count, vocabulary } from '../en.ts';
import { diceNamed } from '../speech.ts';
import { table } from '../table.en.ts';
import { aboutFrom, type Numeral, type Telling } from './about.ts';
import type { Standing } from './standing.ts';
import { whys } from './whys.en.ts';

const { units: UNIT, list } = vocabulary;
const names = (seats: readonly Seat[], name: NameOf) => list(seats.map((seat) => name(seat)));

const AGAINST = { melee: 'against the Leader', ranged: 'against any unit' };

function rolls({ signs, count: n, sides }: Numeral): string {
  if (signs.startsWith('I'))
    return sides
      ? `its ${n} arrows a d${sides} ${AGAINST.ranged}`
      : `its ${count(n, 'arrow')} count towards a d4 (four make one)`;
  return `${signs} is a d${sides} ${AGAINST.melee}`;
}

function unitNow(standing: Standing, name: NameOf): string[] {
  switch (standing.in) {
    case 'gallery': {
      const { place, have, missing } = standing;
      return [
        `It stands in the gallery at place ${place}: whoever pays summons it.`,
        ...(place === 1 ? ['It leaves when the round ends.'] : []),
        missing > 0
          ? `Your cards make ${have} of its mana: ${missing} too little.`
          : `Your cards make ${have} of its mana: enough.`,
      ];
    }
    case 'army': {
      const { own, leads, together, seats } = standing;
      const where = own ? 'your army' : `the army of ${names(seats, name)}`;
      return [
        leads
          ? `It leads ${where}: every melee die hits it.`
          : `It stands in ${where}; only ranged dice and overkill reach it.`,
        ...(together
          ? [`Together with ${UNIT[together.other]} it rolls ${dice(together.dice)}.`]
          : []),
      ];
    }
    case 'trophies':
      return standing.own
        ? [
            'It is your trophy and counts its number at the end.',
            standing.missing > 0
              ? `To raise it into your army you lack ${standing.missing} mana.`
              : 'You can pay to raise it into your army.',
          ]
        : [`It is a trophy of ${names(standing.seats, name)}.`];
    case 'deck':
      return ['It is still in the deck.'];
    case 'discard':
      return ['It was discarded, and comes back when the deck is used up.'];
    default:
      return ['It is out of the game.'];
  }
}

const dice = (sides: readonly number[]) => diceNamed(vocabulary, sides);

const telling: Telling = {
  unit: {
    what: (cost, element, numerals) =>
      `Costs ${cost} ${element} mana to summon, and as much for every attack it joins. ${cost} damage captures it. In an attack ${list(numerals.map(rolls))}.`,
    now: unitNow,
  },
  fool: {
    title: 'The Fool',
    what: 'Calling it costs your whole hand and turn. It never fights and can’t be hit. When you are attacked, sacrifice it: all damage is undone, and if you name the joker that comes, the damage turns back.',
    now(standing, name) {
      if (standing.in === 'gallery') return ['It stands in the gallery.'];
      if (standing.in === 'army')
        return [
          standing.own
            ? 'It guards your army.'
            : `It guards the army of ${names(standing.seats, name)}.`,
        ];
      return unitNow(standing, name);
    },
  },
  card: {
    what: ({ full, rerolls }, small) =>
      [
        `Pays ${full} mana for its own element, ${small} for any other.`,
        ...(rerolls > 0 ? [`In an attack it brings ${count(rerolls, 're-roll')}.`] : []),
      ].join(' '),
    summons: (units) => `It can help to summon ${list(units.map((unit) => UNIT[unit]))}.`,
    none: 'It helps to summon nobody in the gallery now.',
  },
  side: {
    what: 'A line of units. The first one leads: melee dice hit only the Leader, ranged dice anybody. New units join at the right end.',
    now: (units, value, counted) =>
      `${count(units, 'card')}, together ${value}; that is ${count(counted, 'point')} now.`,
    peace: (rounds) =>
      `Peace (${count(rounds, 'round')}) protects it: fewer than three units can’t be attacked.`,
    empty: 'Nobody is in it.',
  },
  die: {
    what: (ranged) =>
      ranged
        ? 'A ranged die, made of arrows: you put it on any unit of the army you attack. If it shows its highest face it explodes: it rolls again and adds up.'
        : 'A melee die: it hits the Leader. If it shows its highest face it explodes: it rolls again and adds up.',
    shows: (faces, sum) =>
      faces.length > 1 ? `It rolled ${faces.join(' + ')} = ${sum}.` : `It shows ${sum}.`,
    open: 'It has not been rolled yet.',
    none: {
      title: 'Die of an attack',
      what: 'V is a d6, X a d12, XX a d20: melee, against the Leader. Four arrows are a d4, eight a d8: ranged, against any unit. The highest face explodes.',
    },
  },
  joker: {
    what: (red) =>
      `One of four in the Fool’s deck, ${red ? 'a red one' : 'a black one'}. Who changes a hand draws one: red gives four new cards, black costs the turn. Who sacrifices the Fool names one: if it comes (1 in 4), the damage turns back.`,
  },
  sand: {
    title: (sides) => `A d${sides} as counter`,
    what: (rounds) => `The game then lasts this round and ${rounds - 1} more.`,
  },
  go: {
    change: {
      title: 'Change your hand',
      what: 'Your cards go, and a joker decides: red (1 in 2) gives four new ones, black ends your turn. Only before anything else.',
    },
    fool: {
      title: 'Call the Fool',
      what: 'The Fool joins your army for your whole hand and your whole turn.',
    },
    move: {
      title: 'Move',
      what: 'The first card of your line goes to its right end, so that the next one leads. Free, once a turn.',
    },
    end: {
      title: 'End your turn',
      what: 'You keep the cards you have, or discard those you touched before; then your hand is filled up to four.',
    },
    keep: { title: 'Keep the dice', what: 'The dice count as they lie; unused re-rolls are lost.' },
    endure: {
      title: 'Let the attack stand',
      what: 'The damage counts, and you keep the Fool for another attack.',
    },
  },
  gallery: {
    title: 'Shadow Gallery',
    what: 'Units that can be summoned: pay a unit’s number in mana of its element, once a turn. When the round ends the first one leaves, the others close up, and new ones come.',
    now: (units) => `${count(units, 'unit')} to summon.`,
  },
  slot: {
    title: (place) => `Place ${place} of the gallery`,
    what: 'When a round ends, the unit at place 1 leaves and the others close up to the left.',
    leaves: 'Who stands here leaves when this round ends.',
    free: 'It stays free until the round ends.',
  },
  units: {
    title: 'Units to come',
    what: 'The deck that fills the gallery: weaker units first, the strong ones below.',
    now: (toCome, discarded) => `${toCome} to come, ${discarded} discarded.`,
  },
  mana: {
    title: 'Mana deck',
    what: 'Hands are filled up to four from here. Spent cards are shuffled into a new deck when it runs out.',
    now: (deck, spent) => `${count(deck, 'card')} in the deck, ${spent} spent.`,
  },
  token: {
    giant: {
      title: 'Armageddon: a giant falls',
      what: 'Who first captures XIX, XX, XXI or XXII takes this token: 10 points.',
    },
    gallery: {
      title: 'Armageddon: the last unit is summoned',
      what: 'Who summons the last unit that the gallery will ever show takes this token: 10 points.',
    },
    army: {
      title: 'Armageddon: an army is wiped out',
      what: 'Who first captures the last unit of an army takes this token: 10 points.',
    },
    fool: {
      title: 'Armageddon: the Fool dies late',
      what: 'If the Fool is sacrificed after another of these events, the attacker takes this token: 10 points.',
    },
    taken: (by) => `${by} took it.`,
    open: 'Nobody has it yet. The first of the four events starts the countdown to the end.',
  },
  clock: {
    title: 'Armageddon',
    what: 'Four events bring the end near. Whoever brings one about takes its token, worth 10 points; the first one starts the countdown.',
  },
  trophies: {
    title: (owner) => `Trophies of ${owner}`,
    what: 'Units captured in attacks. Each counts its number, and can be raised into the army for as much mana.',
    now: (n, points) =>
      n === 0 ? 'None yet.' : `${count(n, 'unit')}, together ${count(points, 'point')}.`,
  },
  hand: {
    title: (owner) => `Hand of ${owner}`,
    what: 'Mana cards, seen by their owner alone. A hand is filled up to four after each turn.',
    now: (cards) => `${count(cards, 'card')}.`,
  },
  seat: {
    person: 'A player. In a turn one may attack, summon and move, once each, in any order.',
    automa:
      'An Automa: the rules play it by its cards. When it can pay for its attack, all its dice show their highest face.',
    now: (cards, units, trophies) =>
      [
        ...(cards === undefined ? [] : [count(cards, 'card')]),
        `${count(units, 'unit')} in the army`,
        count(trophies, 'trophy', 'trophies'),
      ]
        .join(', ')
        .concat('.'),
    first: 'First player of this round.',
  },
  automa: {
    title: (card) => `Automa card ${card}`,
    what: 'The Automa turns one up each turn and does what it says: move, summon for free, draw mana and attack if that pays, discard mana.',
    idle: 'An Automa',
    now: (steps) => `This one: ${steps}.`,
  },
  place: {
    title: 'Free place',
    what: 'Summoned units join at the right end of the line.',
  },
  leader: {
    title: 'Leader',
    what: 'The first unit of a line. All melee dice hit it; what they deal beyond its number may reach the unit behind it.',
  },
  battle: {
    title: 'Between the armies',
    what: 'Attacks are made here: choose an army, then your units, and pay their numbers in mana. Their dice roll; who gets as much damage as its number becomes a trophy.',
  },
  payment: {
    title: 'Payment',
    what: 'Each card pays for one element, in full for its own and about half for another. What is left over is lost. Touch other cards to pay with those.',
  },
  chance: {
    title: 'Chance to take the Leader',
    what: 'How likely all these dice together reach the Leader’s number, explosions counted, re-rolls not.',
  },
  rerolls: {
    title: 'Re-rolls',
    what: 'Cards from Ace to 5 that pay for an attack bring them. Each rolls one die again; the new face counts.',
  },
  element: {
    title: (element) => element,
    what: (element, units) =>
      `${table.elements[element]} units are paid with ${table.elements[element]} mana; cards of other elements count about half. There are ${units}: who has them all in one army wins at once.`,
  },
  round: {
    title: (round) => `Round ${round}`,
    what: 'In a round everybody takes one turn. Then the first unit of the gallery leaves and the next player begins.',
    peace: (rounds) =>
      `${rounds === 1 ? 'This is the last round of peace' : `Peace holds for ${rounds} rounds`}: armies of fewer than three units can’t be attacked.`,
  },
};

const ends = ({ end }: State): string =>
  end === 0
    ? 'The game ends some rounds after the first Armageddon event; none has happened yet.'
    : end === 1
      ? 'This is the last round.'
      : `The game ends after this round and ${end - 1} more.`;

export const about = aboutFrom({ vocabulary, automa: table.automa, ends }, telling, whys);
