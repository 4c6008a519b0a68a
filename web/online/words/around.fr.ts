import type { AroundWords } from './around.en.ts';

export const fr: AroundWords = {
  cards: {
    mine: 'Vos tables',
    open: 'Tables ouvertes',
    yourTurn: 'À vous',
    turnOf: (name) => `À ${name}`,
    filling: (free) => (free === 1 ? '1 place libre' : `${free} places libres`),
    paused: 'En pause',
    sealing: 'On scelle les dés …',
    free: 'Libre',
    over: 'Finie',
    goOn: 'Continuer',
    look: 'Regarder',
    replay: 'Revoir',
    sit: 'S’asseoir',
    more: 'En voir plus',
  },

  terms: {
    where: 'Où',
    whereHelp: 'Les amis en ligne s’assoient par un lien, chacun à son appareil.',
    here: 'Sur cet appareil',
    online: 'En ligne avec des amis',
    friend: 'Un ami en ligne',
    pace: 'Rythme',
    paces: {
      live: 'Tout de suite : 1 min par choix, plus 10 min de réserve',
      quick: 'Vite : 20 s par choix, plus 3 min de réserve',
      day: 'Sur plusieurs jours : un jour par choix',
      week: 'Sur plusieurs jours : une semaine par choix',
      none: 'Sans pendule',
    },
    who: 'Qui peut s’asseoir',
    link: 'Qui a le lien',
    listed: 'Tout le monde dans la salle',
    watchers: 'Qui peut regarder',
    watchersYes: 'Qui a le lien',
    watchersNo: 'Personne',
    standin: 'Qui joue pour un absent',
    make: 'Ouvrir la table',
  },

  room: {
    title: (game) => `Une table : ${game}`,
    seats: 'Places',
    name: 'Votre nom',
    sit: 'S’asseoir',
    sitFirst: 'Prendre la première place libre',
    sitHelp: 'Ou choisissez votre place ci-dessous.',
    here: 'S’asseoir ici',
    sitHere: (seat) => `S’asseoir ici, à la place ${seat}`,
    leave: 'Se lever',
    invite: 'Inviter des amis',
    inviteHelp: 'Envoyez-leur ce lien. Pour s’asseoir, il suffit d’un nom et d’un clic.',
    link: 'Le lien',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    copyByHand: 'Sélectionnez le lien et copiez-le.',
    qr: 'Le lien en image, pour l’appareil photo d’un téléphone',
    newLink: 'Faire un nouveau lien',
    oldVoid: 'L’ancien lien ne vaut plus.',
    onlyHere:
      'Vos amis ne peuvent pas ouvrir ce lien : cette salle n’est ouverte qu’à cet ordinateur. Arrêtez-la et lancez npm start -- --host 0.0.0.0 ; le lien marchera alors dans votre réseau.',
    waits: 'La partie commence quand toutes les places sont prises.',
    sealing: 'Tout le monde est assis. Chacun scelle les dés …',
    sealingAgain: (times) =>
      times === 1
        ? 'Quelqu’un n’a pas ouvert son sceau à temps. Tout le monde scelle à nouveau.'
        : `Quelqu’un n’a pas ouvert son sceau à temps, déjà ${times} fois. Tout le monde scelle à nouveau.`,
    watching: (n) => (n < 2 ? `${n} spectateur` : `${n} spectateurs`),
    taken: 'Toutes les places sont prises.',
    watch: 'Vous regardez.',
  },

  orders: {
    title: 'Si l’on m’interroge pendant le tour d’un autre',
    ask: 'Me demander',
    standin: 'Laisser répondre le remplaçant',
    help: 'Dès la prochaine question. Vous seul voyez ceci.',
    kept: 'Enregistré.',
  },

  receipt: {
    title: 'Votre reçu pour les dés',
    none: 'Cet appareil n’a pas de reçu pour cette table : vous étiez assis à un autre, ou spectateur.',
    when: 'Une fois la partie finie, votre reçu prouve que ce sont les dés scellés au début.',
    commitment: 'Le secret est celui qui était scellé avant que vous ne vous asseyiez.',
    otherCommitment: 'Le secret n’est pas celui qui était scellé quand vous vous êtes assis.',
    own: 'Le hasard que vous avez ajouté est dans les dés.',
    notOwn: 'Le hasard que vous avez ajouté n’est pas dans les dés.',
    others: 'Ce que les autres ont ajouté est ce qu’ils avaient scellé avant.',
    notOthers: 'La part de quelqu’un a changé après avoir été scellée.',
    fair: (draws) => `Les ${draws} lancers et tirages en découlent tous.`,
    unfair: 'Tous les lancers n’en découlent pas.',
    cant: 'Il ne peut pas prouver que qui tient la salle n’a pas regardé les mains cachées.',
  },

  move: {
    open: 'Inviter des amis à prendre ces places',
    title: 'Continuer avec des amis',
    text: 'La partie continue en ligne, d’ici, avec des dés scellés à neuf. Les places des autres personnes sont libres pour vos amis. Cette copie reste sur votre appareil.',
    yes: 'La mettre en ligne',
  },

  release: {
    old: 'La salle a un Magehall plus récent que cette page.',
    oldStill:
      'Cette page et la salle ne sont pas de la même version, même après rechargement. Demandez à qui tient la salle. Vos choix sont gardés.',
    reload: 'Recharger',
  },
};
