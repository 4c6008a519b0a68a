/** Arcana Magica en français. */
import { type NameOf, speak, typesetFrench, type Words } from '@magehall/engine';
import {
  AUTOMA,
  type Choice,
  diceOf,
  type Element,
  type Event,
  game,
  isRed,
  JOKERS,
  type State,
  UNITS,
  worth,
} from '../rules/index.ts';
import type { Action } from './asking.ts';
import { sign } from './sign.fr.ts';
import {
  attackNow,
  boughtNow,
  diceNamed,
  fallingNow,
  handNow,
  idCard,
  namesOf,
  nextLeader,
  ownersOf,
  ownLine,
  pieceNamed,
  rerollsOf,
  type Sentences,
  seatNow,
  speech,
  unitsNamed,
  type Vocabulary,
} from './speech.ts';

const NAMES = [
  'Le Mat',
  'Le Bateleur',
  'La Papesse',
  'L’Impératrice',
  'L’Empereur',
  'Le Pape',
  'L’Amoureux',
  'Le Chariot',
  'La Force',
  'L’Ermite',
  'La Roue de Fortune',
  'La Justice',
  'Le Pendu',
  'La Mort',
  'Tempérance',
  'Le Diable',
  'La Tour',
  'L’Étoile',
  'La Lune',
  'Le Soleil',
  'Le Jugement',
  'Le Monde',
  'Le Passeur',
];

export const ELEMENT: Record<Element, string> = {
  fire: 'Feu',
  water: 'Eau',
  air: 'Air',
  earth: 'Terre',
};
const RANK: Record<string, string> = {
  A: 'As',
  J: 'Valet',
  Q: 'Dame',
  K: 'Roi',
  Kn: 'Cavalier',
};
const VOWEL = /^[aeiouyhàâäéèêëîïôöùûü]/i;

const lists = new Intl.ListFormat('fr', { type: 'conjunction' });
const alternatives = new Intl.ListFormat('fr', { type: 'disjunction' });
export const list = (items: readonly string[]) => lists.format(items);
export const count = (n: number, one: string, many = `${one}s`) => `${n} ${n < 2 ? one : many}`;
/** « d’Ada », « de Bob ». */
export const of = (name: string) => (VOWEL.test(name) ? `d’${name}` : `de ${name}`);

export const vocabulary: Vocabulary = {
  units: NAMES.map((name, unit) => (unit === 0 ? 'le Mat' : `${UNITS[unit].roman}\u00a0${name}`)),
  elements: ELEMENT,
  card: (card) => `${RANK[card.rank] ?? card.rank} ${of(ELEMENT[JOKERS[card.element]])}`,
  die: (sides) => `d${sides}`,
  list,
  joker: (element) => `joker ${of(ELEMENT[element])}`,
  sideOf: (names) => `l’armée ${list(names.map(of))}`,
  place: (die) => `dé ${die + 1}`,
  buttons: {
    move: 'Reculer le Chef',
    change: 'Changer de main',
    end: 'Finir le tour',
    fool: 'Appeler le Mat',
    endure: 'Laisser faire',
    keep: 'Garder les dés',
  },
  sand: (sides) => `un d${sides} comme compteur`,
};
export const { units: UNIT } = vocabulary;
export const card = (id: string) => vocabulary.card(idCard(id));
/** « le 7 de Feu », « la Dame d’Eau », « l’As d’Air ». */
const theCard = (id: string) => {
  const { rank } = idCard(id);
  return `${rank === 'A' ? 'l’' : rank === 'Q' ? 'la ' : 'le '}${card(id)}`;
};
export const theCards = (ids: readonly string[]) => list(ids.map(theCard));
export const cards = (ids: readonly string[]) => list(ids.map(card));
export const units = (numbers: readonly number[]) => unitsNamed(vocabulary, numbers);
export const dice = (sides: readonly number[]) => diceNamed(vocabulary, sides);
const army = (state: State, side: number, name: NameOf) =>
  vocabulary.sideOf(ownersOf(state, side, name));
export const rerolls = (n: number) => (n === 0 ? '' : ` (${count(n, 'relance')})`);
export const colour = (element: Element) => (isRed(JOKERS.indexOf(element)) ? 'rouge' : 'noir');
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const inElement = (unit: number) => of(ELEMENT[JOKERS[UNITS[unit].element]]);

