import type { LessonWords } from '@magehall/engine';

export const words: LessonWords = {
  rivals: ['Novice'],
  steps: {
    place: {
      says: 'Le plus de prestige gagne, et chaque tour place un dé. L’Ouest veut du jaune impair : posez le 3 jaune sur son pilier qui rapporte 2.',
      instead:
        'Ce serait permis aussi. Pour l’instant, prenez le 3 jaune et posez-le à l’Ouest, sur le pilier marqué 2.',
      because: {
        'pillar:outer1.floor':
          'L’escalier rapporte le numéro de l’étage, ici 2 également. Cette fois, prenez le pilier à l’étoile.',
        'meeple:master':
          'Votre maître compte double sur un étage : gardez-le pour plus tard. Un apprenti suffit.',
      },
    },
    central: {
      says: 'Voilà 2 de prestige. La tour centrale accepte tous les dés : posez-y le 4 bleu, car un 4 vous donne le quatrième sort, Métamorphose.',
      instead:
        'Vous pourriez. Mais posez le 4 bleu sur la tour centrale : là, son nombre vous donne un sort.',
      because: {
        'meeple:master':
          'Gardez votre maître : il compte double, et vous en aurez bientôt besoin. Un apprenti suffit.',
      },
    },
    activate: {
      says: 'Posez maintenant un apprenti sur Métamorphose. Il attend dans votre grimoire que vous lanciez le sort.',
      instead:
        'Votre maître resterait dans le grimoire, or il vous servira bientôt sur un étage. Prenez un apprenti.',
    },
    end: {
      says: 'Gardez Métamorphose pour le bon moment et finissez votre tour. Novice joue, puis on lance les dés de la dernière manche.',
      instead:
        'Pas encore : Métamorphose change la couleur du prochain dé placé, et le vôtre l’est déjà. Finissez votre tour.',
    },
    cast: {
      says: 'Le dernier pilier de l’Ouest décide qui y domine, mais aucun jaune impair ne reste. Lancez Métamorphose : votre prochain dé ira malgré sa couleur.',
      instead:
        'Ce dé convient, mais c’est l’Ouest qu’il faut gagner. Lancez d’abord Métamorphose : elle permet une autre couleur.',
    },
    master: {
      says: 'Posez-y le 5 rose avec votre maître, qui compte pour 2 : vous menez 3 à 2. Un étage plein rapporte 6 au premier et 4 au deuxième.',
      instead:
        'Possible, mais Novice garderait l’Ouest. Posez le 5 rose sur son dernier pilier, avec votre maître.',
      because: {
        'meeple:apprentice':
          'Un apprenti compte 1 : cela ferait 2 à 2, et une égalité ne rapporte que 3 à chacun. Prenez votre maître.',
      },
    },
    build: {
      says: 'Ce pilier offre un meeple de plus à une autre tour. Mettez un apprenti sur le dernier pilier du Nord : Novice y mène, mais le deuxième reçoit 4.',
      instead:
        'C’est possible, mais cela rapporte moins. Un apprenti sur le dernier pilier du Nord vous vaut 4 tout de suite.',
    },
    last: {
      says: 'Les étages pleins ont payé. Dernier tour : un escalier rapporte le numéro de son étage, posez donc le 2 jaune sur celui de l’Ouest.',
      instead:
        'Cela rapporte moins. Posez le 2 jaune sur l’escalier de l’Ouest, qui en est à l’étage 3.',
      because: {
        'pillar:outer1.gain2':
          'Cela rapporte 2. L’escalier rapporte le numéro de l’étage, et l’Ouest en est au troisième.',
      },
    },
  },
  end: 'Les étages inachevés ont rapporté 3 au premier et 2 au deuxième, et chaque meeple d’un grimoire 1. Votre maître a fait la différence !',
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
