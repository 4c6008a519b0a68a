/** The Towers of Arkhanos en français. */
import { type NameOf, speak, typesetFrench, type Words } from '@magehall/engine';
import {
  type Bonus,
  BY_SEATS,
  type Choice,
  type Colour,
  type DieName,
  type Event,
  type Gain,
  type MeepleKind,
  SPELLS,
  type Spell,
  type State,
  TILES,
  type TowerName,
} from '../rules/index.ts';
import { type Follows, followed } from './following.ts';
import { named, type States } from './naming.ts';
import { sign } from './sign.fr.ts';
import { type Placing, type Sentences, speech } from './speech.ts';
import type { Labels } from './text.ts';
import { byColour, colourOfDie, faceOfDie, type Holds, sortOfThing } from './things.ts';

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
const their = (kind: MeepleKind) => (kind === 'master' ? 'le maître' : 'un apprenti');

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
const shifted = (by: number) => `Le prochain dé peut compter jusqu’à ${by} de plus ou de moins.`;
const MORPHED = 'Le prochain dé peut avoir n’importe quelle couleur.';

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
    `Lancer ${how(casting)} · ${7 - faceOfDie(die)} ${COLOUR[colourOfDie(die)]}`,
  exchange: ({ other, ...casting }) => `Lancer ${how(casting)} · prendre ${the(other)}`,
  swap: ({ other, ...casting }) => `Lancer ${how(casting)} · prendre ${the(other)}`,
  on: () => 'Continuer sans le bonus',
  score: () => 'Marquer l’étage',
  end: () => 'Finir votre tour',
};

function gains(list: readonly Gain[], name: NameOf): string {
  const scorers = list.filter((gain) => gain.points > 0);
  return scorers.map((gain) => `${name(gain.seat)} ${gain.points}`).join(', ');
}

/** « jaune 1 et 1, rose 5 ». */
const rolled = (dice: readonly DieName[]) =>
  byColour(dice)
    .map(({ colour, faces }) => `${COLOUR[colour]} ${and.format(faces.map(String))}`)
    .join(', ');

const events: Sentences['events'] = {
  starter: (told) =>
    told.tower === 'central'
      ? 'La tour centrale commence : elle accepte tout dé.'
      : `Premier étage de ${TOWER[told.tower]} : ${restriction(told.tile)}.`,
  tileRevealed: (told) => `Prochaine tuile : ${restriction(told.tile)}.`,
  firstPlayer: (told, name) => `Manche ${told.round} : ${name(told.seat)} tient le sac.`,
  // Une ligne par lancer, avec le dernier dé.
  rolled: (told, name) =>
    told.all ? `${name(told.seat)} lance les dés : ${rolled(told.all)}.` : '',
  placed(told, name) {
    const as = told.as === undefined ? '' : ` comme un ${told.as}`;
    const meeple = told.meeple === undefined ? 'seul' : `avec ${their(told.meeple)}`;
    return `${name(told.seat)} place ${the(told.die)}${as} ${meeple} sur ${TOWER[told.on]}.`;
  },
  bonus: (told, name) => `${name(told.seat)} gagne ${points(told.points)}.`,
  noBonus: (told, name) => `${name(told.seat)} laisse le bonus.`,
  activated: (told, name) =>
    `${name(told.seat)} pose ${their(told.meeple)} sur ${SPELL[told.spell]}.`,
  built: (told, name) => `${name(told.seat)} bâtit ${their(told.meeple)} dans ${TOWER[told.on]}.`,
  cast: (told, name) =>
    told.as === undefined
      ? `${name(told.seat)} lance ${SPELL[told.spell]}.`
      : `${name(told.seat)} lance ${SPELL[told.spell]} comme ${SPELL[told.as]}.`,
  shifted: (told) => shifted(told.by),
  morphed: () => MORPHED,
  flipped: (told) => `${capital(the(told.die))} tourne sur ${faceOfDie(told.to)}.`,
  exchanged: (told) =>
    `${capital(the(told.die))} va au bassin de mana, ${the(told.with)} en revient.`,
  swapped: (told) =>
    `${capital(the(told.die))} va à la tour centrale, ${the(told.with)} en revient.`,
  scored: (told, name) =>
    told.gains.length === 0
      ? `L’étage ${told.floor} de ${TOWER[told.tower]} est plein, et personne ne marque.`
      : `L’étage ${told.floor} de ${TOWER[told.tower]} rapporte : ${gains(told.gains, name)}.`,
  newFloor: (told) =>
    told.tower === 'central'
      ? `La tour centrale monte à l’étage ${told.floor}.`
      : `${capital(TOWER[told.tower])} monte à l’étage ${told.floor} : ${restriction(told.tile)}.`,
  closed: (told) => `Plus de tuile : ${TOWER[told.tower]} est fermée.`,
  roundEnded: (told) => `Fin de la manche ${told.round} ; ${the(told.die)} va au bassin de mana.`,
  finalFloor: (told, name) =>
    `Étage inachevé de ${TOWER[told.tower]} : ${gains(told.gains, name)}.`,
  finalBook: (told, name) => `${name(told.seat)} reçoit ${points(told.points)} pour son grimoire.`,
  won: (told, name) =>
    told.winners.length === 1
      ? `${name(told.winners[0])} l’emporte : les tours saluent l’archimage !`
      : `${and.format(told.winners.map(name))} partagent la victoire !`,
  drew: () => '',
  returned: () => '',
  turn: () => '',
};

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Ce qu’un pilier porte. */
export function holding(held: Holds): string {
  if (held.kind === 'empty') return 'libre';
  const meeple = held.who === undefined ? '' : `${KIND[held.meeple ?? 'apprentice']} (${held.who})`;
  if (held.kind === 'built') return `${meeple}, bâti là`;
  const as = held.as === undefined ? '' : ` comme un ${held.as}`;
  return `${the(held.die)}${as}${meeple && ` avec ${meeple}`}`;
}
const KIND: Record<MeepleKind, string> = { apprentice: 'apprenti', master: 'maître' };

