/** Why something can't be done, in French. */
import type { Whys } from '@magehall/engine';
import type { Element, Why } from '../../rules/index.ts';
import { count, of, vocabulary } from '../fr.ts';

const { elements: ELEMENT, units: UNIT } = vocabulary;

export const whys: Whys<Why> = {
  over: () => 'La partie est finie.',
  'chance-first': () => 'Les dés et les cartes d’abord.',
  'not-your-turn': ({ with: facts }, name) => `C’est à ${name(Number(facts?.seat))} d’agir.`,
  'not-now': () => 'Ce n’est pas demandé maintenant.',
  'not-your-card': () => 'Cette carte n’est pas dans votre main.',
  'not-your-unit': () => 'Seules vos propres unités attaquent pour vous.',
  'pay-first': () => 'Choisissez les cartes du paiement, ou revenez en arrière.',
  'choose-units': () => 'Choisissez les unités qui attaquent, ou revenez en arrière.',
  'already-moved': () => 'Votre Chef a déjà reculé ce tour.',
  'too-few-to-move': () => 'Il faut au moins deux cartes dans la ligne pour reculer le Chef.',
  'already-changed': () => 'On ne change sa main qu’une fois par tour.',
  'change-comes-first': () => 'On change sa main avant toute autre chose.',
  'nothing-to-change': () => 'Vous n’avez pas de carte à changer.',
  'fool-elsewhere': () => 'Le Mat n’est pas dans la galerie.',
  'fool-costs-the-turn': () => 'Le Mat coûte un tour entier, et vous avez déjà agi.',
  'fool-never-fights': () => 'Le Mat ne se bat pas.',
  'fool-is-safe': () => 'Le Mat ne peut être attaqué.',
  'fool-or-endure': () => 'Sacrifiez le Mat, ou laissez faire l’attaque.',
  'pick-a-target-first': () =>
    'Dites d’abord quelle armée vous attaquez ; puis choisissez vos unités.',
  'pick-the-army': () =>
    'Choisissez l’armée à attaquer ; les unités viennent avec les dés à distance.',
  'out-of-reach': () => 'Les unités viennent de la galerie ou de vos propres trophées.',
  'already-summoned': () => 'Une invocation par tour, et vous l’avez faite.',
  'team-attacked': () =>
    'En équipes, un tour est une invocation ou une attaque, et vous avez attaqué.',
  'team-summoned': () =>
    'En équipes, un tour est une invocation ou une attaque, et vous avez invoqué.',
  'too-little-mana': ({ with: facts }) =>
    `Vos cartes font ${facts?.have} mana ${of(ELEMENT[facts?.element as Element])} ; il en manque ${facts?.missing} pour ${UNIT[Number(facts?.unit)]}.`,
  'too-little-to-attack': ({ with: facts }) =>
    `Aucune de vos unités ne peut attaquer : la plus proche est ${UNIT[Number(facts?.unit)]}, à ${facts?.missing} mana ${of(ELEMENT[facts?.element as Element])} près.`,
  'own-army': () => 'C’est votre propre armée.',
  'already-attacked': () => 'Une attaque par tour, et vous l’avez faite.',
  'nobody-to-hit': () => 'Il n’y a personne à frapper dans cette armée.',
  peace: ({ with: facts }) =>
    `La paix dure encore ${count(Number(facts?.rounds), 'manche')} : on n’attaque qu’une armée de trois ou plus, celle-ci en a ${facts?.size}.`,
  'no-army': () => 'Vous n’avez pas d’unité qui puisse attaquer.',
  'no-dice': () => 'Cela ne fait pas de dé : il faut quatre flèches, un V ou un X.',
  'no-mana-for-any': () => 'Vos cartes ne paient pas d’unités qui fassent ensemble un dé.',
  'not-the-target': () => 'Cette unité n’est pas dans l’armée attaquée.',
  'reroll-or-keep': () => 'Choisissez un dé à relancer, ou gardez les dés.',
};
