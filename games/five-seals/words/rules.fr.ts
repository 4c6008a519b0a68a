/** Les règles de Five Seals of Magic, racontées en français. */
import type { Book } from '@magehall/engine';
import { chapter } from './marks.ts';

export const book: Book = {
  chapters: [
    chapter(
      'pieces',
      'Ce que contient la boîte',
      [
        'L’Archimage a disparu. Qui sortira de son donjon avec les parchemins les plus puissants prendra sa place.',
        'La magie a cinq éléments. Le Feu, l’Eau, l’Air et la Terre ont des dés et des sceaux rouges, bleus, jaunes et verts ; l’Esprit, violet, règne sur les quatre autres.',
      ],
      {
        'FS-COMP-1':
          'Le Feu est rouge, l’Eau bleue, l’Air jaune, la Terre verte et l’Esprit violet ; l’Esprit n’a ni dés ni jetons de sceau.',
        'FS-COMP-2': 'Il y a 24 dés à six faces, six par couleur naturelle.',
        'FS-COMP-3':
          'Il y a 120 jetons de sceau : par couleur naturelle, dix de puissance 2 et cinq de chaque puissance de 3 à 6.',
        'FS-COMP-4':
          'Il y a 125 parchemins : cinq cercles de cinq sorts en cinq éléments. La puissance d’un parchemin est celle de son sceau et vaut aussi ses points.',
        'FS-COMP-5':
          'Le cercle élémentaire et le cercle I contiennent les mêmes parchemins : avec le cercle I, chacun existe en double.',
        'FS-COMP-6':
          'Il y a cinq parchemins de Lien : d’Esprit, de puissance 1, hors de tout cercle, et semblables à l’image près.',
        'FS-COMP-7':
          'Magiciens et familiers : Chaman du Nord et Corbeau, Sorcière de l’Est et Chat, Voyante de l’Ouest et Chouette, Mage du Sud et Cobra, Envoûteur de l’Outre-Monde et Crapaud.',
        'FS-COMP-8': 'Il y a cinq gardiens, un par élément.',
        'FS-COMP-9':
          'De la puissance 2 à 6, Pouvoir : Transmutation, Renaissance, Évolution, Croissance, Synergie. Passages : Inversion, Échange, Absorption, Désintégration, Réorganisation. Conflit : Mystification, Altération, Transfert, Vol, Emprunt. Voyageur : Mission, Bond, Téléportation, Gardien, Vitesse.',
        'FS-COMP-10':
          'Il y a cinq magiciens, cinq familiers, un jeton de premier joueur, six segments de donjon à deux faces et une réserve par couleur naturelle.',
      },
    ),
    chapter(
      'setup',
      'La mise en place',
      [
        'Le donjon grandit avec le nombre de joueurs et se remplit au hasard : aucune partie ne ressemble à une autre.',
      ],
      {
        'FS-SETUP-1': 'On joue de deux à cinq ; le donjon est assemblé selon le nombre de joueurs.',
        'FS-SETUP-2': 'La réserve compte, par couleur, un dé de plus qu’il n’y a de joueurs.',
        'FS-SETUP-3':
          'Chaque petit cercle reçoit au hasard un jeton de sceau d’exactement sa puissance.',
        'FS-SETUP-4': 'Les cases de parchemin ne reçoivent pas de jeton.',
        'FS-SETUP-5': 'Les jetons qui restent quittent la partie.',
        'FS-SETUP-6':
          'On joue avec deux cercles : l’élémentaire, et un de I à IV, convenu ou tiré au sort. Le cercle I est le meilleur pour débuter.',
        'FS-SETUP-7':
          'Les dix parchemins de chaque puissance sont mélangés, et chaque case en reçoit un de sa puissance, face visible.',
        'FS-SETUP-8':
          'Tous les parchemins ne trouvent pas de case ; les autres quittent la partie.',
        'FS-SETUP-9':
          'Avec le cercle IV, le gardien de chaque parchemin Gardien posé attend à côté du plateau ; les autres restent dans la boîte.',
        'FS-SETUP-10':
          'Chaque joueur a un magicien que nul autre n’a, son familier et son parchemin de Lien ; le familier attend devant son maître.',
        'FS-SETUP-11': 'Les magiciens partent des cercles violets de la chambre centrale.',
        'FS-SETUP-12': 'Le premier joueur est désigné librement, ou au hasard, et reçoit le jeton.',
        'FS-SETUP-13':
          'Dans le sens horaire à partir du premier joueur, chacun prend d’un coup trois dés de son choix dans la réserve, sans les lancer.',
      },
    ),
    chapter(
      'round',
      'Une manche',
      [
        'Tout le monde lance ses dés, puis les tours s’enchaînent jusqu’à ce que plus personne n’ait de dés.',
      ],
      {
        'FS-ROUND-1': 'Tous les joueurs lancent tous leurs dés, à la vue de tous.',
        'FS-ROUND-2':
          'Les tours vont dans le sens horaire à partir du premier joueur, encore et encore, jusqu’à ce que la manche soit finie pour tous.',
        'FS-ROUND-3': 'Qui a fini sa manche est sauté jusqu’à la suivante.',
        'FS-ROUND-4': 'Qui reste seul dans la manche joue tour après tour jusqu’à l’avoir finie.',
      },
    ),
    chapter(
      'turn',
      'Votre tour',
      [
        'D’abord vos parchemins, autant que vous voulez ; puis vous brisez un sceau et votre magicien s’y rend.',
      ],
      {
        'FS-TURN-1':
          'Un tour a cinq étapes : utiliser des parchemins, voir si l’on peut briser un sceau, en briser un, déplacer son magicien, voir s’il reste des dés.',
        'FS-TURN-2':
          'Utilisez autant de vos parchemins face visible que vous voulez, même aucun, dans l’ordre de votre choix.',
        'FS-TURN-3': 'Un parchemin est résolu en entier avant le suivant.',
        'FS-TURN-4': 'Si vos dés peuvent briser un sceau, vous devez en briser un.',
        'FS-TURN-5':
          'Sinon, tous vos dés retournent à la réserve et la manche est finie pour vous.',
        'FS-TURN-6': 'Rien n’oblige à utiliser un parchemin pour pouvoir briser un sceau.',
        'FS-TURN-7': 'Les dés brisent un sceau par tour ; seule Vitesse en ajoute un.',
        'FS-TURN-8': 'Après le sceau brisé, plus aucun parchemin pendant ce tour.',
      },
    ),
    chapter(
      'scrolls',
      'Utiliser les parchemins',
      ['Un parchemin sert une fois par manche. Son élément dit sur quelle couleur il agit.'],
      {
        'FS-SCROLL-1':
          'Seuls les parchemins face visible s’utilisent ; on les retourne alors face cachée.',
        'FS-SCROLL-2':
          'Face cachée, un parchemin est inutilisable jusqu’à la manche suivante : il sert au plus une fois par manche, qui que soit son détenteur.',
        'FS-SCROLL-3': 'Un parchemin qui n’aurait aucun effet ne peut pas être utilisé.',
        'FS-SCROLL-4':
          'Donc pas de Renaissance de l’Air sans dé jaune, ni d’Évolution du Feu si tous vos dés rouges montrent 6.',
        'FS-SCROLL-5':
          'Un parchemin tout juste gagné est face visible et s’utilise dès votre prochain tour.',
        'FS-SCROLL-6': 'L’élément d’un parchemin décide de la couleur sur laquelle il agit.',
        'FS-MIND-1':
          'Avec un parchemin de l’Esprit, vous choisissez la couleur, une par utilisation ; quand un sort vise des parchemins, il s’agit de parchemins de l’Esprit.',
        'FS-MIND-2':
          'Seuls des parchemins portent un sceau de l’Esprit ; il n’y a pas de jeton violet.',
      },
    ),
    chapter(
      'reach',
      'Ce qui est accessible',
      [
        'Votre magicien marche aussi loin que le passage est libre. Les sceaux et les figurines adverses le ferment.',
      ],
      {
        'FS-REACH-1':
          'Un sceau est accessible si un chemin y mène depuis votre magicien sans mur, ni autre jeton de sceau, ni magicien ou familier adverse.',
        'FS-REACH-2': 'La longueur du chemin n’a pas d’importance.',
        'FS-REACH-3':
          'Le sceau lui-même ne doit pas être sous un gardien ni sous un familier adverse.',
        'FS-REACH-4': 'Votre propre familier ne vous barre jamais la route.',
        'FS-REACH-5':
          'Aucun autre magicien ne peut entrer sur la place d’un magicien ni la traverser.',
        'FS-REACH-6': 'Un magicien dont la manche est finie reste en place et bloque toujours.',
        'FS-REACH-7': 'Un gardien ne bloque aucun passage, seulement le parchemin qu’il garde.',
        'FS-REACH-8': 'Un parchemin posé sur le plateau ne bloque aucun passage.',
      },
    ),
    chapter(
      'break',
      'Briser un sceau',
      ['Des dés de la couleur du sceau dont la somme atteint sa puissance, et pas un de trop.'],
      {
        'FS-BREAK-1': 'On brise un jeton de sceau ou le sceau d’un parchemin du plateau.',
        'FS-BREAK-2': 'Tous les dés utilisés ont la couleur du sceau.',
        'FS-BREAK-3':
          'Pour un parchemin de l’Esprit, tous les dés utilisés sont d’une même couleur, au choix.',
        'FS-BREAK-4': 'Leur somme atteint au moins la puissance du sceau.',
        'FS-BREAK-5':
          'Pas un dé de trop : sans l’un d’eux, les autres ne doivent pas suffire. Avec 2, 3 et 4 verts contre une puissance de 4, on utilise le 4 seul, ou le 2 et le 3.',
        'FS-BREAK-6': 'Les dés utilisés retournent à la réserve.',
        'FS-BREAK-7': 'Un jeton brisé quitte la partie, sauf si une Absorption le prend.',
        'FS-BREAK-8': 'Un parchemin dont le sceau est brisé vient face visible devant vous.',
        'FS-MOVE-1': 'Votre magicien va sur la place du sceau brisé.',
      },
    ),
    chapter(
      'end',
      'Fin du tour, de la manche, de la partie',
      [
        'À court de dés, vous soufflez : les parchemins se réveillent, le familier rentre, et vous prenez trois nouveaux dés.',
      ],
      {
        'FS-ENDTURN-1':
          'Sans dé, la manche est finie pour vous : retournez vos parchemins face visible, posez votre familier sur son Lien, prenez trois dés de votre choix dans la réserve.',
        'FS-ENDTURN-2': 'Ces dés sont pour la manche suivante et ne sont pas lancés avant.',
        'FS-ENDTURN-3': 'Les dés qui vous restent gardent leur valeur jusqu’à votre prochain tour.',
        'FS-ENDTURN-4': 'Dans les deux cas, le joueur à votre gauche continue.',
        'FS-ENDTURN-5':
          'Les dés des manches suivantes se prennent donc dans l’ordre où les joueurs finissent.',
        'FS-ENDROUND-1':
          'Quand la manche est finie pour tous, on compte les parchemins de puissance 6 restés sur le plateau.',
        'FS-ENDROUND-2':
          'S’il en reste moins de 4 (à 2 ou 3 joueurs) ou moins de 5 (à 4 ou 5), la partie s’arrête.',
        'FS-ENDROUND-3': 'On ne les compte qu’à ce moment, pas quand l’un est pris.',
        'FS-ENDROUND-4':
          'Sinon les familiers quittent les Liens, le jeton passe à gauche et une nouvelle manche commence.',
        'FS-ENDROUND-5':
          'Dans cet ordre : les trois derniers dés, le compte, les familiers, le jeton, le lancer.',
        'FS-END-1':
          'Votre score est la puissance de tous vos parchemins, le Lien valant 1, plus ce qu’ajoute Synergie.',
        'FS-END-2': 'Le plus haut score gagne ; en cas d’égalité, la victoire est partagée.',
        'FS-END-3':
          'Exemple : Lien 1, Transmutation de l’Air 2, Renaissance du Feu 3, Renaissance de l’Esprit 3, Évolution du Feu 4, Croissance de l’Air 5 et Synergie de l’Air 6 font 24, et trois parchemins de l’Air 3 de plus : 27.',
        'FS-EX-1':
          'Exemple : avec un 1 rouge, un 2 jaune et un 3 bleu, Transmutation de l’Air rend le 2 rouge, Évolution du Feu élève l’un ou les deux, les deux brisent Croissance du Feu, et le 3 bleu attend le prochain tour.',
        'FS-EX-2':
          'Exemple : placez d’abord le familier, puis brisez Renaissance de l’Esprit avec le 3 bleu ; le magicien s’y rend, le familier reste et bloque.',
        'FS-HOUSE-1':
          'Si personne ne brise de sceau pendant trois manches de suite, la partie s’arrête après la troisième.',
        'FS-HOUSE-2': 'Après soixante manches, la partie s’arrête.',
      },
    ),
    chapter(
      'binding',
      'Le Lien et le familier',
      [
        'Une fois par manche, votre familier tient une place pour vous, ou brise un sceau loin de votre magicien.',
      ],
      {
        'FS-BINDING-1':
          'Chaque utilisation est l’une de ses options ; le parchemin est alors épuisé pour la manche.',
        'FS-BINDING-2':
          'Soit votre familier rejoint votre magicien sur sa place ; il y reste quand le magicien part, bloque les autres, et votre tour continue.',
        'FS-BINDING-3':
          'Soit vous brisez avec vos dés un jeton de sceau accessible, le magicien reste, et le familier va sur la place libérée.',
        'FS-BINDING-4': 'Un tel sceau brisé termine votre tour.',
        'FS-BINDING-5': 'Un familier ne brise jamais le sceau d’un parchemin.',
        'FS-BINDING-6': 'Le familier reste jusqu’à la fin de votre manche, puis il rentre.',
        'FS-BINDING-7':
          'Édition française : ou bien un dé qui montre 1 brise un jeton accessible de sa couleur, quelle que soit sa puissance ; le familier s’y rend et votre tour se termine.',
        'FS-BINDING-8': 'Le Lien ne se transfère pas et ne s’emprunte pas.',
        'FS-BINDING-9': 'Pour Synergie de l’Esprit, le Lien est un parchemin de l’Esprit.',
      },
    ),
    chapter(
      'might',
      'L’École du Pouvoir',
      ['Des sorts pour vos dés. C’est le cercle élémentaire, et aussi le cercle I.'],
      {
        'FS-CHANGE-1':
          'Transmutation : rendez un ou plusieurs dés de la couleur et prenez-en autant d’une seule autre couleur, avec les mêmes valeurs.',
        'FS-CHANGE-2':
          'Pas plus que n’en a la réserve ; vous pouvez ne changer qu’une partie de vos dés.',
        'FS-CHANGE-3': 'Il faut un dé de la couleur, et un dé d’une autre couleur dans la réserve.',
        'FS-CHANGE-M': 'De l’Esprit : choisissez la couleur rendue et une autre couleur à prendre.',
        'FS-RENEWAL-1': 'Renaissance : relancez un ou plusieurs de vos dés de la couleur.',
        'FS-RENEWAL-2': 'Il faut un dé de la couleur.',
        'FS-RENEWAL-M': 'De l’Esprit : choisissez une couleur ; jamais des dés de deux couleurs.',
        'FS-STRENGTHEN-1':
          'Évolution : ajoutez 2 à un ou plusieurs de vos dés de la couleur ; un 5 devient un 6, et un 6 ne peut pas être choisi.',
        'FS-STRENGTHEN-2': 'Il faut un dé de la couleur au-dessous de 6.',
        'FS-STRENGTHEN-M': 'De l’Esprit : choisissez une couleur.',
        'FS-GROWTH-1':
          'Croissance : prenez un dé de la couleur dans la réserve, lancez-le aussitôt et gardez-le avec les vôtres.',
        'FS-GROWTH-2': 'Il faut un tel dé dans la réserve.',
        'FS-GROWTH-3': 'Vous pouvez avoir ainsi plus de trois dés.',
        'FS-GROWTH-4': 'À la fin de la manche, vous en prenez quand même trois.',
        'FS-GROWTH-M': 'De l’Esprit : choisissez la couleur.',
        'FS-SYNERGY-1':
          'Synergie ne s’utilise pas ; à la fin, chacun de vos parchemins de son élément vaut 1 de plus, elle comprise.',
        'FS-SYNERGY-2': 'Deux Synergies d’un même élément comptent toutes deux en entier.',
        'FS-SYNERGY-M':
          'De l’Esprit : chacun de vos parchemins de l’Esprit compte, elle et le Lien compris.',
      },
    ),
    chapter(
      'spaces',
      'L’École des Passages',
      ['Cercle II : des sorts qui déplacent et retirent ce qui est sur le plateau.'],
      {
        'FS-SWAP-1':
          'Inversion : deux jetons de sceau où qu’ils soient, de même puissance et de couleurs différentes, dont l’une est celle du parchemin, changent de place. Pas les parchemins.',
        'FS-SWAP-M': 'De l’Esprit : deux couleurs quelconques, si elles diffèrent.',
        'FS-EXCHANGE-1':
          'Échange : deux jetons de sceau de la couleur du parchemin, où qu’ils soient, changent de place. Pas les parchemins.',
        'FS-EXCHANGE-2': 'Leurs puissances doivent différer.',
        'FS-EXCHANGE-M': 'De l’Esprit : une couleur au choix, la même pour les deux.',
        'FS-ABSORB-1':
          'Absorption : si vous ou votre familier brisez à votre tour un jeton de la couleur et que le parchemin est face visible, vous pouvez y poser le jeton.',
        'FS-ABSORB-2': 'Il n’en porte qu’un ; l’ancien quitte la partie.',
        'FS-ABSORB-3':
          'Le jeton y reste, même d’une manche à l’autre, jusqu’à être remplacé ou utilisé.',
        'FS-ABSORB-4':
          'Pour utiliser le parchemin, défaussez le jeton et ajoutez sa puissance à un de vos dés de n’importe quelle couleur, jusqu’à 6.',
        'FS-ABSORB-5': 'Impossible sans jeton, ou si tous vos dés montrent 6.',
        'FS-ABSORB-6': 'Un jeton désintégré n’est pas brisé : il ne s’absorbe pas.',
        'FS-ABSORB-M': 'De l’Esprit : elle prend des jetons de toute couleur.',
        'FS-DISINT-1':
          'Désintégration : retirez du plateau un jeton de sceau de la couleur, accessible ou non.',
        'FS-DISINT-2': 'Jamais le sceau d’un parchemin.',
        'FS-DISINT-3': 'Ce n’est pas briser : il faut encore briser un sceau si vous le pouvez.',
        'FS-DISINT-4': 'Votre magicien ne bouge pas.',
        'FS-DISINT-M': 'De l’Esprit : toute couleur.',
        'FS-REARR-1':
          'Réorganisation : deux parchemins du plateau changent de place, où qu’ils soient et quelles que soient leurs puissances, l’un au moins étant de l’élément du parchemin.',
        'FS-REARR-2': 'Un parchemin garde sa puissance où qu’il soit.',
        'FS-REARR-M': 'De l’Esprit : l’un des deux au moins est un parchemin de l’Esprit.',
      },
    ),
    chapter(
      'conflict',
      'L’École du Conflit',
      ['Cercle III : des sorts contre les adversaires encore dans la manche.'],
      {
        'FS-CONFLICT-1': 'On ne vise que des adversaires dont la manche n’est pas finie.',
        'FS-CONFLICT-2': 'Si elle est finie pour tous, aucun parchemin de ce cercle ne s’utilise.',
        'FS-CONFLICT-3': 'Le familier le montre : posé sur son Lien, son maître a fini sa manche.',
        'FS-DECEPT-1':
          'Mystification : prenez à un adversaire un dé de la couleur et donnez-lui-en un d’une autre couleur ; chacun prend la valeur du dé qu’il remplace.',
        'FS-DECEPT-2':
          'Il faut un adversaire avec un dé de la couleur, et un dé à vous d’une autre couleur.',
        'FS-DECEPT-M': 'De l’Esprit : deux couleurs quelconques, si elles diffèrent.',
        'FS-ALTER-1':
          'Altération : ajoutez 1 à vos dés de la couleur que vous voulez, et retirez 1 à ceux d’un seul adversaire que vous voulez.',
        'FS-ALTER-2': 'Au moins un dé doit changer.',
        'FS-ALTER-3': 'Aucun dé ne descend sous 1 ni ne dépasse 6.',
        'FS-ALTER-M': 'De l’Esprit : une couleur au choix, la même des deux côtés.',
        'FS-TRANSFER-1':
          'Transfert : échangez un de vos parchemins face visible contre celui, face visible, d’un adversaire, de l’élément et de même puissance.',
        'FS-TRANSFER-2': 'Ni le Lien ni un parchemin face cachée ne s’échangent.',
        'FS-TRANSFER-M': 'De l’Esprit : le parchemin de l’adversaire est de l’Esprit.',
        'FS-THEFT-1': 'Vol : prenez à un adversaire un dé de la couleur, avec sa valeur.',
        'FS-THEFT-2': 'S’il en a plusieurs, c’est lui qui choisit.',
        'FS-THEFT-3':
          'Si c’était son dernier dé, sa manche finit aussitôt, trois nouveaux dés compris, avant que vous continuiez.',
        'FS-THEFT-4': 'On ne vole qu’un adversaire qui a un tel dé.',
        'FS-THEFT-M': 'De l’Esprit : le volé donne le dé qu’il veut.',
        'FS-EXPLOIT-1':
          'Emprunt : utilisez comme le vôtre un parchemin face visible de l’élément d’un adversaire ; tous deux sont ensuite face cachée.',
        'FS-EXPLOIT-2': 'Ni Lien, ni Synergie, ni rien qui soit face cachée.',
        'FS-EXPLOIT-3': 'Vous devez pouvoir l’utiliser maintenant comme s’il était à vous.',
        'FS-EXPLOIT-M': 'De l’Esprit : seulement un parchemin de l’Esprit d’un adversaire.',
      },
    ),
    chapter(
      'movement',
      'L’École du Voyageur',
      ['Cercle IV : des sorts pour franchir ce qui bloque, et des figurines qui bloquent.'],
      {
        'FS-BLOCK-1': 'Un sceau est bloqué tant qu’un familier ou un gardien s’y tient.',
        'FS-BLOCK-2': 'Sous un gardien, personne ne peut le briser.',
        'FS-BLOCK-3': 'Sous un familier, seul son maître le peut.',
        'FS-DISPATCH-1':
          'Mission : posez votre familier sur un jeton non bloqué de la couleur, accessible ou non ; jamais sur un parchemin.',
        'FS-DISPATCH-2': 'Quand vous brisez ce jeton, le familier revient devant vous.',
        'FS-DISPATCH-3':
          'Mission et Lien peuvent servir dans le même tour, dans un ordre ou l’autre.',
        'FS-DISPATCH-M': 'De l’Esprit : n’importe quel jeton non bloqué.',
        'FS-LEAP-1':
          'Bond : un jeton accessible et non bloqué de la couleur compte comme absent ; brisez aussitôt avec vos dés un sceau devenu accessible, et votre magicien s’y rend.',
        'FS-LEAP-2': 'Ce sceau doit être inaccessible sans le bond.',
        'FS-LEAP-3': 'Sa couleur est libre.',
        'FS-LEAP-4': 'Sans un tel sceau à briser, Bond ne s’utilise pas.',
        'FS-LEAP-5': 'Votre tour se termine ; le jeton franchi reste.',
        'FS-LEAP-M': 'De l’Esprit : par-dessus un jeton de toute couleur.',
        'FS-TELE-1':
          'Téléportation : la figurine d’un autre joueur compte comme absente, même si elle bloque un sceau ; brisez aussitôt avec vos dés un sceau de l’élément devenu accessible, et votre magicien s’y rend.',
        'FS-TELE-2': 'Ce sceau doit être inaccessible autrement.',
        'FS-TELE-3': 'On ne franchit pas ainsi son propre familier.',
        'FS-TELE-4': 'Sans un tel sceau à briser, Téléportation ne s’utilise pas.',
        'FS-TELE-5': 'Votre tour se termine.',
        'FS-TELE-M': 'De l’Esprit : vers un sceau de tout élément.',
        'FS-GUARD-1':
          'Gardien : posez le gardien de l’élément sur un parchemin de cet élément du plateau.',
        'FS-GUARD-2': 'S’il est déjà sur le plateau, vous pouvez le déplacer ou le retirer.',
        'FS-GUARD-3': 'Personne ne peut briser le sceau d’un parchemin gardé.',
        'FS-GUARD-4':
          'Il reste, même d’une manche à l’autre, jusqu’à ce que son parchemin serve de nouveau.',
        'FS-GUARD-M': 'De l’Esprit : le gardien violet, sur des parchemins de l’Esprit seulement.',
        'FS-SPEED-1':
          'Vitesse : brisez avec vos dés un sceau accessible, votre magicien s’y rend ; brisez ensuite gratuitement un sceau de l’élément, quelle que soit sa puissance, accessible de là, et allez-y.',
        'FS-SPEED-2': 'Le second sceau pouvait déjà être accessible avant.',
        'FS-SPEED-3':
          'Sans premier sceau à briser, ou sans second qui convienne, Vitesse ne s’utilise pas.',
        'FS-SPEED-4': 'Votre tour se termine.',
        'FS-SPEED-M': 'De l’Esprit : le sceau gratuit peut être de tout élément.',
      },
    ),
    chapter(
      'rulings',
      'Précisions',
      ['Ce que la règle laisse ouvert, et comment on le joue ici.'],
      {
        'FS-Q-1':
          'S’il y avait moins de trois dés en réserve, on prendrait ce qu’il y a, et le reste avant le prochain lancer.',
        'FS-Q-2': 'Un tour sans dé serait un tour comme un autre ; personne n’en a jamais.',
        'FS-Q-3':
          'Croissance ne sauve pas qui s’est fait voler son dernier dé : sa manche est finie aussitôt.',
        'FS-Q-4':
          'Croissance ne sauve pas qui vient de dépenser son dernier dé : les parchemins viennent avant.',
        'FS-Q-5':
          'Un parchemin intact ne bloque pas ; chaque case est de toute façon un cul-de-sac.',
        'FS-Q-6':
          'Les cercles de départ sont au bord de la chambre : personne n’y bloque personne.',
        'FS-Q-7': 'Chaque magicien a son cercle de départ.',
        'FS-Q-8': 'Votre magicien et votre familier ne se gênent jamais.',
        'FS-Q-9': 'Un jeton sous votre familier vous barre la route jusqu’à ce qu’il soit brisé.',
        'FS-Q-10':
          'Téléportation ne vous fait pas passer un jeton sur lequel se tient votre propre familier.',
        'FS-Q-11':
          'Passer un familier posé sur un jeton, c’est passer les deux ; mais ce jeton ne peut pas être brisé.',
        'FS-Q-12': 'Un magicien et son familier sur une même place se franchissent ensemble.',
        'FS-Q-13': 'Une Téléportation franchit une place, un Bond un jeton.',
        'FS-Q-14':
          'Bond mène à ce qui n’est accessible qu’une fois le jeton absent ; un jeton sous votre familier peut être la cible, pas l’obstacle.',
        'FS-Q-15':
          'Téléportation mène à ce qui n’est accessible qu’une fois la place vide, sauf le jeton de cette place.',
        'FS-Q-16':
          'Bond, Téléportation, Vitesse et le sceau brisé par le familier s’excluent dans un tour : chacun le termine. D’autres parchemins peuvent précéder.',
        'FS-Q-17': 'Chacun d’eux est le sceau brisé du tour.',
        'FS-Q-18': 'Le familier peut briser un sceau même si le magicien le pourrait.',
        'FS-Q-19': 'Si le familier brise avec votre dernier dé, il rentre aussitôt.',
        'FS-Q-20': 'Lien et Mission déplacent le familier d’où qu’il soit.',
        'FS-Q-21':
          'Si le Lien brise le jeton sous votre familier, celui-ci reste sur la place libérée.',
        'FS-Q-22': 'Le familier peut aussi rejoindre le magicien sur un cercle de départ.',
        'FS-Q-23':
          'Pour la troisième option du Lien, le dé montre 1 maintenant, il est seul, et il ne brise que des jetons.',
        'FS-Q-24':
          'Un familier posé sur un jeton rentre à la fin de la manche de son maître, et le jeton est libre.',
        'FS-Q-25': 'Qui joue est dans la manche : son familier est devant lui ou sur le plateau.',
        'FS-Q-26':
          'Pour Bond et Mission, un jeton sous un familier quelconque est bloqué, même sous le vôtre.',
        'FS-Q-27': 'Un gardien ne change rien aux passages.',
        'FS-Q-28':
          'Un gardien sur le seul parchemin de son élément ne peut qu’être retiré ; rester sur place n’est pas un effet.',
        'FS-Q-29':
          'Un gardien à côté du plateau, sans parchemin de son élément sur le plateau, ne peut pas servir.',
        'FS-Q-30': 'Les parchemins de puissance 6 gardés comptent comme présents.',
        'FS-Q-31':
          'Le sceau gratuit de Vitesse peut être un parchemin, ou être sous votre familier ; pas sous un gardien ni un familier adverse.',
        'FS-Q-32':
          'Vitesse n’offre que les premiers sceaux qui laissent un second possible ; le gratuit a lieu même sans dé restant.',
        'FS-Q-33': 'Le sceau gratuit de Vitesse est obligatoire.',
        'FS-Q-34':
          'Transmutation ne prend que dans la réserve ; les dés devant les joueurs n’en sont pas.',
        'FS-Q-35':
          'Altération ignore les dés à 6 ou à 1 ; un côté peut rester vide, et il faut un adversaire encore dans la manche.',
        'FS-Q-36': 'Relancer est un effet, même un 6, même si la même face revient.',
        'FS-Q-37': 'Dans Mystification, l’utilisateur choisit les deux dés.',
        'FS-Q-38':
          'Si tous les dés qu’un volé peut donner sont pareils, on en prend un sans demander.',
        'FS-Q-39':
          'Le voleur ne nomme que l’adversaire ; le volé décide aussitôt, et rien d’autre n’arrive entre-temps.',
        'FS-Q-40':
          'Transfert ne peut pas se donner lui-même ; un autre Transfert face visible le peut.',
        'FS-Q-41': 'Un parchemin reçu par Transfert peut servir dans le même tour.',
        'FS-Q-42': 'Synergie peut être transférée.',
        'FS-Q-43': 'Emprunt ne rencontre jamais un autre Emprunt de son élément.',
        'FS-Q-44':
          'Si un Vol emprunté prend le dernier dé de son propriétaire, la fin de sa manche le retourne face visible.',
        'FS-Q-45':
          'Si Transfert est emprunté, aucun des deux parchemins en usage n’entre dans l’échange.',
        'FS-Q-46':
          'Un jeton va sur une Absorption au plus ; son maître la nomme en brisant, ou renonce.',
        'FS-Q-47': 'Une Absorption face cachée ne prend aucun jeton.',
        'FS-Q-48': 'Une Absorption qui changerait de mains garderait son jeton.',
        'FS-Q-49': 'Les figurines resteraient sur leur place quand ce qui est dessous bouge.',
        'FS-Q-50': 'Un parchemin de puissance 6 compte pour 6 dans toute case.',
        'FS-Q-51': 'Vous pouvez déplacer des sceaux au point de ne plus rien pouvoir briser.',
        'FS-Q-52': 'Vous pouvez prendre des dés inutiles.',
        'FS-Q-53': 'Un magicien enfermé ne brise rien, prend trois dés et réessaie.',
        'FS-Q-54':
          'Un magicien sur une case vidée ou un cercle de départ ne bloque que ce cul-de-sac.',
        'FS-Q-55': 'La manche où il reste trop peu de 6 se joue jusqu’au bout.',
        'FS-Q-56': 'Une partie que personne ne fait avancer s’arrête par les deux règles maison.',
        'FS-Q-57': 'Les égalités sont des victoires partagées.',
        'FS-Q-58': 'Tous les parchemins comptent, face visible ou cachée.',
        'FS-Q-59':
          'Pour un parchemin de l’Esprit, les dés de trop se jugent dans la couleur choisie.',
        'FS-Q-60': 'Pouvoir briser un sceau ne dépend que de vos dés.',
        'FS-Q-61':
          'Le magicien entre sur toute place sans jeton ni figurine adverse ; est accessible ce qui s’y trouve ou y touche, sauf sous un familier adverse ou un gardien.',
        'FS-Q-62':
          'Seules les figurines d’un même joueur partagent une place ; aucun magicien n’est sur un jeton, un familier seulement par Mission, et aucun n’est sur un parchemin.',
        'FS-Q-63':
          'Un magicien dans une porte est dans les deux pièces et ferme la porte aux autres.',
        'FS-Q-64': 'Un parchemin utilisé est retourné dès le début, l’emprunté avec lui.',
        'FS-Q-65': 'On prend trois dés quelconques de la réserve, même ceux qu’on vient de rendre.',
        'FS-Q-66': 'Si la partie est finie, le dernier à finir ne prend pas de dés.',
        'FS-Q-67':
          'Si rien ne peut être brisé mais qu’un parchemin peut servir, vous choisissez entre lui et l’abandon ; sinon le tour finit de lui-même.',
        'FS-Q-68': 'Si tous les adversaires ont fini leur manche, l’École du Conflit dort.',
        'FS-Q-69':
          'Quand la manche d’un volé finit au tour du voleur, son familier quitte le plateau, son magicien reste, et ses nouveaux dés ont quitté la réserve.',
        'FS-Q-70':
          'L’absorption se décide en brisant. Un parchemin utilisé ce tour ne prend rien ; un parchemin chargé peut prendre un nouveau jeton ; le Lien le nourrit aussi.',
        'FS-Q-71': 'Le premier sceau de Vitesse est entièrement réglé avant le choix du gratuit.',
        'FS-Q-72':
          'Les cibles sont les mêmes pour tous ; un familier sur la cible de son maître revient devant lui.',
        'FS-Q-73': 'Deux dés pareils sont un seul et même choix.',
        'FS-Q-74':
          'Vu de l’emprunteur : le propriétaire du parchemin emprunté peut en être la victime, l’emprunteur jamais.',
        'FS-Q-75': 'Vous pouvez placer le familier puis ne rien briser : il rentre aussitôt.',
        'FS-Q-76':
          'Un familier ne brise rien que le magicien ne pourrait, sauf par la troisième option, qui n’est jamais obligatoire.',
        'FS-Q-77':
          'Le dé de la troisième option retourne à la réserve, et le sceau compte comme brisé.',
        'FS-Q-78':
          'Les places vidées restent vides : seuls deux sceaux, ou deux parchemins, changent de place.',
        'FS-Q-79':
          'Les deux parchemins échangés sont face visible, et chaque nouveau détenteur peut utiliser le sien.',
        'FS-Q-80':
          'Un tour ne dure pas toujours : chaque utilisation retourne un parchemin, et aucun ne se relève avant la fin de la manche.',
        'FS-Q-81':
          'Un parchemin que son gardien vient de quitter peut être brisé dans le même tour.',
      },
    ),
    chapter(
      'editions',
      'Anglais et français',
      [
        'Où les éditions diffèrent en mots, et ce qui vaut ici. Seul le premier point est une vraie différence.',
      ],
      {
        'FS-D-1':
          'Le Lien français a une troisième option ; l’édition choisie pour la table décide.',
        'FS-D-2':
          'Échange veut des puissances différentes dans les deux : en anglais, parce que deux pareils n’auraient aucun effet.',
        'FS-D-3': 'Bond ne franchit que des jetons non bloqués.',
        'FS-D-4': 'La cible de Bond est inaccessible autrement.',
        'FS-D-5': 'Téléportation passe un familier qui bloque un sceau, mais pas le vôtre.',
        'FS-D-6': 'Vol se règle sur la couleur.',
        'FS-D-7': 'Un parchemin gagné s’utilise dès le prochain tour.',
        'FS-D-8': 'Les jetons de sceau bloquent, les parchemins non.',
        'FS-D-9': 'Absorption doit être face visible pour prendre un jeton.',
        'FS-D-10': 'Les parchemins sont posés face visible, et pas tous.',
        'FS-D-11': 'L’Esprit donne une couleur libre, ou vise des parchemins de l’Esprit.',
        'FS-D-12': 'Transmutation de l’Esprit change vers une autre couleur.',
        'FS-D-13': 'Un gardien peut être déplacé ou retiré.',
        'FS-D-14': 'Vitesse brise d’abord avec des dés, puis un sceau de son élément.',
        'FS-D-15': 'Personne ne commence un tour sans dé.',
        'FS-D-16': 'Le premier joueur est tiré au sort, ou convenu.',
        'FS-D-17': 'Les familiers quittent les Liens avant la nouvelle manche.',
        'FS-D-18': 'Le familier partage la place de son magicien.',
        'FS-D-19': 'Inversion s’appelle aussi Permutation ; c’est le même sort.',
        'FS-D-20': 'Le Cobra est un serpent en anglais, et l’Envoûteur s’y nomme Warlock.',
        'FS-D-21': 'Des exemples en d’autres couleurs sont les mêmes exemples.',
        'FS-D-22': 'Mission de l’Esprit veut un jeton non bloqué.',
        'FS-D-23': 'Évolution agit sur autant de dés de la couleur que vous voulez.',
        'FS-D-24': 'Altération et Renaissance aussi.',
        'FS-D-25': 'Les égalités sont partagées dans les deux.',
        'FS-D-26': 'Le Lien d’une édition plus récente, qui élève un dé, ne se joue pas ici.',
        'FS-D-27': 'Le second sceau de Vitesse pouvait être accessible avant.',
        'FS-D-28': 'Dans Altération, un côté peut rester vide.',
      },
    ),
  ],
};
