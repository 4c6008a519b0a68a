import { sentenceFor } from '@magehall/engine';
import { fr as troubles } from '@magehall/engine/troubles/fr';
import type { Say } from './say.ts';

const list = (words: readonly string[]): string => words.join(', ');

export const fr: Say = {
  language: 'fr',
  trouble: (trouble) => sentenceFor(trouble, troubles),
  help: {
    about:
      'Magehall : trois jeux de mages et de dés. Voici ce qu’on peut faire depuis le terminal.',
    usage: 'Emploi : magehall COMMANDE …',
    commands: 'Commandes :',
    flags: 'Options :',
    examples: 'Par exemple :',
    more: 'magehall COMMANDE --help en dit plus sur l’une d’elles.',
    exits: [
      'Codes de sortie : 0 tout va bien ; 1 ce qui était vérifié est faux, ou un fichier est illisible ;',
      '2 la commande n’a pas été comprise ; 130 elle a été arrêtée par Ctrl-C avant la fin.',
    ],
    common: {
      lang: 'La langue des réponses : en ou fr. Sans elle, celle du terminal.',
      help: 'Affiche cette page.',
    },
    of: {
      serve: {
        usage:
          'serve [--port N] [--host NOM] [--data DOSSIER | --database ADRESSE] [--url ADRESSE]',
        short: 'ouvre la salle dans le navigateur',
        about: [
          'Sert la salle : la page où l’on joue. La page est préparée s’il le faut, et son adresse affichée.',
          'Avec --database, plusieurs serveurs, sur une ou plusieurs machines, forment une seule salle : les mêmes tables, quel que soit celui qui répond. Le mot de passe peut rester hors de la ligne de commande : MAGEHALL_DATABASE contient l’adresse, ou MAGEHALL_DATABASE_FILE nomme un fichier qui la contient.',
        ],
        flags: {
          port: 'Le port à écouter ; 4317 par défaut, 0 pour n’importe lequel de libre.',
          host: 'Où écouter ; localhost par défaut. 0.0.0.0 laisse entrer d’autres machines.',
          data: 'Où garder les tables en ligne ; par défaut, là où ce système range de telles choses.',
          database:
            'Le PostgreSQL où garder plutôt les tables en ligne, par exemple postgres://user@machine/salle.',
          url: 'L’adresse sous laquelle on le voit, s’il est derrière un autre serveur.',
        },
        examples: ['magehall serve', 'magehall serve --port 8080 --host 0.0.0.0'],
      },
      play: {
        usage: 'play JEU [--seats N] [--bots a,b] [--names A,B] [--options a=b,c=d]',
        short: 'joue une partie ici, dans le terminal',
        about: [
          'Joue une partie dans ce terminal. Les choix sont écrits en mots et numérotés : tapez un numéro pour choisir, ou quelques mots pour raccourcir la liste. À table, aide montre le reste : annuler, pourquoi une pièce ne sert pas, le journal, les règles.',
          'On peut jouer à plusieurs sur le même écran ; si le jeu a des secrets, l’écran est effacé avant de changer de mains. Les dés sont vérifiables : avec --save, la partie est gardée dans un fichier que magehall verify sait contrôler.',
        ],
        flags: {
          seats: 'Combien de places.',
          bots: 'Qui tient les dernières places : random, novice, adept ou archmage pour chacune. Les premières sont aux humains.',
          names: 'Les noms des humains, dans l’ordre de leurs places.',
          options: 'Options du jeu, par exemple first=0. Plusieurs valeurs pour une : a=b+c.',
          save: 'Le fichier où garder la partie. S’il existe déjà, cette partie continue.',
        },
        examples: [
          'magehall play arkhanos',
          'magehall play arkhanos --seats 3 --bots novice,adept',
          'magehall play arkhanos --save soirée.json',
        ],
      },
      simulate: {
        usage: 'simulate JEU [--seats N] [--games K] [--bots a,b,…] [--seed S] [--json | --report]',
        short: 'joue seul beaucoup de parties et compte',
        about: [
          'Joue beaucoup de parties sur tous les cœurs, et dit leur durée, qui a gagné et ce qui s’est présenté. La même graine donne les mêmes chiffres, quel que soit le nombre de cœurs. La place 0 commence, sauf si --options dit autre chose.',
          'La progression va sur la sortie d’erreur, les chiffres sur la sortie standard. Ctrl-C arrête plus tôt et rend compte des parties finies.',
        ],
        flags: {
          seats: 'Combien de places : par défaut le moins que le jeu permet.',
          games: 'Combien de parties : 1000 sans précision.',
          bots: 'Qui joue, place par place, ou un seul pour toutes : random, novice, adept ou archmage ; random sans précision.',
          seed: 'Un nombre entier dont tous les dés découlent : 1 sans précision.',
          options: 'Options du jeu, par exemple first=random. Plusieurs valeurs pour une : a=b+c.',
          json: 'Écrit tous les chiffres dans un objet JSON.',
          report: 'Écrit une page de Markdown avec tous les chiffres, en anglais.',
        },
        examples: [
          'magehall simulate arkhanos --seats 4 --games 10000',
          'magehall simulate arkhanos --seats 3 --report > equilibre.md',
        ],
      },
      ladder: {
        usage: 'ladder JEU [--games N] [--seats N] [--pairs a:b,…] [--seed S] [--json]',
        short: 'fait jouer les robots entre eux et compte',
        about: [
          'Fait jouer tous les niveaux entre eux, sur tous les cœurs. Dans chaque paire, le premier est seul, à chaque place à tour de rôle avec les mêmes dés, et le second occupe toutes les autres. On lit combien de fois le premier a gagné, avec un intervalle à 95 %, et à deux places aussi les classements Elo.',
          'Les niveaux réfléchissent en comptant et non contre la montre : la même commande donne les mêmes chiffres sur toute machine. Une échelle complète prend une heure ou plus. Ctrl-C arrête plus tôt et rend compte des parties finies.',
        ],
        flags: {
          games: 'Combien de parties par paire : 200 sans précision.',
          seats: 'Combien de places : deux sans précision.',
          pairs:
            'Qui rencontre qui, par exemple archmage:adept. Avec @, un niveau examine un autre nombre de positions par décision : archmage@8000:archmage@4000. Dans Arcana Magica, le second peut être automa. Sans cela, chaque niveau rencontre tous les plus faibles.',
          seed: 'Un nombre entier dont toutes les parties découlent : 1 sans précision.',
          options:
            'Options du jeu, par exemple scoring=warlock. Plusieurs valeurs pour une : a=b+c.',
          json: 'Écrit tous les chiffres dans un objet JSON.',
        },
        examples: [
          'magehall ladder arkhanos --games 20',
          'magehall ladder arcana-magica --pairs archmage:adept,archmage:automa',
        ],
      },
      learn: {
        usage: 'learn JEU [--games N] [--rounds N] [--trials N] [--seed S] [--dry]',
        short: 'entraîne les robots d’un jeu contre eux-mêmes',
        about: [
          'Joue un jeu contre lui-même sur tous les cœurs et ajuste les poids de son jugement pour qu’ils prédisent au mieux les vainqueurs. Chaque série se joue avec les poids de la précédente. Le résultat est écrit dans judgement.weights.json du jeu, avec son origine.',
        ],
        flags: {
          games: 'Combien de parties par série : 400 sans précision.',
          rounds: 'Combien de séries : 3 sans précision.',
          trials:
            'Ensuite, chaque poids est essayé plus grand, plus petit et nul dans un match de N parties, et ce qui gagne nettement est gardé. Aucun essai sans précision.',
          seed: 'Un nombre entier dont toutes les parties découlent : 1 sans précision.',
          dry: 'Écrit les poids à l’écran et laisse le fichier tel quel.',
        },
        examples: [
          'magehall learn arkhanos --games 1000',
          'magehall learn arkhanos --rounds 0 --trials 200 --dry',
        ],
      },
      puzzles: {
        usage: 'puzzles JEU [--games N] [--count N] [--seats N] [--seed S] [--dry]',
        short: 'trouve des énigmes dans des parties d’archimages',
        about: [
          'Fait jouer des archimages sur tous les cœurs et cherche des positions où un seul choix vaut bien mieux que tous les autres sans être celui qui saute aux yeux ; deux longues recherches vérifient chacune. Les plus nettes sont gardées, en variant les réponses, et écrites dans puzzles.json du jeu. Le même nombre et les mêmes parties donnent les mêmes énigmes sur toute machine.',
        ],
        flags: {
          games: 'Combien de parties sont fouillées : 40 sans précision.',
          count: 'Combien d’énigmes sont gardées au plus : 20 sans précision.',
          seats:
            'Combien de joueurs ; sans précision le moins possible, puis un de plus, et ainsi de suite.',
          seed: 'Un nombre entier dont toutes les parties découlent : 1 sans précision.',
          dry: 'Écrit les énigmes à l’écran et laisse le fichier tel quel.',
        },
        examples: ['magehall puzzles arkhanos', 'magehall puzzles arkhanos --games 5 --dry'],
      },
      replay: {
        usage: 'replay FICHIER [--at N]',
        short: 'raconte une partie enregistrée, pas à pas',
        about: [
          'Raconte en mots une partie enregistrée, chaque pas avec son numéro, et montre la table à la fin, ou après le pas N.',
        ],
        flags: { at: 'S’arrêter après ce nombre de pas ; 0 est le début.' },
        examples: ['magehall replay soirée.json', 'magehall replay soirée.json --at 12'],
      },
      verify: {
        usage: 'verify FICHIER [--receipt FICHIER] [--draws]',
        short: 'contrôle les dés d’une partie finie',
        about: [
          'Recalcule chaque jet et chaque tirage d’une partie finie à partir du secret promis avant qu’elle commence, et rejoue le journal selon les règles. Si quelque chose est faux, dit quelle entrée, et le code de sortie est 1.',
        ],
        flags: {
          receipt: 'Ce que votre page a gardé d’une table en ligne : le compare au fichier.',
          draws:
            'Imprime à la place le numéro et le nombre d’issues de chaque tirage, pour un vérificateur à vous.',
        },
        examples: [
          'magehall verify soirée.json',
          'magehall verify soirée.json --receipt reçu.json',
        ],
      },
      protocol: {
        usage: 'protocol JEU',
        short: 'laisse jouer un programme, par lignes de JSON',
        about: [
          'Lit un objet JSON par ligne sur l’entrée standard et répond à chacun par une ligne sur la sortie standard : un programme dans n’importe quelle langue peut jouer une partie ou l’éprouver. docs/protocol.md explique les commandes.',
        ],
        flags: {},
        examples: ['echo \'{"do":"hello"}\' | magehall protocol arkhanos'],
      },
      rules: {
        usage: 'rules JEU [ID ou MOTS]',
        short: 'montre les règles d’un jeu',
        about: [
          'Montre les règles d’un jeu, chapitre par chapitre ; avec l’identifiant d’une règle ou quelques mots, seulement les règles qui correspondent.',
        ],
        flags: {},
        examples: ['magehall rules arkhanos', 'magehall rules arkhanos tour'],
      },
      new: {
        usage: 'new NOM',
        short: 'prépare un nouveau jeu, à faire vôtre',
        about: [
          'Prépare dans games/ un dossier avec le plus petit jeu complet : règles, mots en deux langues, table et tests. Il est aussitôt dans la salle, et tout y est à vous. CONTRIBUTING.md dit comment continuer.',
        ],
        flags: {},
        examples: ['magehall new my-game'],
      },
    },
  },
  errors: {
    unknownCommand: (name, commands) =>
      `Il n’y a pas de commande « ${name} ». Il y a : ${list(commands)}.`,
    unknownGame: (name, games) => `Il n’y a pas de jeu « ${name} ». Il y a : ${list(games)}.`,
    unknownFlag: (flag, flags) =>
      `Il n’y a pas d’option ${flag} ici. Il y a : ${list(flags.map((name) => `--${name}`))}.`,
    flagNeedsValue: (flag) => `--${flag} doit être suivi d’une valeur.`,
    flagTakesNoValue: (flag) => `--${flag} s’écrit seul, sans valeur.`,
    tooFewWords: 'Il manque quelque chose après le nom de la commande.',
    tooManyWords: (word) => `« ${word} » est un mot de trop.`,
    number: (flag, least, most, text) =>
      `--${flag} est un nombre entier de ${least} à ${most}, pas « ${text} ».`,
    language: (text) => `--lang peut être en ou fr, pas « ${text} ».`,
    seats: (game, fewest, most) => `${game} se joue de ${fewest} à ${most} places.`,
    optionForm: (text) => `--options s’écrit nom=valeur,nom=valeur ; pas « ${text} ».`,
    unknownOption: (game, option, options) =>
      `${game} n’a pas d’option « ${option} ». Il a : ${list(options)}.`,
    optionValue: (option, value, values) =>
      `L’option « ${option} » peut être ${list(values)}, pas « ${value} ».`,
    exclusion: (why) => `Ces options ne vont pas ensemble. ${why}`,
    unknownPlayer: (name, players) =>
      `Aucun robot ne s’appelle « ${name} ». Il y a : ${list(players)}.`,
    playersCount: (given, seats) =>
      `--bots nomme ${given} joueurs pour ${seats} places : nommez-en un par place, ou un seul pour toutes.`,
    tooManyBots: (given, seats) =>
      `--bots nomme ${given} joueurs pour ${seats} places, dont une est la vôtre.`,
    namesCount: (given, people) => `--names a ${given} noms pour ${people} humains.`,
    noFile: (path) => `Le fichier ${path} est illisible.`,
    cantWrite: (path) => `Le fichier ${path} ne peut pas être écrit.`,
    noSecret:
      'Cette partie n’a pas été jouée avec les dés d’une table d’ici et ne peut pas continuer ; magehall replay la montre.',
    noStep: (last) => `Cette partie a les pas 0 à ${last}.`,
    unknownRule: (words) => `Aucune règle ne parle de « ${words} ».`,
    notTogether: (one, other) => `--${one} et --${other} ne vont pas ensemble.`,
    noWords: (game) => `${game} n’a pas de mots pour être joué.`,
    noJudgement: (game) => `${game} n’a pas de jugement : il n’y a rien à apprendre.`,
    pairForm: (text) =>
      `--pairs s’écrit archmage:adept,adept@1000:novice, le nombre étant celui des positions examinées ; pas « ${text} ».`,
    gameName: (name) =>
      `« ${name} » ne peut pas être le nom d’un jeu. Utilisez des minuscules, avec des traits d’union entre les mots, comme my-game.`,
    gameTaken: (name) => `« ${name} » existe déjà ici. Prenez un autre nom.`,
    seeHelp: (command) => `magehall ${command} --help dit comment s’en servir.`,
  },
  serve: {
    building: 'Préparation de la page…',
    notBuilt: (why) => `La page n’a pas pu être préparée. ${why}`.trim(),
    at: (address) => `Magehall est ouvert à ${address}`,
    friends: (addresses) => `Vos amis peuvent entrer par ${addresses.join(' ou ')}`,
    kept: (folder) => `Les tables en ligne sont gardées dans ${folder}`,
    unlisted: (proxy) =>
      `${proxy} dit d’où viennent les demandes, mais MAGEHALL_PROXY ne le nomme pas : on ne l’en croit pas.`,
    cannot: (host, port, why) =>
      why === 'EADDRINUSE'
        ? `Le port ${port} est pris. Un autre Magehall tourne peut-être ; --port en choisit un autre.`
        : `Magehall ne peut pas écouter sur ${host}, port ${port} (${why}).`,
  },
  simulate: {
    unit: 'parties',
    interrupted: (games, asked) => `Arrêté après ${games} parties sur ${asked}.`,
  },
  newGame: (id, prefix) => [
    `games/${id} est prêt, et dans la salle. Ses règles commencent par ${prefix}-.`,
    `Dans le terminal :      npx magehall play ${id}`,
    'Dans le navigateur :    npm start',
    `Éprouver ses règles :   npm run check -- games/${id}`,
    'Le fichier de versions : npm run lock',
    'Pour continuer :        CONTRIBUTING.md',
  ],
  learn: { written: (path) => `Écrit dans ${path}.` },
  verify: {
    legal: (entries) => `Les ${entries} entrées suivent toutes les règles.`,
    unfair: (why) => `Quelque chose est faux. ${why}`,
    unfinished: 'Le journal s’arrête avant la fin de la partie.',
    receipt: {
      table: ['Le reçu est celui de cette table.', 'Le reçu est celui d’une autre table.'],
      commitment: [
        'Le secret est celui qui était scellé avant que vous ne vous asseyiez.',
        'Le secret n’est pas celui qui était scellé quand vous vous êtes assis.',
      ],
      own: [
        'Le hasard que vous avez ajouté est dans les dés.',
        'Le hasard que vous avez ajouté n’est pas dans les dés.',
      ],
      others: [
        'Ce que les autres ont ajouté est ce qu’ils avaient scellé avant.',
        'La part de quelqu’un a changé après avoir été scellée.',
      ],
    },
    noReceipt: (path) => `${path} n’est pas un reçu.`,
    fell: (rolls, counts, expected) =>
      `  ${rolls} est tombé ${counts.join(', ')} fois, du plus bas au plus haut ; on attendait environ ${expected} de chaque.`,
  },
  play: {
    names: ['Alba', 'Brann', 'Circé', 'Dario', 'Edda'],
    welcome: (title) => `${title} : bienvenue.`,
    hint: 'Tapez un numéro pour choisir, des mots pour raccourcir la liste, ou aide.',
    promise: (commitment) => `Les dés sont promis : le SHA-256 de leur secret est ${commitment}.`,
    narrowed: (words, count) => `Avec « ${words} » : ${count}. Entrée montre tout à nouveau.`,
    more: (hidden) => `… et ${hidden} autres : tapez des mots pour raccourcir la liste, ou tout.`,
    promptOne: 'Entrée le prend.',
    nothingLike: (words) => `Aucun choix et aucune commande ne correspond à « ${words} ».`,
    noSuchNumber: (count) => `Les choix sont numérotés de 1 à ${count}.`,
    handOver: (name) => `Passez l’écran à ${name}, qui appuie alors sur Entrée.`,
    help: [
      'un numéro       fait ce choix',
      'quelques mots   ne laissent que les choix qui les contiennent tous',
      'Entrée          montre de nouveau toute la liste, ou prend le seul choix qui reste',
      'tout            écrit tous les choix, même nombreux',
      'annuler         reprend votre dernier choix, si rien n’a été jeté ni révélé depuis',
      'pourquoi PIÈCE  dit pourquoi une pièce ne peut pas servir maintenant',
      'journal         raconte ce qui s’est passé',
      'règles MOTS     trouve des règles par leur identifiant ou leurs mots',
      'table           dessine la table à nouveau',
      'quitter         quitte la partie',
    ],
    noUndo: {
      nothing: 'Il n’y a rien à reprendre.',
      answered: 'Quelqu’un a joué depuis votre dernier choix : il reste.',
      rolled: 'Le hasard a décidé depuis votre dernier choix : il reste.',
      revealed: 'Votre dernier choix a révélé quelque chose de caché : il reste.',
      over: 'La partie est finie.',
    },
    undone: 'C’est repris.',
    whyWhat: 'Pourquoi quoi ? Nommez une pièce, par exemple :',
    whyNot: (piece, reasons) => `${piece} : ${reasons}`,
    whyNothing: (piece) => `Rien ne s’y oppose : ${piece} peut servir maintenant.`,
    unknownPiece: (text) => `Aucune pièce ne s’appelle « ${text} ». En voici :`,
    logEmpty: 'Rien ne s’est encore passé.',
    stopped: 'La partie s’arrête ici.',
    saved: (path) => `Elle est gardée dans ${path}.`,
    over: 'La partie est finie.',
    winner: (name) => `Victoire : ${name}.`,
    team: (names) => `Victoire en équipe : ${names}.`,
    winners: (names) => `Victoire partagée : ${names}.`,
    nobodyWon: 'Personne n’a gagné.',
    rulesWhat: 'Quelles règles ? Tapez règles et un de leurs mots, ou leur identifiant.',
    typed: {
      undo: ['annuler', 'undo', 'u'],
      help: ['aide', 'help', '?'],
      why: ['pourquoi', 'why'],
      log: ['journal', 'log'],
      rules: ['regles', 'regle', 'rules'],
      board: ['table', 'board'],
      all: ['tout', 'all'],
      quit: ['quitter', 'quit', 'q'],
    },
  },
  replay: {
    stands: (step, last) => `Après le pas ${step} sur ${last} :`,
    standin: '(remplaçant)',
  },
};
