/** The Towers of Arkhanos en français. */
import { speak, typesetFrench, type Words } from '@magehall/engine';
import {
  type Bonus,
  type Choice,
  type Colour,
  type Event,
  type MeepleKind,
  SPELLS,
  type Spell,
  type State,
  TILES,
  type TowerName,
} from '../rules/index.ts';
import { sign } from './sign.fr.ts';
import { type Placing, type Sentences, speech } from './speech.ts';
import { colourOfDie, faceOfDie, sortOfThing } from './things.ts';

export const and = new Intl.ListFormat('fr', { type: 'conjunction' });
export const or = new Intl.ListFormat('fr', { type: 'disjunction' });

export const COLOUR: Record<Colour, string> = {
  yellow: 'jaune',
  pink: 'rose',
  purple: 'violet',
  blue: 'bleu',
};
export const SPELL: Record<Spell, string> = {
  manipulate: 'Manipulation',
  shift: 'Décalage',
  flip: 'Bascule',
  morph: 'Métamorphose',
  exchange: 'Échange',
  swap: 'Permutation',
};
export const TOWER: Record<TowerName, string> = {
  outer1: 'la tour de l’Ouest',
  outer2: 'la tour du Nord',
  outer3: 'la tour de l’Est',
  central: 'la tour centrale',
};
export const PILLAR: Record<Bonus, string> = {
  gain2: '2\u00a0de prestige',
  floor: 'prestige d’étage',
  build: 'construction ou éveil',
  activate: 'éveil d’un sort',
};

export const die = (name: string) => `${faceOfDie(name)} ${COLOUR[colourOfDie(name)]}`;
export const the = (name: string) => `le ${die(name)}`;
export const points = (count: number) => `${count}\u00a0de prestige`;
export const spellNo = (spell: Spell) => `${SPELL[spell]} (${SPELLS.indexOf(spell) + 1})`;
const own = (kind: MeepleKind | undefined) => (kind === 'master' ? 'votre maître' : 'un apprenti');

/** Ce qu’accepte une tuile : « violet 2, 4 ou 6 ». */
export function restriction(id: number): string {
  const { colours, numbers, different } = TILES[id - 1];
  const dice = or.format(colours.map((colour) => COLOUR[colour]));
  return different
    ? `${dice}, nombres tous différents`
    : `${dice} ${or.format(numbers.map(String))}`;
}

const asks: Sentences['asks'] = {
  over: () => 'La partie est finie.',
  starters: () => 'On pose les premiers étages.',
  reveal: () => 'On retourne la prochaine tuile.',
  firstPlayer: () => 'On tire le premier joueur au sort.',
  draw: () => 'On pioche les dés dans le sac.',
  roll: () => 'Les dés roulent.',
  castFirst: () =>
    'Vous n’avez pas de meeple pour un dé : quel sort lancez-vous pour en libérer un ?',
  place: ({ casts, shift, morph }) =>
    `Quel dé placez-vous${casts ? ', ou quel sort lancez-vous d’abord' : ''} ?${castFor(shift, morph)}`,
  build: ({ spell, activates }) =>
    `Sur quelle autre tour bâtissez-vous${activates ? `, ou éveillez-vous ${spellNo(spell)}` : ''} ?`,
  activate: ({ spell }) => `Quel meeple éveille ${spellNo(spell)} ?`,
  noBonus: ({ spell }) =>
    `Libérez-vous ${spellNo(spell)} en lançant un sort, ou continuez-vous sans le bonus ?`,
  score: () => 'L’étage central est plein : marquez-le, ou lancez d’abord un sort.',
  end: () => 'Finissez votre tour, ou lancez d’abord un sort.',
  onlyBack: ({ spell }) =>
    `Lancez-vous ${SPELL[spell]} sans effet, seulement pour reprendre son meeple ?`,
  asWhich: () => TARGET.manipulate,
  target: ({ spell }) => TARGET[spell],
  partner: ({ spell, die }) =>
    spell === 'swap'
      ? `Quel dé de la tour centrale prenez-vous contre ${the(die)} ?`
      : `Quel dé du bassin de mana prenez-vous contre ${the(die)} ?`,
  whichDie: ({ to }) =>
    sortOfThing(to).sort === 'meeple'
      ? `Quel dé ${piece(to)} accompagne-t-il ?`
      : `Quel dé va sur ${piece(to)} ?`,
  whichPillar: ({ die: name }) => `Sur quel pilier va votre ${die(name)} ?`,
  whichMeeple: () => 'Quel meeple l’accompagne ?',
  whichNumber: ({ die }) => `Pour quel nombre compte ${the(die)} ?`,
  whoBuilds: () => 'Quel meeple bâtissez-vous là pour toujours ?',
  whereBuilds: () => 'Sur quel pilier le bâtissez-vous pour toujours ?',
  whoActivates: ({ spell }) => `Quel meeple va sur ${spellNo(spell)} ?`,
  more: ({ pieces }) => `Que faites-vous avec ${and.format(pieces.map(piece))} ?`,
};

