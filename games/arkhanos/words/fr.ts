/** The Towers of Arkhanos en français. */
import { CHANCE, type NameOf, NOBODY, type Reason, type Words } from '@magehall/engine';
import {
  type Bonus,
  type Choice,
  type Colour,
  type Event,
  type Gain,
  game,
  type MeepleKind,
  SPELLS,
  type Spell,
  type State,
  TILES,
  TOWERS,
  type TowerName,
  type Why,
} from '../rules/index.ts';
import { sign } from './sign.fr.ts';
import type { Labels } from './text.ts';
import { colourOfDie, faceOfDie, sortOfThing, spendsLast } from './things.ts';
import { typeset } from './typeset.fr.ts';

const and = new Intl.ListFormat('fr', { type: 'conjunction' });
const or = new Intl.ListFormat('fr', { type: 'disjunction' });

const COLOUR: Record<Colour, string> = {
  yellow: 'jaune',
  pink: 'rose',
  purple: 'violet',
  blue: 'bleu',
};
const SPELL: Record<Spell, string> = {
  manipulate: 'Manipulation',
  shift: 'Décalage',
  flip: 'Bascule',
  morph: 'Métamorphose',
  exchange: 'Échange',
  swap: 'Permutation',
};
/** Là où le nom d'un sort n'a pas la place, ceci dit l'un et l'autre. */
const EFFECT: Record<Spell, string> = {
  manipulate: 'Manipulation : employez n’importe quel autre sort.',
  shift: 'Décalage : votre prochain dé peut compter un de plus ou de moins.',
  flip: 'Bascule : retournez un dé de la table.',
  morph: 'Métamorphose : votre prochain dé peut avoir n’importe quelle couleur.',
  exchange: 'Échange : un dé de la table contre un dé du bassin de mana.',
  swap: 'Permutation : un dé de la table contre un dé de la tour centrale.',
};
const TOWER: Record<TowerName, string> = {
  outer1: 'la tour de l’Ouest',
  outer2: 'la tour du Nord',
  outer3: 'la tour de l’Est',
  central: 'la tour centrale',
};
const PILLAR: Record<Bonus, string> = {
  gain2: '2\u00a0de prestige',
  floor: 'prestige d’étage',
  build: 'construction ou éveil',
  activate: 'éveil d’un sort',
};

const the = (name: string) => `le ${faceOfDie(name)} ${COLOUR[colourOfDie(name)]}`;
const points = (count: number) => `${count}\u00a0de prestige`;
const spellNo = (spell: Spell) => `${SPELL[spell]} (${SPELLS.indexOf(spell) + 1})`;
const own = (kind: MeepleKind) => (kind === 'master' ? 'votre maître' : 'un apprenti');
const their = (kind: MeepleKind) => (kind === 'master' ? 'le maître' : 'un apprenti');

/** Ce qu’accepte une tuile : « violet 2, 4 ou 6 ». */
function restriction(id: number): string {
  const { colours, numbers, different } = TILES[id - 1];
  const dice = or.format(colours.map((colour) => COLOUR[colour]));
  return different
    ? `${dice}, nombres tous différents`
    : `${dice} ${or.format(numbers.map(String))}`;
}

function ask(state: State, name: NameOf): string {
  const waiting = game.waitingFor(state);
  if (waiting === NOBODY) return 'La partie est finie.';
  if (waiting === CHANCE) return CHANCE_ASKS[state.stage] ?? '';
  const who = name(waiting);
  const choices = game.choices(state);
  const casts = choices.some((choice) => 'cast' in choice);
  switch (state.stage) {
    case 'place':
      if (!choices.some((choice) => 'place' in choice))
        return `${who} doit d’abord lancer un sort, pour libérer un meeple.`;
      return `${who} place un dé${casts ? ', ou lance un sort' : ''}.${castFor(state)}`;
    case 'bonus': {
      const builds = choices.some((choice) => 'build' in choice);
      const spell = spellNo(SPELLS[state.placedAs - 1]);
      const activates = choices.some((choice) => 'activate' in choice);
      if (builds)
        return `${who} bâtit sur une autre tour${activates ? `, ou éveille ${spell}` : ''}.`;
      return activates
        ? `${who} éveille ${spell}.`
        : `${who} peut libérer ${spell} en lançant un sort, ou continuer sans le bonus.`;
    }
    case 'score':
      return `L’étage central est plein. ${who} le marque, ou lance d’abord un sort.`;
    default:
      return `${who} finit son tour, ou lance d’abord un sort.`;
  }
}