const ACTION: Record<Action, string> = {
  attack: 'attaquer',
  summon: 'invoquer',
  resurrect: 'relever un trophée',
  move: 'reculer votre Chef',
  fool: 'appeler le Mat',
};

const asks: Sentences['asks'] = {
  over({ state }, name) {
    const { winners } = game.outcome(state);
    return `La partie est finie : ${list(namesOf(winners, name))} ${winners.length === 1 ? 'gagne' : 'gagnent'}.`;
  },
  first: () => 'Le hasard désigne qui commence.',
  gallery: () => 'Une unité entre dans la Galerie des ombres.',
  deal: () => 'On distribue le mana.',
  round: () => 'Un tour commence.',
  dawn: () => 'Une nouvelle manche commence.',
  turn({ can, change }) {
    if (can.length > 0)
      return `Voulez-vous ${alternatives.format([...can.map((action) => ACTION[action]), 'finir votre tour'])} ?`;
    return change
      ? 'Vous ne pouvez rien payer : changez-vous de main, ou finissez-vous votre tour ?'
      : 'Finissez votre tour : quelles cartes défaussez-vous ?';
  },
  cards: ({ cards: own, pays }) =>
    pays
      ? `À quoi vous ${own.length > 1 ? 'servent' : 'sert'} ${theCards(own)} ?`
      : `Défaussez-vous ${theCards(own)} en finissant votre tour ?`,
  join: ({ units: few }) => `Qui attaque avec ${units(few)} ?`,
  short: ({ cards: few }) => `Quelles cartes paient avec ${theCards(few)} ?`,
  element: () => 'Quel élément nommez-vous ?',
  change: ({ frame }, name) => `Un joker décide de la nouvelle main ${of(name(frame.seat))}.`,
  summon: ({ frame }) => `Avec quelles cartes payez-vous ${UNIT[frame.unit]} ?`,
  attack({ state, frame }, name) {
    switch (frame.step) {
      case 'units':
        return `Quelles unités attaquent ${army(state, frame.target, name)} ?`;
      case 'pay':
        return `Avec quelles cartes payez-vous l’attaque (${units(frame.units)}) ?`;
      case 'reroll':
        return `Quel dé relancez-vous (encore ${frame.rerolls}), ou les gardez-vous tous ?`;
      case 'place': {
        const die = frame.hits.length;
        return `Quelle unité votre d${frame.dice[die]}, qui vaut ${worth(frame.faces[die])}, frappe-t-il ?`;
      }
      case 'fool':
        return 'Sacrifiez-vous le Mat, ou laissez-vous faire ?';
      case 'roll':
        return 'Les dés roulent.';
      default:
        return 'On tire un joker du paquet du Mat.';
    }
  },
  sand: () => 'Quel dé compte jusqu’à la fin ?',
  automa: ({ frame }, name) =>
    frame.step === 'flip'
      ? `${name(frame.seat)} retourne une carte.`
      : `${name(frame.seat)} suit la carte ${AUTOMA[frame.card].id}.`,
};

const choices: Sentences['choices'] = {
  change: () => 'Changer de main : joker rouge, quatre cartes ; joker noir, fin du tour.',
  fool: () => 'Appeler le Mat dans votre armée, contre toute votre main et tout votre tour.',
  move({ state }) {
    const [first] = ownLine(state, seatNow(state));
    return `Reculer ${UNIT[first]} à l’extrémité droite ; ${UNIT[nextLeader(state)]} devient Chef.`;
  },
  summon: ({ summon }) =>
    `Invoquer ${UNIT[summon]} de la galerie pour ${summon} mana ${inElement(summon)}.`,
  resurrect: ({ resurrect }) =>
    `Relever ${UNIT[resurrect]} de vos trophées pour ${resurrect} mana ${inElement(resurrect)}.`,
  attack: ({ state, attack }, name) => `Attaquer ${army(state, attack, name)}.`,
  end({ state, end }) {
    if (end.length > 0) return `Finir votre tour ; défausser : ${cards(end)}.`;
    return handNow(state).length === 0
      ? 'Finir votre tour.'
      : 'Finir votre tour et garder vos cartes.';
  },
  units: ({ state, units: own }) =>
    `Attaquer avec ${units(own)} : lancer\u00a0${dice(diceOf(own, state.agreed.powerMongers))}.`,
  pay({ state, pay }) {
    const marks = state.stack.at(-1)?.frame === 'attack' ? rerolls(rerollsOf(pay)) : '';
    return `Payer avec : ${cards(pay)}${marks}.`;
  },
  reroll({ state, reroll }) {
    const { dice: all, faces } = attackNow(state);
    return `Relancer le d${all[reroll]} qui montre ${faces[reroll].at(-1)} (vaut ${worth(faces[reroll])}).`;
  },
  keep: () => 'Garder les dés tels quels.',
  hit({ state, hit }) {
    const { dice: all, faces, hits } = attackNow(state);
    const die = hits.length;
    return `Poser le d${all[die]} qui vaut ${worth(faces[die])} sur ${UNIT[hit]}.`;
  },
  endure: () => 'Laisser faire l’attaque.',
  sacrifice: ({ sacrifice }) =>
    `Sacrifier le Mat, nommer ${ELEMENT[sacrifice]} : l’attaque est annulée ; ce joker la renvoie.`,
  sand: ({ sand }) => `Compter avec un d${sand} : cette manche et encore ${sand - 1}.`,
};