/** Un sort est choisi : ce qu’il demande. */
const TARGET: Record<Spell, string> = {
  manipulate: 'Comme quel sort lancez-vous Manipulation ?',
  shift: 'Lancez-vous Décalage pour votre prochain dé ?',
  flip: 'Quel dé Bascule retourne-t-elle ?',
  morph: 'Lancez-vous Métamorphose pour votre prochain dé ?',
  exchange: 'Quel dé échangez-vous contre un dé du bassin de mana ?',
  swap: 'Quel dé échangez-vous contre un dé de la tour centrale ?',
};

/** Ce qui a été lancé pour le prochain dé. */
function castFor(shift: number, morph: boolean): string {
  return `${shift > 0 ? ` ${shifted(shift)}` : ''}${morph ? ` ${MORPHED}` : ''}`;
}
export const shifted = (by: number) =>
  `Le prochain dé peut compter jusqu’à ${by} de plus ou de moins.`;
export const MORPHED = 'Le prochain dé peut avoir n’importe quelle couleur.';

/** Où va un dé, et pour quoi. */
function onto({ on, pillar, number, floor }: Placing): string {
  const spell = SPELL[SPELLS[number - 1]];
  switch (pillar) {
    case 'gain2':
      return `${TOWER[on]}, pour ${points(2)}`;
    case 'floor':
      return `${TOWER[on]}, pour ${points(floor)} selon l’étage`;
    case 'build':
      return `${TOWER[on]}, pour bâtir, ou éveiller ${spell}`;
    default:
      return `${TOWER[on]}, pour éveiller ${spell}`;
  }
}

const choices: Sentences['choices'] = {
  place(placing) {
    const { place, as, meeple } = placing;
    const counting = as === undefined ? '' : ` comme un ${as}`;
    const along = meeple === undefined ? 'sans meeple' : `avec ${own(meeple)}`;
    return `Placer ${the(place)}${counting} ${along} sur ${onto(placing)}.`;
  },
  build({ build, pillar, meeple, from, last }) {
    const blocked = pillar === undefined ? '' : `, en bloquant « ${PILLAR[pillar]} »`;
    const what = from === undefined ? own(meeple) : `le meeple de ${SPELL[from]}`;
    return `Bâtir ${what} pour toujours dans ${TOWER[build]}${blocked}.${last ? ' C’est votre dernier meeple libre !' : ''}`;
  },
  activate: ({ activate, meeple, from }) =>
    from === undefined
      ? `Éveiller ${spellNo(activate)} avec ${own(meeple)}.`
      : `Passer le meeple de ${SPELL[from]} à ${spellNo(activate)}.`,
  takeBack: (casting) => `Lancer ${how(casting)} seulement pour reprendre son meeple.`,
  shift: (casting) =>
    `Lancer ${how(casting)} : votre prochain dé pourra compter un de plus ou de moins.`,
  morph: (casting) =>
    `Lancer ${how(casting)} : votre prochain dé pourra avoir n’importe quelle couleur.`,
  flip: ({ die, ...casting }) =>
    `Lancer ${how(casting)} : tourner ${the(die)} sur ${7 - faceOfDie(die)}.`,
  exchange: ({ die, other, ...casting }) =>
    `Lancer ${how(casting)} : échanger ${the(die)} contre ${the(other)} du bassin de mana.`,
  swap: ({ die, other, ...casting }) =>
    `Lancer ${how(casting)} : échanger ${the(die)} contre ${the(other)} de la tour centrale.`,
  on: () => 'Continuer sans le bonus.',
  score: () => 'Marquer l’étage.',
  end: () => 'Finir votre tour.',
};
const how = ({ cast, as }: { cast: Spell; as?: Spell }) =>
  as === undefined ? SPELL[cast] : `${SPELL[cast]} comme ${SPELL[as]}`;