/** What was cast for the die that is placed next. */
function castFor({ shift, morph }: State): string {
  return `${shift > 0 ? ` ${shifted(shift)}` : ''}${morph ? ` ${MORPHED}` : ''}`;
}
const shifted = (by: number) => `Le prochain dé peut compter jusqu’à ${by} de plus ou de moins.`;
const MORPHED = 'Le prochain dé peut avoir n’importe quelle couleur.';

const CHANCE_ASKS: Partial<Record<State['stage'], string>> = {
  starters: 'On pose les premiers étages.',
  reveal: 'On retourne la prochaine tuile.',
  firstPlayer: 'On tire le premier joueur au sort.',
  draw: 'On pioche les dés dans le sac.',
  roll: 'Les dés roulent.',
};

/** Où va un dé qui compte pour `number`, et pour quoi. */
function onto(state: State, tower: TowerName, pillar: Bonus | undefined, number: number): string {
  const spell = SPELL[SPELLS[number - 1]];
  switch (pillar) {
    case 'gain2':
      return `${TOWER[tower]}, pour ${points(2)}`;
    case 'floor':
      return `${TOWER[tower]}, pour ${points(state.floors[TOWERS.indexOf(tower)])} selon l’étage`;
    case 'build':
      return `${TOWER[tower]}, pour bâtir, ou éveiller ${spell}`;
    default:
      return `${TOWER[tower]}, pour éveiller ${spell}`;
  }
}

function choice(state: State, chosen: Choice): string {
  if ('place' in chosen) {
    const number = chosen.as ?? faceOfDie(chosen.place);
    const as = chosen.as === undefined ? '' : ` comme un ${chosen.as}`;
    const meeple = chosen.meeple === undefined ? 'sans meeple' : `avec ${own(chosen.meeple)}`;
    return `Placer ${the(chosen.place)}${as} ${meeple} sur ${onto(state, chosen.on, chosen.pillar, number)}.`;
  }
  if ('build' in chosen) {
    const pillar = chosen.pillar === undefined ? '' : `, en bloquant « ${PILLAR[chosen.pillar]} »`;
    const what =
      chosen.from === undefined
        ? own(chosen.meeple as MeepleKind)
        : `le meeple de ${SPELL[chosen.from]}`;
    return `Bâtir ${what} pour toujours dans ${TOWER[chosen.build]}${pillar}.${spendsLast(state) ? ' C’est votre dernier meeple libre !' : ''}`;
  }
  if ('activate' in chosen)
    return chosen.from === undefined
      ? `Éveiller ${spellNo(chosen.activate)} avec ${own(chosen.meeple as MeepleKind)}.`
      : `Passer le meeple de ${SPELL[chosen.from]} à ${spellNo(chosen.activate)}.`;
  if ('go' in chosen) return GO[chosen.go];
  return castChoice(state, chosen.cast, chosen.spell, chosen.die, chosen.with);
}
const GO = {
  on: 'Continuer sans le bonus.',
  score: 'Marquer l’étage.',
  end: 'Finir votre tour.',
};

function castChoice(
  state: State,
  cast: Spell,
  borrowed: Spell | undefined,
  table: string | undefined,
  other: string | undefined,
): string {
  const spell = borrowed ?? cast;
  const how = borrowed === undefined ? SPELL[cast] : `${SPELL[cast]} comme ${SPELL[borrowed]}`;
  if (table === undefined) {
    if (state.stage === 'place' && spell === 'shift')
      return `Lancer ${how} : votre prochain dé pourra compter un de plus ou de moins.`;
    if (state.stage === 'place' && spell === 'morph' && !state.morph)
      return `Lancer ${how} : votre prochain dé pourra avoir n’importe quelle couleur.`;
    return `Lancer ${how} seulement pour reprendre son meeple.`;
  }
  if (spell === 'flip') return `Lancer ${how} : tourner ${the(table)} sur ${7 - faceOfDie(table)}.`;
  const from = spell === 'exchange' ? 'du bassin de mana' : 'de la tour centrale';
  return `Lancer ${how} : échanger ${the(table)} contre ${the(other as string)} ${from}.`;
}

