/** Five Seals of Magic en français. */
import { typesetFrench, type Words } from '@magehall/engine';
import type { Choice, ColourName, Event, SpellName, State } from '../rules/index.ts';
import type { Asking, Open } from './asking.ts';
import { isRoom, spotOf } from './places.ts';
import { sign } from './sign.fr.ts';
import { type Parts, type Spoken, wordsFrom } from './speech.ts';
import { elements, table } from './table.fr.ts';

/** Dés et sceaux vont par éléments ; que le Feu soit rouge, la fiche le dit. */
export const colours: Record<ColourName, string> = {
  red: table.of.fire,
  blue: table.of.water,
  yellow: table.of.air,
  green: table.of.earth,
};
const named: Record<ColourName, string> = {
  red: elements.fire,
  blue: elements.water,
  yellow: elements.air,
  green: elements.earth,
};
export const ofElement = {
  fire: 'du Feu',
  water: 'de l’Eau',
  air: 'de l’Air',
  earth: 'de la Terre',
  mind: 'de l’Esprit',
};
export const mages = {
  shaman: 'Chaman du Nord',
  witch: 'Sorcière de l’Est',
  seer: 'Voyante de l’Ouest',
  sorcerer: 'Mage du Sud',
  warlock: 'Envoûteur de l’Outre-Monde',
};
export const familiars = {
  shaman: 'le Corbeau',
  witch: 'le Chat',
  seer: 'la Chouette',
  sorcerer: 'le Cobra',
  warlock: 'le Crapaud',
};
const spells: Record<SpellName | 'binding', string> = {
  binding: 'Lien',
  change: 'Transmutation',
  renewal: 'Renaissance',
  strengthening: 'Évolution',
  growth: 'Croissance',
  synergy: 'Synergie',
  swap: 'Inversion',
  exchange: 'Échange',
  absorption: 'Absorption',
  disintegration: 'Désintégration',
  rearrangement: 'Réorganisation',
  deception: 'Mystification',
  alteration: 'Altération',
  transfer: 'Transfert',
  theft: 'Vol',
  exploitation: 'Emprunt',
  dispatch: 'Mission',
  leap: 'Bond',
  teleportation: 'Téléportation',
  guardian: 'Gardien',
  speed: 'Vitesse',
};
export const circles = ['', 'du Pouvoir', 'des Passages', 'du Conflit', 'du Voyageur'];

const all = new Intl.ListFormat('fr', { type: 'conjunction' });
export const list = (things: readonly string[]) => all.format(things);

export function scroll(name: string): string {
  const [spell, element] = name.split('-') as [SpellName | 'binding', keyof typeof elements];
  return element === undefined ? spells[spell] : `${spells[spell]} ${ofElement[element]}`;
}
export function die(name: string): string {
  const [colour, face] = name.split('-');
  return face === undefined
    ? colours[colour as ColourName]
    : `${face} ${colours[colour as ColourName]}`;
}
/** « un 5 de Feu et un 2 d’Eau » : sans article, le chiffre se lirait comme un nombre de dés. */
export const dice = (names: readonly string[]) =>
  list(names.map((name) => (name.includes('-') ? `un ${die(name)}` : die(name))));
/** « 2 dés de Feu et 1 dé d’Eau ». */
export const counted = (names: readonly string[]) =>
  list(
    [...new Set(names)].map((one) => {
      const many = names.filter((name) => name === one).length;
      return `${many} ${many > 1 ? 'dés' : 'dé'} ${die(one)}`;
    }),
  );
export function seal(name: string): string {
  const [colour, strength] = name.split('-');
  return `le sceau ${colours[colour as ColourName]} ${strength}`;
}
/** « de » devant un nom de joueur : d’Ada, de Bob. */
export const of = (who: string) => (/^[aeiouyâàéèêëîïôûh]/i.test(who) ? `d’${who}` : `de ${who}`);
const laid = ({ absorb }: Parts) =>
  absorb === undefined ? '' : `, et le poser sur ${scroll(absorb)}`;

