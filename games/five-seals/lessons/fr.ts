import type { LessonWords } from '@magehall/engine';

export const words: LessonWords = {
  rivals: ['Novice'],
  hello:
    'Bienvenue ! Cette tour est pleine de portes scellées et de parchemins : leur nombre fait vos points, et qui en a le plus gagne. Vous êtes le mage blanc.',
  steps: {
    door: {
      says: 'Un dé brise un sceau de son élément, s’il est assez fort. L’Eau 4, en bleu, ferme le chemin du caveau, et vous avez un 5 d’Eau.',
      does: 'Brisez le sceau d’Eau 4.',
      instead:
        'C’est possible aussi. Mais le chemin du caveau passe par le sceau d’Eau 4, en bleu : brisez-le avec votre 5 d’Eau.',
      because: {
        'own:binding':
          'Lien sert à votre familier : ce sera l’étape suivante. Brisez d’abord vous-même le sceau d’Eau 4, en bleu.',
        'space:0.s3':
          'Un bon parchemin, que vous prendrez bientôt. Ouvrez d’abord le chemin : brisez le sceau d’Eau 4, en bleu.',
        'space:0.s4':
          'Un bon parchemin, que vous prendrez bientôt. Ouvrez d’abord le chemin : brisez le sceau d’Eau 4, en bleu.',
      },
    },
    familiar: {
      says: 'Vous voilà dans la porte ouverte, et Novice n’est pas loin. Votre familier peut la garder : plus personne d’autre n’y passe de cette manche.',
      does: 'Utilisez Lien et posez-y votre familier.',
      instead:
        'Attendez, ou Novice se faufilera. Utilisez d’abord Lien, et posez votre familier à côté de votre mage.',
    },
    scroll: {
      says: 'Place à la récolte, un sceau par tour. Un parchemin est scellé aussi : un dé de son élément le prend, et son nombre fait vos points.',
      does: 'Prenez Renaissance de la Terre avec votre 3 de Terre.',
      instead:
        'Possible, mais les points d’abord. Prenez Renaissance de la Terre avec votre 3 de Terre.',
      because: {
        'space:5.e':
          'Cette porte ne rapporte rien. Gardez votre 3 de Terre pour le parchemin Renaissance de la Terre.',
        'die:red-4':
          'Gardez votre 4 de Feu pour le tour suivant : un seul sceau par tour. Prenez Renaissance de la Terre avec votre 3 de Terre.',
      },
    },
    spell: {
      says: 'Les dés utilisés sont partis pour cette manche ; il vous en reste un. Un parchemin est souvent aussi un sort, à lancer une fois par manche.',
      does: 'Prenez Évolution du Feu avec votre 4 de Feu.',
      instead: 'Regardez plutôt le parchemin au 4 rouge : il vaut des points, et c’est un sort.',
      because: {
        'space:0.e':
          'Cette porte mène à une autre pièce, mais ne rapporte rien. Évolution du Feu vaut 4 points, et se lance.',
      },
    },
    draft: {
      says: 'Sans dés, la manche est finie pour vous. Prenez-en trois : du Feu pour la porte du caveau, de la Terre pour le 6 vert derrière.',
      does: 'Prenez un dé de Feu et deux de Terre.',
      instead:
        'Ceux-là serviraient ailleurs. Devant vous, porte de Feu et parchemin de Terre : prenez un dé de Feu et deux de Terre.',
    },
    cast: {
      says: 'Nouvelle manche : on lance tous les dés, et vos parchemins sont prêts. La porte du caveau demande 5 de Feu, et le vôtre montre 3.',
      does: 'Lancez Évolution du Feu : elle ajoute 2.',
      instead:
        'Pas maintenant : c’est la porte de Feu 5 qu’il vous faut. Lancez Évolution du Feu sur votre 3 de Feu.',
    },
    vault: {
      says: 'Le voilà à 5 : votre sort ouvre un passage !',
      does: 'Brisez le sceau de Feu 5 et entrez dans le caveau.',
      instead:
        'Possible, mais le caveau s’offre à vous. Brisez le sceau de Feu 5 avec votre 5 de Feu.',
    },
    six: {
      says: 'Les dés d’un même élément s’additionnent : 2 et 4 de Terre font 6. Quand il reste moins de quatre 6, la partie finit avec la manche.',
      does: 'Prenez Synergie de la Terre avec vos deux dés de Terre.',
      instead:
        'Il y a mieux : vos deux dés de Terre prennent ensemble Synergie de la Terre, qui vaut 6.',
      because: {
        'own:binding':
          'Plus besoin de garder une porte. Prenez Synergie de la Terre avec vos deux dés de Terre.',
        'own:renewal-earth':
          'Ne les relancez pas : 2 et 4 suffisent tout juste. Prenez Synergie de la Terre.',
      },
    },
  },
  end: 'Chaque parchemin compte son nombre, et Synergie de la Terre 1 de plus par parchemin de Terre. Qui en a le plus gagne !',
  tips: {
    draft:
      'Regardez les sceaux autour de votre mage et prenez des dés de ces éléments. Deux du même brisent bien plus qu’un seul.',
    break:
      'Ce qui brille peut être brisé, à n’importe quelle distance. Les portes ouvrent des chemins, les parchemins donnent des points.',
    spell:
      'Un de vos parchemins peut servir avant de briser un sceau. Chacun sert une fois par manche : profitez-en.',
    giveUp:
      'Aucun sceau ne convient à vos dés. Un parchemin peut encore aider ; sinon renoncez, et la manche est finie pour vous.',
    stuck:
      'Vos dés ne convenaient à aucun sceau à portée, ils sont donc repartis. Choisissez la prochaine fois les éléments qui vous entourent.',
    mind: 'Les parchemins violets de l’Esprit n’ont pas de dés à eux. N’importe quel élément les brise, mais un seul.',
    round:
      'Une nouvelle manche : tous les parchemins sont prêts, les familiers sont rentrés. Le premier joueur change aussi.',
    sixes:
      'Si un autre parchemin de force 6 est pris, cette manche est la dernière. Prenez ce que vous pouvez.',
  },
};