function gains(list: readonly Gain[], name: NameOf): string {
  const scorers = list.filter((gain) => gain.points > 0);
  return and.format(scorers.map((gain) => `${name(gain.seat)} ${points(gain.points)}`));
}

function event(told: Event, name: NameOf): string {
  switch (told.event) {
    case 'starter':
      return told.tower === 'central'
        ? 'La tour centrale commence : elle accepte tout dé.'
        : `Premier étage de ${TOWER[told.tower]} : ${restriction(told.tile)}.`;
    case 'tileRevealed':
      return `Prochaine tuile : ${restriction(told.tile)}.`;
    case 'firstPlayer':
      return `Manche ${told.round} : ${name(told.seat)} tient le sac.`;
    case 'rolled':
      return `${name(told.seat)} obtient ${the(told.die)}.`;
    case 'placed': {
      const as = told.as === undefined ? '' : ` comme un ${told.as}`;
      const meeple = told.meeple === undefined ? 'seul' : `avec ${their(told.meeple)}`;
      return `${name(told.seat)} place ${the(told.die)}${as} ${meeple} sur ${TOWER[told.on]}.`;
    }
    case 'bonus':
      return `${name(told.seat)} gagne ${points(told.points)}.`;
    case 'noBonus':
      return `${name(told.seat)} laisse le bonus.`;
    case 'activated':
      return `${name(told.seat)} pose ${their(told.meeple)} sur ${SPELL[told.spell]}.`;
    case 'built':
      return `${name(told.seat)} bâtit ${their(told.meeple)} dans ${TOWER[told.on]}.`;
    case 'cast':
      return told.as === undefined
        ? `${name(told.seat)} lance ${SPELL[told.spell]}.`
        : `${name(told.seat)} lance ${SPELL[told.spell]} comme ${SPELL[told.as]}.`;
    case 'shifted':
      return shifted(told.by);
    case 'morphed':
      return MORPHED;
    case 'flipped':
      return `${capital(the(told.die))} tourne sur ${faceOfDie(told.to)}.`;
    case 'exchanged':
      return `${capital(the(told.die))} va au bassin de mana, ${the(told.with)} en revient.`;
    case 'swapped':
      return `${capital(the(told.die))} va à la tour centrale, ${the(told.with)} en revient.`;
    case 'scored':
      return told.gains.length === 0
        ? `L’étage ${told.floor} de ${TOWER[told.tower]} est plein, et personne ne marque.`
        : `L’étage ${told.floor} de ${TOWER[told.tower]} rapporte : ${gains(told.gains, name)}.`;
    case 'newFloor':
      return told.tower === 'central'
        ? `La tour centrale monte à l’étage ${told.floor}.`
        : `${capital(TOWER[told.tower])} monte à l’étage ${told.floor} : ${restriction(told.tile)}.`;
    case 'closed':
      return `Plus de tuile : ${TOWER[told.tower]} est fermée.`;
    case 'roundEnded':
      return `Fin de la manche ${told.round} ; ${the(told.die)} va au bassin de mana.`;
    case 'finalFloor':
      return `Étage inachevé de ${TOWER[told.tower]} : ${gains(told.gains, name)}.`;
    case 'finalBook':
      return `${name(told.seat)} reçoit ${points(told.points)} pour son grimoire.`;
    case 'won':
      return told.winners.length === 1
        ? `${name(told.winners[0])} l’emporte : les tours saluent l’archimage !`
        : `${and.format(told.winners.map(name))} partagent la victoire !`;
    case 'drew':
    case 'returned':
    case 'turn':
      return '';
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const WHY: Record<Why, (reason: Reason, name: NameOf) => string> = {
  over: () => 'La partie est finie.',
  chance: () => 'Attendez les dés et les tuiles.',
  notYourTurn: ({ with: more }, name) => `C’est à ${name(Number(more?.seat))} de jouer.`,
  noSuchThing: () => 'Cette pièce n’existe pas dans ce jeu.',
  notOnTable: () => 'Ce dé n’est pas sur la table.',
  diePlaced: () => 'Vous avez déjà placé votre dé pour ce tour.',
  closed: () => 'Cette tour est fermée : il n’y avait plus de tuile pour elle.',
  pillarFull: () => 'Ce pilier est plein.',
  bonusIsActivate: () => 'Ce bonus éveille un sort ; il ne bâtit rien.',
  otherTower: () => 'Bâtissez sur une autre tour que celle qui a donné ce bonus.',
  wrongColour: ({ blame, with: more }) =>
    `${capital(tower(more))} n’accepte pas la couleur : ${pieces(blame)}.`,
  wrongNumber: ({ blame, with: more }) =>
    `${capital(tower(more))} n’accepte pas le nombre : ${pieces(blame)}.`,
  numberTaken: ({ blame, with: more }) =>
    `${capital(tower(more))} n’accepte chaque nombre qu’une fois, et l’a déjà : ${pieces(blame)}.`,
  centralAlike: () => 'Les piliers du centre se valent ; on prend le premier qui est vide.',
  freeMeepleFirst: () =>
    'Aucun meeple pour l’accompagner : lancez d’abord un sort, pour en libérer un.',
  noMeeple: () => 'Vous n’avez pas de meeple en réserve pour cela.',
  notInSupply: ({ blame }) =>
    blame.includes('meeple:master')
      ? 'Votre maître n’est pas dans votre réserve.'
      : 'Vous n’avez pas d’apprenti dans votre réserve.',
  spellTaken: ({ blame }) => `${capital(piece(blame[0]))} porte déjà un meeple.`,
  inactive: ({ blame }) =>
    `${EFFECT[sortOfThing(blame[0]).name as Spell]} Aucun de vos meeples n’y est : ce sont les bonus qui l’y mettent.`,
  otherSpell: ({ with: more }) =>
    `Vous avez placé un ${more?.number} : le bonus est pour ${SPELL[more?.spell as Spell]}.`,
  poolTen: () => 'La dixième case ne sert pas.',
  poolEmpty: ({ with: more }) => `La manche ${more?.space} n’a pas encore laissé de dé ici.`,
  needsExchange: () => 'Seul Échange atteint les dés du bassin de mana.',
  sameDice: () => 'Il est égal à chaque dé de la table : rien ne changerait.',
  placeFirst: () => 'Placez d’abord un dé : il y en a exactement un par tour.',
  bonusFirst: () => 'Prenez d’abord le bonus.',
  otherStage: () => 'Pas à ce moment de votre tour.',
  notTogether: ({ blame }) => `${capital(pieces(blame))} ne vont pas ensemble.`,
};
const tower = (more: Reason['with']) => TOWER[more?.tower as TowerName];
const pieces = (blame: readonly string[]) => and.format(blame.map((thing) => piece(thing)));

function piece(thing: string): string {
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
  next: 'Prochaine tuile\u202f',
  none: '–',
  table: 'Table\u202f',
  pool: 'Bassin de mana\u202f',
  supply: 'Réserve',
  shift: (by) => `Décalage ±${by} attend`,
  morph: 'Métamorphose attend',
  spells: SPELL,
};

export const words: Words<State, Choice, Event> = {
  ...sign,
  options: async () => (await import('./options.fr.ts')).options,
  exclusions: {},
  ask,
  choice: (state, chosen) => typeset(choice(state, chosen)),
  event: (told, name) => typeset(event(told, name)),
  why: (reason, name) => typeset(WHY[reason.why as Why](reason, name)),
  piece: (thing) => piece(thing),
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
  book: async () => (await import('./rules.fr.ts')).book,
  text: async (view, _viewer, name) => (await import('./text.ts')).draw(view, name, LABELS),
};
