import type { LessonWords } from '@magehall/engine';

export const words: LessonWords = {
  rivals: ['Novice'],
  hello:
    'Bienvenue ! À Arkhanos, on bâtit des tours avec des dés, et qui a le plus de prestige gagne. En bas, vos meeples, sept apprentis et un maître : ils disent qui domine un étage.',
  steps: {
    place: {
      says: 'À chaque tour, vous placez un dé, un meeple à côté. L’enseigne de l’Ouest dit ce qui y va : un 1, un 3 ou un 5 jaune.',
      does: 'Prenez le 3 jaune et posez-le à l’Ouest, sur le pilier à l’étoile.',
      instead:
        'Ce serait permis aussi. Mais commençons par le 3 jaune, à l’Ouest, sur le pilier à l’étoile.',
      because: {
        'pillar:outer1.floor':
          'L’escalier rapporte le numéro de son étage : ici, 2 également. Cette fois, prenez le pilier à l’étoile.',
        'meeple:master':
          'Votre maître compte double sur un étage : gardez-le pour plus tard. Un apprenti suffit.',
      },
    },
    central: {
      says: 'Ce pilier vous a donné 2 de prestige. La tour centrale accepte tous les dés, et le nombre du dé vous y donne un sort.',
      does: 'Posez le 4 bleu sur la tour centrale : le sort 4 est Métamorphose.',
      instead:
        'Vous pourriez. Mais posez le 4 bleu sur la tour centrale : là, son nombre vous donne un sort.',
      because: {
        'meeple:master':
          'Gardez votre maître : il compte double, et vous en aurez bientôt besoin. Un apprenti suffit.',
      },
    },
    activate: {
      says: 'Un sort est prêt quand un meeple s’y trouve. Il y reste jusqu’à ce que vous lanciez le sort.',
      does: 'Posez un apprenti sur Métamorphose.',
      instead:
        'Votre maître resterait dans le grimoire, or il vous servira bientôt sur un étage. Prenez un apprenti.',
    },
    end: {
      says: 'Gardez le sort pour le bon moment. Novice va jouer, puis on lancera les dés de la dernière manche.',
      does: 'Finissez votre tour.',
      instead:
        'Pas encore : Métamorphose change le prochain dé placé, et celui de ce tour l’est déjà. Finissez votre tour.',
    },
    cast: {
      says: 'Le maître de Novice compte 2 : il mène à l’Ouest, 2 à 1. Il y reste un pilier, mais plus de 1, 3 ou 5 jaune.',
      does: 'Lancez Métamorphose : la couleur de votre prochain dé ne comptera pas.',
      instead:
        'Ce dé convient, mais c’est l’Ouest qu’il faut gagner. Lancez d’abord Métamorphose : elle permet une autre couleur.',
    },
    master: {
      says: 'Un étage plein rapporte 6 à qui le domine, 4 au deuxième. Avec votre maître, qui compte 2, vous menez 3 à 2.',
      does: 'Posez le 5 rose sur le dernier pilier de l’Ouest, avec votre maître.',
      instead:
        'Possible, mais Novice garderait l’Ouest. Posez le 5 rose sur son dernier pilier, avec votre maître.',
      because: {
        'meeple:apprentice':
          'Un apprenti compte 1 : cela ferait 2 à 2, et une égalité ne rapporte que 3 à chacun. Prenez votre maître.',
      },
    },
    build: {
      says: 'Ce pilier permet d’ajouter un meeple, pour de bon, sur une autre tour. Au Nord il n’en manque qu’un : Novice y mène, mais le deuxième reçoit 4.',
      does: 'Posez un apprenti sur le dernier pilier du Nord.',
      instead:
        'C’est possible, mais cela rapporte moins. Un apprenti sur le dernier pilier du Nord vous vaut 4 tout de suite.',
    },
    last: {
      says: 'Les deux étages pleins ont payé, et les tours ont grandi. Dernier dé : un escalier rapporte le numéro de son étage, et l’Ouest en est à 3.',
      does: 'Posez le 2 jaune sur l’escalier de l’Ouest.',
      instead:
        'Cela rapporte moins. Posez le 2 jaune sur l’escalier de l’Ouest, qui en est à l’étage 3.',
      because: {
        'pillar:outer1.gain2':
          'Cela rapporte 2. L’escalier rapporte le numéro de l’étage, et l’Ouest en est au troisième.',
      },
    },
  },
  end: 'À la fin, un étage inachevé rapporte 3 et 2, et chaque meeple d’un grimoire 1. Votre maître, à l’Ouest, a fait la différence !',
  tips: {
    place:
      'Regardez les enseignes au-dessus des tours : elles disent quels dés conviennent. La tour centrale les prend tous.',
    tie: 'Égalité : ceux qui se partagent la tête ne reçoivent que 3, ou 2 au centre. Un maître compte 2 et peut faire la différence.',
    scored:
      'Un étage est plein, il a donc payé : 6 et 4 sur les tours extérieures, moins au centre. Vos meeples à côté des dés sont rentrés.',
    build:
      'Vous pouvez poser un meeple pour de bon sur une autre tour, ou sur le sort de ce nombre. Sur un étage, il compte pour la majorité.',
    activate:
      'Un meeple sur un sort le rend prêt. Lancez-le à n’importe lequel de vos tours, ou laissez-le : il vaut 1 à la fin.',
    noMeeple:
      'Vous n’avez plus de meeple pour accompagner un dé. Lancez un sort, et le sien vous revient.',
    cast: 'Un de vos sorts est prêt. Lancez-le avant de placer un dé, si cela lui ouvre une meilleure place.',
    central:
      'Aucun de ces dés ne va sur une tour extérieure. Celle du centre les accepte tous, et vous donne un sort.',
    last: 'La dernière manche. À la fin, les étages inachevés rapportent un peu, et chaque meeple de votre grimoire aussi.',
  },
};