const rooms = {
  inner: 'la pièce intérieure',
  middle: 'la pièce médiane',
  vault: 'le caveau',
};
const manyRooms = {
  inner: 'pièces intérieures',
  middle: 'pièces médianes',
  vault: 'caveaux',
};
/** « le portail 3 », « la première porte du caveau 2a ». */
function place(id: string): string {
  const spot = spotOf(id);
  switch (spot.is) {
    case 'chamber':
      return 'la chambre centrale';
    case 'gate':
      return `le portail ${spot.room}`;
    case 'way':
      return `la ${spot.door === 'first' ? 'première' : 'seconde'} porte de ${rooms[spot.to]} ${spot.room}`.replace(
        'de le ',
        'du ',
      );
    case 'between':
      return `la porte entre les ${manyRooms[spot.ring]} ${spot.rooms.join(' et ')}`;
    default:
      return `${rooms[spot.is]} ${spot.room}`;
  }
}
/** « au portail 3 », « dans la pièce médiane 2a ». */
export const where = (id: string) =>
  isRoom(id) ? `dans ${place(id)}` : `à ${place(id)}`.replace(/^à le /, 'au ');

/** What a scroll asks for, first of all ... */
const FIRST: Record<Asking, string> = {
  binding: 'quel sceau votre familier brise-t-il, ou reste-t-il près de votre magicien ?',
  change: 'quels dés changez-vous ?',
  renewal: 'quels dés relancez-vous ?',
  strengthening: 'quels dés gagnent 2 ?',
  growth: 'quel dé prenez-vous ?',
  swap: 'intervertir deux sceaux ?',
  exchange: 'intervertir deux sceaux ?',
  absorption: 'avec quel sceau ou quel dé l’utilisez-vous ?',
  disintegration: 'quel sceau retirez-vous ?',
  rearrangement: 'intervertir deux parchemins ?',
  deception: 'quels deux dés échangent leur élément ?',
  alteration: 'quels dés modifiez-vous ?',
  transfer: 'quels parchemins échangez-vous ?',
  theft: 'qui volez-vous ?',
  exploitation: 'quel parchemin d’un rival empruntez-vous ?',
  dispatch: 'sur quel sceau va votre familier ?',
  leap: 'par-dessus quel sceau bondissez-vous ?',
  teleportation: 'quelle figurine traversez-vous ?',
  guardian: 'sur quel parchemin va le gardien ?',
  speed: 'quel sceau brisez-vous d’abord ?',
};
/** ... and then. */
const OPEN: Record<Open, string> = {
  theirScroll: 'quel parchemin d’un rival ?',
  theirDie: 'quel dé d’un rival ?',
  ownScroll: 'lequel de vos parchemins ?',
  die: 'lesquels de vos dés utilisez-vous ?',
  space: 'quel sceau ?',
  supply: 'en quel élément ?',
  seat: 'quel rival ?',
};