/** Ce qu’une pièce porte maintenant, dit après son nom. */
const states: States = {
  tower: (floor, tile) =>
    `étage ${floor}, accepte ${tile === undefined ? 'tous les dés' : restriction(tile)}`,
  closed: 'fermée',
  pillar: holding,
  supply: (count) => `${count} en réserve`,
  spell: (kind) => (kind ? `votre ${KIND[kind]} dessus` : 'aucun meeple dessus'),
  pool: (held) => (held ? the(held) : 'vide'),
};

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

const LABELS: Labels = {
  colours: { yellow: 'J', pink: 'R', purple: 'V', blue: 'B' },
  legend: 'J jaune  R rose  V violet  B bleu   ● apprenti  ★ maître',
  towers: { outer1: 'OUEST', outer2: 'NORD', outer3: 'EST', central: 'CENTRE' },
  bonuses: { gain2: '+2', build: 'bâtir', activate: 'sort' },
  different: 'différents',
  any: 'tout dé',
  closed: 'fermée',
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  bag: (who) => `${who} tient le sac`,
  next: 'Prochaine tuile\u00a0',
  none: '–',
  table: 'Table\u00a0',
  pool: 'Bassin de mana\u00a0',
  supply: 'Réserve',
  shift: (by) => `Décalage ±${by} attend`,
  morph: 'Métamorphose attend',
  spells: SPELL,
};

const follows: Follows = {
  pays: (gains) =>
    gains.length > 0
      ? `L’étage rapporte alors : ${gains.join(', ')}.`
      : 'L’étage ne rapporte rien.',
  leads: (leaders) =>
    leaders.length === 1
      ? `${leaders[0]} mène alors à cet étage.`
      : `${and.format(leaders)} y sont alors à égalité.`,
  taken: (spell) => `${SPELL[spell]} porte déjà un meeple : il n’y a rien à éveiller.`,
  lastMeeple: 'Votre réserve est alors vide.',
  ready: 'Vous pourrez le lancer à tout moment de vos tours. Resté là, il vaut 1 à la fin.',
  home: 'Son meeple revient en réserve.',
  wasted: 'Le sort ne fait rien ; son meeple revient en réserve.',
  lost: 'Le bonus est perdu.',
};

function ends({ seats, round, stage }: State): string {
  const { rounds } = BY_SEATS[seats];
  if (stage === 'over') return 'La partie est finie.';
  if (round === rounds) return 'C’est la dernière manche : la partie finit avec elle.';
  return `La partie finit après la manche ${rounds} : encore ${rounds - Math.max(1, round)} après celle-ci.`;
}

export const words: Words<State, Choice, Event> = {
  ...sign,
  options: async () => (await import('./options.fr.ts')).options,
  exclusions: {},
  ...speak(speech, { asks, choices, acts, events }, typesetFrench),
  goal: typesetFrench(
    'Gagnez le plus de prestige : par les piliers, l’influence sur les étages pleins, les meeples du grimoire.',
  ),
  ends: (state) => typesetFrench(ends(state)),
  follows: (state, chosen, name) => typesetFrench(followed(follows, state, chosen, name)),
  piece: (thing, name, seen) => typesetFrench(named(piece(thing), thing, seen, name, states)),
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
  about: async () => (await import('./about/fr.ts')).about,
  book: async () => (await import('./rules.fr.ts')).book,
  text: async (view, _viewer, name) => (await import('./text.ts')).draw(view, name, LABELS),
};
