import type { PuzzleWords } from './en.ts';

export const fr: PuzzleWords = {
  title: 'Énigmes',
  about:
    'Des positions tirées de parties d’archimages. Un seul choix vaut bien mieux que tous les autres, et ce n’est pas celui qui saute aux yeux.',
  toHall: 'Retour au hall',
  daily: 'Énigme du jour',
  dailyTo: (game) => `Une position du jeu «\u00a0${game}\u00a0».`,
  solve: 'La résoudre',
  solvedToday: 'Résolue aujourd’hui. Une autre vient demain.',
  repeated: (day) => `Vous l’avez résolue le ${day}. Elle revient.`,
  comesRound: (all) =>
    `${all} énigmes sont venues avec ce hall, même sans réseau\u00a0; ensuite elles reviennent.`,
  streak: (days) => (days === 1 ? '1 jour de suite' : `${days} jours de suite`),
  number: (n) => `Énigme ${n}`,
  solvedNumber: (n) => `Énigme ${n}, résolue`,
  solvedOf: (solved, all) => `${solved} sur ${all} résolues`,
  none: 'Cette énigme n’existe pas.',
  note: (n, all) => `Énigme ${n} sur ${all}`,
  task: 'Un seul choix vaut bien mieux que tous les autres, et ce n’est pas celui qui saute aux yeux. Trouvez-le.',
  panel: 'L’énigme',
  wrong: 'Il y a bien mieux.',
  wrongKnown: (percent) => `Un archimage lui donne ${percent}\u00a0%. Il y a bien mieux.`,
  wrongObvious: (percent) =>
    `Il saute aux yeux, mais un archimage ne lui donne que ${percent}\u00a0%. Il y a bien mieux.`,
  right: (percent, next) =>
    `C’est lui\u00a0! Un archimage lui donne ${percent}\u00a0%, et ${next}\u00a0% au suivant.`,
  shown: (choice) => `Un archimage ferait ceci\u00a0: ${choice}`,
  why: 'Pourquoi\u00a0:',
  showAnswer: 'La réponse',
  next: 'Suivante',
  nextPuzzle: 'Énigme suivante',
  all: 'Toutes',
  playOn: 'Ou continuez la partie.',
  judged: (looks, judge) =>
    `Chacune vérifiée deux fois par une recherche de ${looks} positions. Juge ${judge}.`,
};
