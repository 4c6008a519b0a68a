/** The book of Five Seals in French. */
import { typesetAll } from '@magehall/engine';
import { boardFor } from '../rules/data/board.ts';
import { circles, words } from '../words/fr.ts';
import { bookOf } from './book.tsx';
import type { Says } from './says.ts';

const fr: Says = {
  language: 'fr',
  called: (piece) => words.piece(piece, () => ''),
  quick: {
    goal: {
      title: 'Le but du jeu',
      text: 'Vous êtes magicien dans le donjon de l’Archimage disparu. Des parchemins y traînent partout, les plus puissants tout au bord. Le nombre d’un parchemin est sa valeur : réunissez le plus de points.',
    },
    break: {
      title: 'À votre tour : brisez un sceau',
      text: 'À chaque manche, chacun lance trois dés. Des sceaux ferment les portes : prenez des dés de la couleur du sceau qui, ensemble, montrent au moins son nombre : un 3 et un 1 bleus brisent le 4 bleu. Les dés utilisés sont perdus pour cette manche.',
    },
    walk: {
      title: 'Votre magicien s’y rend',
      text: 'Tout sceau jusqu’où votre magicien peut marcher est accessible, même très loin. Les sceaux intacts barrent le chemin, comme les magiciens et les familiers des autres. Ce qui est éclairé, c’est là où vous pouvez marcher.',
    },
    scroll: {
      title: 'Les parchemins : des points et des sorts',
      text: 'Un parchemin a un sceau, lui aussi. Brisez-le, et il est à vous. Avant de briser un sceau, vous pouvez utiliser vos parchemins : relancer, renforcer un dé, changer sa couleur. Chacun sert une fois par manche, puis se retourne.',
    },
    rest: {
      title: 'Plus de dés ? Repos',
      text: 'Quand vos dés sont épuisés, ou ne brisent plus rien, la manche est finie pour vous. Vos parchemins se réveillent, et vous prenez trois dés de la réserve pour la suivante. Choisissez les couleurs qu’il vous faudra.',
    },
    end: {
      title: 'La fin',
      text: `Quand une manche s’achève avec moins de ${boardFor(2).fewestSixes} parchemins de puissance 6 dans le donjon (${boardFor(5).fewestSixes} à quatre ou cinq), c’est fini. Additionnez vos parchemins : le plus de points gagne.`,
    },
  },
  pictures: {
    goal: { caption: 'Une salle forte au bord du donjon, avec un parchemin de puissance 6.' },
    break: {
      caption:
        'Un magicien devant un sceau bleu de puissance 4. Un 3 et un 1 bleus y suffisent ; le 5 rouge n’y sert à rien.',
    },
    walk: {
      caption:
        'Le milieu du donjon. Les salles éclairées sont celles où le magicien peut aller ; un autre magicien se tient dans une porte et la barre.',
    },
    scroll: {
      caption:
        'Les parchemins d’un magicien : certains face visible, un autre, utilisé, face cachée.',
    },
    rest: { caption: 'La réserve de dés en quatre couleurs, et le dernier dé d’un magicien.' },
    end: {
      caption:
        'Combien de parchemins de puissance 6 restent dans le donjon, et où la fin commence.',
    },
    reach: {
      caption:
        'Éclairé : là où le magicien peut marcher. Les portes au bord de la lumière sont accessibles ; derrière l’autre magicien, rien ne l’est.',
    },
    dice: {
      caption: 'Un sceau bleu de puissance 4, et des dés bleus qui montrent 4, 2 et 3.',
      ask: 'Brisez le 4 bleu avec le 4 seul, ou avec le 2 et le 3. Le 4 avec un autre dé, c’est un de trop : essayez.',
    },
    cast: {
      caption: 'Un 2 rouge ne suffit pas pour le sceau rouge de puissance 3.',
      ask: `Utilisez ${words.piece('own:strengthening-fire', () => '')} sur votre 2 rouge. C’est alors un 4, qui brise le sceau rouge de 3.`,
    },
    familiar: {
      caption: 'Lien est le parchemin que chacun a au départ. Il envoie le familier.',
      ask: 'Utilisez Lien : posez votre familier près de votre magicien, ou laissez-le briser un sceau pendant que le magicien reste.',
    },
    leap: {
      caption: 'Le 4 bleu barre le chemin, et il n’y a pas de dé bleu. Derrière attend un 5 rouge.',
      ask: `Utilisez ${words.piece('own:leap-water', () => '')} : passez le sceau bleu comme s’il n’y était pas, et brisez le 5 rouge derrière lui.`,
    },
  },
  lookups: {
    elements: {
      title: 'Les cinq éléments',
      head: ['Élément', 'Couleur', 'Signe', 'Jetons de sceau'],
    },
    circles: { title: 'Les sorts par cercle et puissance', head: ['Puissance'] },
    players: {
      title: 'Selon le nombre de joueurs',
      head: [
        'Joueurs',
        'Dés de chaque couleur',
        'Sceaux',
        'Parchemins posés',
        'dont de puissance 6',
        'Fin avec moins de 6 que',
      ],
    },
  },
  circles: circles.slice(1).map((name) => [name.replace(/^(du|des) /, ''), `L’École ${name}`]),
  circleHead: ['Puissance et points', 'Sort', 'Effet (du Feu)'],
  looks: [
    ['rouge', 'triangle, pointe en haut'],
    ['bleu', 'triangle, pointe en bas'],
    ['jaune', 'triangle barré, pointe en haut'],
    ['vert', 'triangle barré, pointe en bas'],
    ['violet', 'cercle et point'],
  ],
  none: 'aucun : des parchemins seulement',
  shelf: 'Les sorts, un par un',
  ours: {
    dungeon:
      'le plan du donjon. Nous ne connaissons pas celui du jeu imprimé ; le nôtre a autant de salles que les règles en demandent, et davantage à plusieurs.',
  },
};

export const book = bookOf(typesetAll(fr));