/** Ce que le pilier donne aussitôt, ou permet. */
function brings({ pillar, number, floor, taken }: Placing): string {
  const spell = SPELL[SPELLS[number - 1]];
  if (pillar === 'gain2') return ` · ${points(2)}`;
  if (pillar === 'floor') return ` · ${points(floor)}`;
  if (pillar === 'build') return taken ? ' · bâtir' : ` · bâtir ou éveiller ${spell}`;
  return taken ? '' : ` · éveiller ${spell}`;
}

const acts: Sentences['acts'] = {
  place: (placing) => `Placer le dé${brings(placing)}`,
  build: () => 'Bâtir pour toujours',
  activate: ({ activate }) => `Éveiller ${SPELL[activate]}`,
  takeBack: (casting) => `Lancer ${how(casting)} seulement pour reprendre son meeple`,
  shift: (casting) => `Lancer ${how(casting)}`,
  morph: (casting) => `Lancer ${how(casting)}`,
  flip: ({ die, ...casting }) =>
    `Lancer ${how(casting)} · devient ${7 - faceOfDie(die)} ${COLOUR[colourOfDie(die)]}`,
  exchange: ({ other, ...casting }) => `Lancer ${how(casting)} · prendre ${the(other)}`,
  swap: ({ other, ...casting }) => `Lancer ${how(casting)} · prendre ${the(other)}`,
  on: () => 'Continuer sans le bonus',
  score: () => 'Marquer l’étage',
  end: () => 'Finir votre tour',
};

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function piece(thing: string): string {
  const { sort, name, part } = sortOfThing(thing);
  switch (sort) {
    case 'die':
      return the(name);
    case 'tower':
      return TOWER[name as TowerName];
    case 'pillar':
      return name === 'central'
        ? `le pilier ${Number(part) + 1} de la tour centrale`
        : `le pilier « ${PILLAR[part as Bonus]} » de ${TOWER[name as TowerName]}`;
    case 'meeple':
      return own(name as MeepleKind);
    case 'spell':
      return `le sort ${SPELL[name as Spell]}`;
    case 'pool':
      return `la case ${name} du bassin de mana`;
    case 'go':
      return { on: 'continuer', score: 'marquer', end: 'finir le tour' }[name] ?? name;
    default:
      return name;
  }
}

export const words: Words<State, Choice, Event> = {
  ...sign,
  options: async () => (await import('./options.fr.ts')).options,
  exclusions: {},
  ...speak(speech, { asks, choices, acts }, typesetFrench),
  goal: typesetFrench(
    'Gagnez le plus de prestige : par les piliers, l’influence sur les étages pleins, les meeples du grimoire.',
  ),
  piece: (thing) => typesetFrench(piece(thing)),
  parts: {
    gain2: 'Piliers de 2',
    floor: 'Piliers d’étage',
    outer: 'Étages extérieurs',
    central: 'Étages du centre',
    incomplete: 'Étages inachevés',
    book: 'Meeples au grimoire',
    bookMeeples: 'Meeples au grimoire',
    topMeeples: 'Meeples sur les derniers étages',
  },
  aloud: async () => (await import('./aloud/fr.ts')).aloud,
  outlook: async () => (await import('./outlook.fr.ts')).outlook,
  telling: async () => (await import('./telling.fr.ts')).telling,
  about: async () => (await import('./about/fr.ts')).about,
  book: async () => (await import('./rules.fr.ts')).book,
  text: async (view, _viewer, name) => {
    const [{ draw }, { labels }] = await Promise.all([import('./text.ts'), import('./text.fr.ts')]);
    return draw(view, name, labels);
  },
};