const spoken: Spoken = {
  sign,
  options: async () => (await import('./options.fr.ts')).options,
  colours,
  elements,
  mages,
  scroll,
  seal,
  place,
  where,
  figure: (who, at) => `la figurine ${of(who)} ${where(at)}`,
  goal: 'Réunissez les parchemins les plus puissants : leur puissance fait vos points.',
  asks: {
    mage: () => 'Quel magicien jouez-vous ?',
    draft: (open) =>
      open === 3
        ? 'Quels trois dés prenez-vous pour la prochaine manche ?'
        : open === 2
          ? 'Quels deux autres dés prenez-vous ?'
          : open === 1
            ? 'Quel troisième dé prenez-vous ?'
            : 'Prendre ces trois dés ?',
    turn: (scrolls) =>
      scrolls
        ? 'Quel sceau brisez-vous, ou quel parchemin utilisez-vous d’abord ?'
        : 'Quel sceau brisez-vous ?',
    stuck: (scrolls) =>
      scrolls
        ? 'Aucun sceau à portée ne cède à vos dés : quel parchemin utilisez-vous, ou abandonnez-vous la manche ?'
        : 'Aucun sceau à portée ne cède à vos dés : abandonnez la manche.',
    swap: (one) => (one ? 'Avec lequel change-t-il de place ?' : 'Lesquels changent de place ?'),
    give: () => 'On vous vole : quel dé cédez-vous ?',
    free: () => 'Quel sceau brisez-vous gratuitement ?',
    filling: () => 'Le donjon se remplit.',
    rolling: () => 'Les dés roulent.',
    over: () => 'La partie est terminée.',
    forSeal: (chosen) => `Quel sceau brisez-vous avec ${dice(chosen)} ?`,
    howTo: (space) => `Comment brisez-vous le sceau ${where(space)} ?`,
    scroll: ({ use, spell, open }) => `${scroll(use)} : ${open ? OPEN[open] : FIRST[spell]}`,
  },
  choices: {
    mage: ({ mage }) => `Jouer : ${mages[mage]}, avec ${familiars[mage]}.`,
    draft: ({ colours: taken }) => `Prendre ${counted(taken)}.`,
    break: (parts) =>
      `${parts.takes ? 'Prendre' : 'Briser'} ${parts.target} avec ${dice(parts.dice)}${laid(parts)}.`,
    up: () => 'Abandonner : rendre tous vos dés et finir la manche.',
    give: ({ give }) => `Céder votre ${die(give)}.`,
    swap: ({ spaces: [one, other] }) => `Intervertir ${one} et ${other}.`,
    free: ({ target, takes }) => `${takes ? 'Prendre' : 'Briser'} gratuitement ${target}.`,
    here: () => 'Lien : placer votre familier auprès de votre magicien.',
    familiar: (parts) =>
      `Lien : votre familier ${parts.takes ? 'prend' : 'brise'} ${parts.target} avec ${dice(parts.dice)}${laid(parts)}.`,
    two: ({ use }) =>
      use.startsWith('rearrangement')
        ? `${scroll(use)} : intervertir deux parchemins.`
        : `${scroll(use)} : intervertir deux sceaux.`,
    change: ({ use, dice: changed, into }) =>
      `${scroll(use)} : changer ${dice(changed)} en ${named[into]}.`,
    renewal: ({ use, dice: rolled }) => `${scroll(use)} : relancer ${dice(rolled)}.`,
    strengthening: ({ use, dice: raised }) => `${scroll(use)} : ajouter 2 à ${dice(raised)}.`,
    growth: ({ use, take }) => `${scroll(use)} : prendre un dé ${die(take)} et le lancer.`,
    absorption: ({ use, die: raised }) =>
      `${scroll(use)} : libérer le sceau dans votre ${die(raised)}.`,
    disintegration: ({ use, target }) => `${scroll(use)} : retirer ${target}.`,
    deception: ({ use, from, take, give }, name) =>
      `${scroll(use)} : échanger les éléments de votre ${die(give)} et du ${die(take)} ${of(name(from))}.`,
    alteration: ({ use, raise, from, lower }, name) =>
      `${scroll(use)} : ${[
        ...(raise === undefined ? [] : [`ajouter 1 à ${dice(raise)}`]),
        ...(lower === undefined ? [] : [`retirer 1 à ${dice(lower)} ${of(name(from))}`]),
      ].join(', ')}.`,
    transfer: ({ use, give, from, take }, name) =>
      `${scroll(use)} : échanger ${scroll(give)} contre ${scroll(take)} ${of(name(from))}.`,
    theft: ({ use, from }, name) => `${scroll(use)} : prendre un dé à ${name(from)}.`,
    exploitation: ({ use, from, as }, name) =>
      `${scroll(use)}, avec un parchemin ${of(name(from))}. ${as}`,
    dispatch: ({ use, target }) => `${scroll(use)} : envoyer votre familier sur ${target}.`,
    leap: (parts) =>
      `${scroll(parts.use)} : franchir ${parts.by} et ${parts.takes ? 'prendre' : 'briser'} ${parts.target} avec ${dice(parts.dice)}.`,
    teleportation: (parts) =>
      `${scroll(parts.use)} : traverser ${parts.by} et ${parts.takes ? 'prendre' : 'briser'} ${parts.target} avec ${dice(parts.dice)}.`,
    guardian: ({ use, target }) => `${scroll(use)} : poser le gardien sur ${target}.`,
    aside: ({ use }) => `${scroll(use)} : retirer le gardien du plateau.`,
    speed: (parts) =>
      `${scroll(parts.use)} : ${parts.takes ? 'prendre' : 'briser'} ${parts.target} avec ${dice(parts.dice)}, puis un autre sceau gratuitement.`,
  },
  acts: {
    mage: ({ mage }) => `Jouer : ${mages[mage]}`,
    draft: ({ colours: taken }) => `Prendre ${counted(taken)}`,
    break: ({ takes }) => (takes ? 'Prendre le parchemin' : 'Briser le sceau'),
    up: () => 'Abandonner la manche',
    give: ({ give }) => `Céder le ${die(give)}`,
    swap: () => 'Les intervertir',
    free: ({ takes }) => (takes ? 'Prendre le parchemin gratuitement' : 'Briser gratuitement'),
    here: () => 'Placer votre familier ici',
    familiar: ({ takes }) =>
      takes ? 'Prendre le parchemin avec le familier' : 'Briser avec le familier',
    two: () => 'Choisir les deux',
    change: ({ into }) => `Changer en ${named[into]}`,
    renewal: () => 'Relancer',
    strengthening: () => 'Ajouter 2',
    growth: ({ take }) => `Lancer un dé ${die(take)} de plus`,
    absorption: ({ die: raised }) => `Renforcer le ${die(raised)}`,
    disintegration: () => 'Retirer le sceau',
    deception: () => 'Échanger les éléments',
    alteration: () => 'Modifier les dés',
    transfer: () => 'Échanger les parchemins',
    theft: ({ from }, name) => `Voler ${name(from)}`,
    exploitation: () => 'Emprunter le parchemin',
    dispatch: () => 'Envoyer votre familier',
    leap: ({ takes }) => (takes ? 'Bondir et prendre le parchemin' : 'Bondir et briser'),
    teleportation: ({ takes }) =>
      takes ? 'Traverser et prendre le parchemin' : 'Traverser et briser',
    guardian: () => 'Poser le gardien',
    aside: () => 'Retirer le gardien',
    speed: ({ takes }) => (takes ? 'Prendre, puis briser encore' : 'Briser, puis encore un'),
  },
  points: (gained) => (gained < 2 ? `+${gained} point` : `+${gained} points`),
  pieces: {
    space: place,
    die: (name, owner) =>
      owner === undefined ? `votre ${die(name)}` : `le ${die(name)} ${of(owner)}`,
    supply: (name) => `un dé ${die(name)} de la réserve`,
    own: (name, owner) => (owner === undefined ? scroll(name) : `${scroll(name)} ${of(owner)}`),
    give: () => 'abandonner',
    mage: (name) => mages[name as keyof typeof mages],
    guardian: (name) => `le gardien ${ofElement[name as keyof typeof ofElement]}`,
  },
  parts: { binding: 'Lien', scrolls: 'Parchemins', synergy: 'Synergie' },
  outlook: () => import('./outlook.fr.ts'),
  aloud: () => import('./aloud/fr.ts'),
  about: () => import('./about/fr.ts'),
  telling: async () => (await import('./telling.fr.ts')).telling,
  labels: async () => (await import('./text.fr.ts')).labels,
  typeset: typesetFrench,
  book: async () => (await import('./rules.fr.ts')).book,
};

export const words: Words<State, Choice, Event> = wordsFrom(spoken);
export { table } from './table.fr.ts';