const acts: Sentences['acts'] = {
  change: () => 'Changer de main · 1 fois sur 2, fin du tour',
  fool: () => 'Appeler le Mat · coûte main et tour',
  move: ({ state }) => `Reculer le Chef · ${UNITS[nextLeader(state)].roman} mène`,
  summon: ({ summon }) => `Invoquer ${UNIT[summon]}`,
  resurrect: ({ resurrect }) => `Relever ${UNIT[resurrect]}`,
  attack: ({ state, attack }, name) => `Attaquer ${army(state, attack, name)}`,
  end({ state, end }) {
    if (end.length > 0) return `Finir · défausser ${count(end.length, 'carte')}`;
    const held = handNow(state).length;
    return held > 0 ? `Finir · garder ${count(held, 'carte')}` : 'Finir le tour';
  },
  units: ({ state, units: own }) =>
    `Attaquer · lancer ${dice(diceOf(own, state.agreed.powerMongers))}`,
  pay: ({ state, pay }) => {
    const { summons, raised, rolls } = boughtNow(state);
    const what = summons
      ? `${raised ? 'relever' : 'invoquer'} ${UNITS[summons].roman}`
      : `lancer ${dice(rolls)}`;
    return `Payer ${count(pay.length, 'carte')} · ${what}`;
  },
  reroll: ({ state, reroll }) => `Relancer le d${attackNow(state).dice[reroll]}`,
  keep: () => 'Garder les dés',
  hit: ({ hit }) => `Frapper ${UNIT[hit]}`,
  endure: ({ state }) => {
    const lost = fallingNow(state);
    return lost ? `Laisser faire · perdre ${lost}` : 'Laisser faire';
  },
  sacrifice: ({ sacrifice }) => `Sacrifier le Mat · nommer ${ELEMENT[sacrifice]}`,
  sand: ({ sand }) => `Prendre le d${sand} · ${sand} manches`,
};

export const words: Words<State, Choice, Event> = {
  ...sign,
  options: async () => (await import('./options.fr.ts')).options,
  exclusions: {
    'necromancers-scoring':
      'Les Nécromanciens ont leur propre décompte ; laissez le décompte ordinaire.',
    'teams-seats': 'Les équipes se jouent à quatre.',
    'teams-automas': 'Les Automas ne jouent pas en équipes.',
    'automas-all': 'Au moins une place doit être à une personne.',
  },
  ...speak(speech, { asks, choices, acts }, typesetFrench),
  goal: typesetFrench(
    'Capturez des unités comme trophées et gardez une armée forte : les deux font vos points.',
  ),
  piece: (thing, name) => pieceNamed(vocabulary, thing, name),
  parts: {
    trophies: 'Trophées',
    tokens: 'Jetons',
    army: 'Armée',
    'half-army': 'Moitié de l’armée',
    fool: 'Tient le Mat',
  },
  aloud: async () => (await import('./aloud/fr.ts')).aloud,
  outlook: async () => (await import('./outlook.fr.ts')).outlook,
  telling: async () => (await import('./telling.fr.ts')).telling,
  about: async () => (await import('./about/fr.ts')).about,
  book: async () => (await import('./rules.fr.ts')).book,
  text: async (view, _viewer, name) => {
    const [{ drawTable }, { labels }] = await Promise.all([
      import('./text.ts'),
      import('./text.fr.ts'),
    ]);
    return drawTable(view, name, labels);
  },
};

export { table } from './table.fr.ts';
