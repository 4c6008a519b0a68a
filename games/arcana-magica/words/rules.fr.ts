/** Les règles d'Arcana Magica en français, par chapitre, chacune avec son identifiant. */
import { type Book, chapterWith, typesetFrench } from '@magehall/engine';
import { MARKS } from './marks.ts';

const chapter = chapterWith(MARKS, typesetFrench);

export const book: Book = {
  chapters: [
    chapter(
      'components',
      'Ce qu’il y a sur la table',
      [
        'Vous menez une armée de grands arcanes. Chaque unité est un nombre : son coût, sa résistance et sa valeur.',
        'Vous payez avec des cartes de mana de quatre éléments. Une carte vaut sa pleine valeur pour son élément, et environ la moitié pour un autre.',
      ],
      {
        'AM-COMP-1': 'Il y a 23 unités, numérotées de 0 à 22.',
        'AM-COMP-2': 'Il y a 56 cartes de mana : quatre couleurs de quatorze, de l’As au Cavalier.',
        'AM-COMP-3': 'Chaque couleur appartient à un élément : Feu, Eau, Air ou Terre.',
        'AM-COMP-4':
          'Une carte de mana a un élément, une pleine valeur, une petite valeur et jusqu’à deux relances.',
        'AM-COMP-5':
          'Le paquet du Mat contient quatre jokers, un par élément ; ils ne servent jamais de mana.',
        'AM-COMP-6':
          'Le nombre d’une unité est son coût, sa santé et ses points ; son élément et son chiffre comptent, pas son nom.',
        'AM-COMP-7':
          'Les attaques lancent d4, d6, d8, d12 et d20 ; un d10 ne sert qu’à compter les manches.',
        'AM-COMP-8':
          'Il y a quatre jetons d’Armageddon, un par événement, et un jeton de premier joueur.',
        'AM-COMP-9': 'De deux à quatre places participent.',
        'AM-COMP-10': 'Tous partagent une défausse de mana et une défausse d’unités.',
        'AM-AMB-14': 'Les jokers de Feu et d’Eau sont rouges, ceux d’Air et de Terre noirs.',
        'AM-AMB-16': 'Un joker tiré est remis aussitôt : chaque tirage a les quatre mêmes chances.',
        'AM-AMB-17':
          'La petite valeur est la moitié de la pleine, arrondie vers le haut, sauf si la table préfère le bas.',
        'AM-AMB-18':
          'L’As vaut 1, puis viennent 2 à 10, le Valet 11, la Dame 12, le Roi 13 et le Cavalier 14.',
        'AM-AMB-24':
          'Dans un chiffre, IV compte pour quatre flèches et IX pour un X et une flèche ; de même XIV et XIX.',
        'AM-AMB-77': 'Un joker par élément, cela fait quatre en tout.',
      },
    ),
    chapter(
      'setup',
      'Mise en place',
      [
        'Les unités faibles viennent d’abord : dix sont au-dessus, les cinq autres mêlées aux fortes en dessous.',
      ],
      {
        'AM-SETUP-1': 'Les unités 0 à 14 forment la pile basse, les unités 15 à 22 la pile haute.',
        'AM-SETUP-2': 'Cinq unités basses, prises au hasard, vont dans la pile haute.',
        'AM-SETUP-3': 'Les deux piles sont mélangées à nouveau.',
        'AM-SETUP-4': 'La pile basse posée sur la haute forme la pioche des unités.',
        'AM-SETUP-5': 'Les cartes de mana mélangées forment la pioche de mana.',
        'AM-SETUP-6': 'Le hasard désigne le premier joueur, sauf si la table s’est entendue.',
        'AM-SETUP-7': 'Le compteur de paix commence à 4.',
        'AM-SETUP-8': 'Les jokers, face cachée, forment le paquet du Mat.',
        'AM-SETUP-9': 'La Galerie des ombres montre quatre unités, ou cinq à quatre places.',
        'AM-SETUP-10': 'Chacun reçoit quatre cartes de mana.',
        'AM-SETUP-11': 'Armées et trophées sont vides au départ ; le premier joueur commence.',
        'AM-AMB-5': 'Les Automas comptent comme des places pour la taille de la galerie.',
        'AM-AMB-81':
          'Les mains sont secrètes et rien d’autre : défausses, trophées et cartes jouées se consultent librement.',
      },
    ),
    chapter(
      'peace',
      'La paix',
      [
        'Pendant quatre manches, on laisse les petites armées tranquilles, le temps que chacun démarre.',
      ],
      {
        'AM-PEACE-1':
          'Aux manches 1 à 4, une armée de moins de trois unités ne peut pas être attaquée.',
        'AM-PEACE-2': 'Aux manches 1 à 4, une armée de trois unités ou plus peut être attaquée.',
        'AM-PEACE-3': 'Le compteur de paix avance à la fin de chaque manche.',
        'AM-PEACE-4': 'Dès la manche 5, toute armée peut être attaquée.',
        'AM-AMB-1': 'Le compteur descend de 4 à 0 et montre combien de manches de paix il reste.',
        'AM-AMB-2': 'Le Mat ne compte pas parmi les trois unités.',
        'AM-AMB-3': 'La paix se vérifie à la déclaration de l’attaque, non au moment des captures.',
        'AM-AMB-4': 'Une armée sans autre unité que le Mat n’est jamais une cible.',
      },
    ),
    chapter(
      'rounds',
      'Manches et tours',
      [
        'À votre tour, vous pouvez attaquer une fois, invoquer une fois et reculer votre Chef une fois, dans l’ordre voulu. Ensuite vous gardez ou défaussez le reste de votre main.',
      ],
      {
        'AM-ROUND-1':
          'Dans une manche, chacun joue un tour, dans le sens horaire dès le premier joueur.',
        'AM-ROUND-2': 'Le joueur suivant dans le sens horaire est premier à la manche d’après.',
        'AM-ROUND-3':
          'Les actions sont Mouvement, Activation, Invocation et Défausse ; chacune peut être omise.',
        'AM-ROUND-4': 'Les actions se font dans l’ordre qu’on veut.',
        'AM-ARMY-1': 'Une armée est une ligne ; l’unité la plus à gauche est le Chef.',
        'AM-ARMY-2': 'Les nouvelles unités se placent à l’extrémité droite.',
        'AM-ARMY-3':
          'Une unité capturée devient un trophée de son vainqueur, à relever plus tard ou à compter à la fin.',
        'AM-HAND-1': 'Un tour commence avec quatre cartes en main, et quatre est la limite.',
        'AM-HAND-2': 'Les cartes dépensées vont à la défausse commune.',
        'AM-CHANGE-1':
          'Avant toute autre chose, vous pouvez changer toute votre main, jamais une partie.',
        'AM-CHANGE-2': 'Un changement fait tirer un joker du paquet du Mat.',
        'AM-CHANGE-3': 'Un joker rouge vous donne une nouvelle main pour ce tour.',
        'AM-CHANGE-4': 'Un joker noir vous coûte ce tour.',
        'AM-CHANGE-5': 'L’ancienne main est défaussée dans les deux cas.',
        'AM-MOVE-1':
          'Le mouvement porte la carte la plus à gauche à l’extrémité droite ; la suivante devient Chef.',
        'AM-MOVE-2': 'Un seul mouvement par tour.',
        'AM-MOVE-3': 'Le mouvement n’a pas à être la première action.',
        'AM-DISC-1': 'À la fin de votre tour, vous gardez ou défaussez les cartes que vous voulez.',
        'AM-AMB-7':
          'Un tour compte au plus un mouvement, une invocation et une attaque ; une unité peut se battre à chaque tour.',
        'AM-AMB-8': 'Une unité peut se battre dès le tour où elle est invoquée.',
        'AM-AMB-9': 'Le mouvement peut venir à tout moment du tour.',
        'AM-AMB-10':
          'Il faut au moins deux cartes en ligne pour un mouvement ; la carte de gauche bouge, même si c’est le Mat.',
        'AM-AMB-12': 'Tout le monde peut regarder les trophées.',
        'AM-AMB-15':
          'Une main d’au moins une carte se change une fois par tour ; après un joker rouge, le tour continue normalement.',
        'AM-AMB-60':
          'Quitter la table n’est pas une règle : qui reprend la place joue la suite avec la même main.',
        'AM-AMB-82': 'Même la main vide, on joue son tour.',
        'AM-AMB-83':
          'Ce qu’on vous demande ne dépend jamais de cartes que les autres ne voient pas : rien n’est décidé pour vous à cause de votre main.',
      },
    ),
    chapter(
      'mana',
      'Payer en mana',
      [
        'Chaque carte dépensée va à un seul élément. Pour chaque élément, il faut atteindre la somme des unités à payer.',
      ],
      {
        'AM-MANA-1':
          'Une carte donne sa pleine valeur à son élément et sa petite valeur à tout autre.',
        'AM-MANA-2': 'Vous choisissez pour chaque carte l’unique élément qu’elle paie.',
        'AM-MANA-3':
          'Pour chaque élément, le mana doit atteindre la somme des unités de cet élément.',
        'AM-MANA-4':
          'Une carte peut payer plusieurs unités d’un élément, plusieurs cartes une seule unité, et leur nombre est libre.',
        'AM-MANA-5': 'Une carte n’est jamais partagée entre éléments, et le surplus est perdu.',
        'AM-MANA-6':
          'Des cartes d’éléments étrangers peuvent payer ensemble avec leurs petites valeurs.',
        'AM-AMB-19':
          'Vous choisissez les cartes ; elles paient s’il existe une répartition qui couvre chaque élément.',
        'AM-AMB-20':
          'Vous pouvez dépenser plus de cartes que nécessaire. Dans une attaque, toutes donnent leurs relances ; dans une invocation, aucune.',
        'AM-AMB-21': 'Le surplus d’une attaque ne paie pas une invocation.',
        'AM-AMB-22': 'La pioche de mana et sa défausse ne sont jamais vides en même temps.',
      },
    ),
    chapter(
      'summoning',
      'Invoquer',
      ['Payez le nombre d’une unité dans son élément, et elle rejoint la droite de votre ligne.'],
      {
        'AM-SUMMON-1':
          'Payez le nombre d’une unité de la galerie dans son élément et placez-la à l’extrémité droite de votre armée.',
        'AM-SUMMON-2': 'Une invocation par tour ; relever un trophée en est une.',
        'AM-RES-1': 'Au lieu d’une unité de la galerie, vous pouvez relever un de vos trophées.',
        'AM-RES-2':
          'Relever coûte autant qu’invoquer ; l’unité va à l’extrémité droite et n’est plus un trophée.',
        'AM-AMB-6':
          'Une unité invoquée laisse un vide dans la galerie jusqu’à la fin de la manche.',
      },
    ),
    chapter(
      'round-end',
      'La fin d’une manche',
      [
        'L’unité de la première case s’en va si personne n’en a voulu, les autres avancent, de nouvelles arrivent. Puis chacun complète sa main à quatre.',
      ],
      {
        'AM-EOR-1':
          'L’unité de la case 1 est défaussée, sauf si cette case s’est vidée pendant la manche.',
        'AM-EOR-2': 'Les autres unités glissent vers la gauche.',
        'AM-EOR-3': 'La galerie se remplit depuis la pioche des unités.',
        'AM-EOR-4':
          'Si cette pioche est vide, les unités défaussées sont mélangées pour la refaire.',
        'AM-EOR-5': 'Le jeton de premier joueur passe dans le sens horaire.',
        'AM-EOR-6': 'Les compteurs de paix et de fin descendent s’ils sont en marche.',
        'AM-EOR-7': 'Chacun complète sa main à quatre, dans l’ordre du tour.',
        'AM-EOR-8': 'Si la pioche de mana est vide, sa défausse est mélangée pour la refaire.',
        'AM-AMB-11':
          'L’ordre est : galerie, premier joueur, compteurs, puis les mains dans le nouvel ordre.',
        'AM-AMB-13':
          'Sans événement à la fin de la manche 40, on compte les points ; un compteur de fin en marche va jusqu’au bout.',
        'AM-AMB-49':
          'Si la pioche est vide, l’unité qui quitte la case 1 est aussitôt remélangée et revient plus à droite.',
        'AM-AMB-80':
          'Une défausse n’est mélangée que lorsqu’il faut piocher et que la pioche est vide.',
      },
    ),
    chapter(
      'attack',
      'L’attaque',
      [
        'Choisissez vos unités, payez pour toutes et additionnez leurs chiffres : V et X font des dés qui frappent le Chef, les flèches des dés qui touchent n’importe qui.',
        'Un dé sur sa plus haute face est relancé et s’ajoute. Les petites cartes de mana permettent de relancer.',
      ],
      {
        'AM-ACT-1':
          'Dépensez autant de cartes que voulu pour activer autant d’unités que voulu, où qu’elles soient.',
        'AM-ACT-2': 'Toutes les unités activées font une seule attaque contre un seul adversaire.',
        'AM-ACT-3': 'Les cartes utilisées sont défaussées.',
        'AM-ATTACK-1': 'Les unités activées donnent les dés de l’attaque.',
        'AM-ATTACK-2': 'Les dés d6, d12 et d20 frappent au corps à corps, d4 et d8 à distance.',
        'AM-ATTACK-3':
          'On additionne les chiffres de toutes les unités activées avant d’en faire des dés ; des dés égaux deviennent plus grands.',
        'AM-ATTACK-4': 'Les dés de mêlée se posent d’abord, tous sur le Chef.',
        'AM-ATTACK-5':
          'Puis chaque dé à distance se pose sur une unité quelconque de l’armée attaquée, Chef compris.',
        'AM-ATTACK-6': 'Un dé se pose entier, avec sa valeur.',
        'AM-EXPLODE-1':
          'Tous les dés lancés, chacun qui montre sa plus haute face est relancé et s’ajoute.',
        'AM-EXPLODE-2': 'On continue jusqu’à ce qu’aucun dé ne montre sa plus haute face.',
        'AM-REROLL-1':
          'Seules les cartes de l’As au 5 portent des marques ; chacune permet à l’attaquant de relancer un dé.',
        'AM-REROLL-2': 'La face relancée est perdue ; la nouvelle compte.',
        'AM-REROLL-3':
          'Sur un dé explosé, seule la dernière face est perdue, et la nouvelle peut exploser encore.',
        'AM-REROLL-4':
          'On peut ajouter des cartes à marques même si le paiement n’en a pas besoin.',
        'AM-REROLL-5': 'Les marques agissent quel que soit l’élément.',
        'AM-AMB-23':
          'Une attaque demande au moins un dé ; des unités qui n’en donnent pas peuvent en accompagner d’autres.',
        'AM-AMB-25': 'Des dés égaux deviennent toujours plus grands ; ce n’est pas un choix.',
        'AM-AMB-26': 'V et V font un X, X et X un d20, et le reste demeure : XXX lance d20 et d12.',
        'AM-AMB-27': 'Si une attaque a deux dés pareils, on lance les deux.',
        'AM-AMB-28': 'Moins de quatre flèches en reste sont perdues.',
        'AM-AMB-29':
          'Tous les dés roulent et explosent, puis l’attaquant use ses relances une à une en voyant chaque résultat ; le reste est perdu.',
        'AM-AMB-30': 'Un dé de cent faces n’explose plus.',
      },
    ),
    chapter(
      'capture',
      'Captures et débordement',
      [
        'Des dégâts égaux au nombre d’une unité la capturent. Ce qui reste après le Chef peut emporter la suivante.',
      ],
      {
        'AM-CAPTURE-1':
          'Une unité dont les dégâts atteignent la santé devient un trophée de l’attaquant.',
        'AM-OVERKILL-1':
          'Si le reste après le Chef dépasse le double de la santé de la deuxième unité, elle tombe aussi.',
        'AM-OVERKILL-2': 'Les dégâts à distance aident à capturer le Chef et à déborder.',
        'AM-OVERKILL-3': 'Les dégâts à distance seuls ne débordent jamais.',
        'AM-AMB-31':
          'Chaque dé à distance doit être posé, entier et après tous les lancers ; plusieurs peuvent aller sur une unité.',
        'AM-AMB-32': 'La mêlée va sur le Chef même sans espoir, et une capture ne se refuse pas.',
        'AM-AMB-33':
          'Tous les dés posés sur le Chef comptent ensemble ; le reste est leur somme moins sa santé.',
        'AM-AMB-34':
          'Le reste et les dés à distance posés sur la deuxième doivent ensemble dépasser le double de sa santé, avec au moins un dé de mêlée dans l’attaque.',
        'AM-AMB-35':
          'La deuxième est l’unité juste derrière le Chef, Mat ignoré ; si la distance seule l’emporte, le reste est perdu.',
        'AM-AMB-36':
          'Le débordement s’arrête à la deuxième, sauf en chaîne : il continue alors jusqu’à une unité qui tient.',
        'AM-AMB-37': 'Les dégâts s’oublient après l’attaque.',
        'AM-AMB-38':
          'Sans mêlée, chaque unité sous des dés à distance est capturée pour elle-même.',
        'AM-AMB-78':
          'Quand une carte quitte la ligne, les autres se resserrent dans le même ordre.',
      },
    ),
    chapter(
      'fool',
      'Le Mat',
      [
        'Le Mat coûte un tour entier et une main entière. Il peut annuler une attaque contre vous et, avec de la chance, la renvoyer.',
      ],
      {
        'AM-FOOL-1': 'Le Mat n’a pas de valeur, ne se bat pas et ne peut être attaqué.',
        'AM-FOOL-2': 'Appeler le Mat coûte tout votre tour et toute votre main.',
        'AM-FOOL-3':
          'Il se place à l’extrémité droite, et les adversaires tiennent sa place pour vide.',
        'AM-FOOL-4': 'Il ne peut pas être activé.',
        'AM-FOOL-5':
          'Une fois les dégâts posés, qui le tient peut le sacrifier : tous ces dégâts sont annulés.',
        'AM-FOOL-6': 'Le Mat sacrifié va à la défausse des unités, quoi que dise le joker.',
        'AM-FOOL-7': 'Si la galerie ne doit plus jamais se remplir, le Mat quitte la partie.',
        'AM-FOOL-8': 'Il sert une fois tant qu’il est dans une armée.',
        'AM-FCHANCE-1': 'Qui sacrifie le Mat nomme un élément ; puis on tire un joker.',
        'AM-FCHANCE-2':
          'S’ils s’accordent, les dégâts retournent à l’attaquant, posés par qui tenait le Mat ; sinon rien de plus.',
        'AM-AMB-39':
          'Dans la ligne on saute le Mat : jamais Chef ni deuxième, ni cible ni trophée, jamais compté.',
        'AM-AMB-40':
          'On peut l’appeler avec n’importe quelle main, même vide, mais avant toute autre chose ; il ne se paie pas en mana.',
        'AM-AMB-41':
          'Il sert contre toute attaque visant son armée, même sans capture ; le mana de l’attaquant reste dépensé.',
        'AM-AMB-42':
          'Nommer un élément fait partie de chaque usage du Mat et ne coûte rien de plus.',
        'AM-AMB-43':
          'Les dés renvoyés gardent leur valeur et suivent les règles d’une attaque ; trophées et jetons vont à qui tenait le Mat, et la paix n’y fait rien.',
        'AM-AMB-44':
          'Le Mat ne quitte la partie que si galerie, pioche et défausse des unités sont vides.',
        'AM-AMB-45': 'Dans la case 1, le Mat est défaussé comme toute unité en fin de manche.',
      },
    ),
    chapter(
      'armageddon',
      'Armageddon',
      [
        'Quatre événements annoncent la fin. Qui en provoque un prend son jeton, dix points. Après le premier, le compteur tourne.',
      ],
      {
        'AM-ARMA-1': 'Événement : XIX, XX, XXI ou XXII est capturé dans une attaque.',
        'AM-ARMA-2': 'Événement : la dernière unité que la galerie montrera jamais est invoquée.',
        'AM-ARMA-3':
          'Événement : la dernière unité d’une armée est capturée ; son joueur reste en jeu et peut invoquer.',
        'AM-ARMA-4':
          'Événement : le Mat meurt après un autre événement ; l’attaquant prend ce jeton.',
        'AM-ARMA-5': 'Le premier événement ouvre la phase finale.',
        'AM-ARMA-6': 'Qui provoque un événement prend son jeton, qui vaut 10 points.',
        'AM-ARMA-7':
          'Le compteur de fin part de 4 et descend après chaque manche, celle en cours comprise ; la manche jouée à 1 est la dernière.',
        'AM-SAND-1':
          'Avec le Sablier, un autre dé peut servir de compteur : sa taille est le nombre de manches.',
        'AM-AMB-46':
          'Un seul jeton de chaque sorte, pour le premier ; il ne change pas de main, et rien ne relance le compteur.',
        'AM-AMB-47':
          'Une attaque peut causer plusieurs événements : les captures profitent à qui capture, la mort du Mat à l’attaquant.',
        'AM-AMB-48':
          'La dernière invocation vient de la galerie et laisse galerie, pioche et défausse vides ; le Mat compte, relever ne compte pas.',
        'AM-AMB-50':
          'Une armée est perdue quand, après les captures, il n’y reste que le Mat ou rien.',
        'AM-AMB-51':
          'Le jeton du Mat se prend au sacrifice, avant le joker, si un autre événement a déjà eu lieu ; il n’est jamais le premier.',
        'AM-AMB-52': 'Un Automa prend et compte les jetons comme tout le monde.',
        'AM-AMB-53': 'La paix et le compteur de fin peuvent courir ensemble.',
        'AM-AMB-54':
          'Le dé du compteur se décide avant la partie, ou par qui prend le premier jeton ; un Automa prend 4.',
        'AM-AMB-55':
          'Après la dernière manche on compte aussitôt ; galerie et mains restent telles quelles.',
        'AM-AMB-79':
          'Invocation : l’unité arrive, dernier appel, victoire d’élément. Attaque : toutes les captures, puis les événements. Sacrifice : le Mat part, son événement, le joker, le renvoi. Le Sablier vient en dernier.',
      },
    ),
    chapter(
      'winning',
      'Gagner',
      [
        'Tenez toutes les unités d’un élément et vous gagnez sur-le-champ. Sinon les points décident : trophées, jetons et moitié de l’armée.',
      ],
      {
        'AM-WIN-1': 'Qui a toutes les unités d’un élément dans son armée gagne aussitôt.',
        'AM-WIN-2': 'Les autres places se décident alors aux points.',
        'AM-SCORE-1':
          'Les points : les trophées, 10 par jeton, et la moitié de la valeur de l’armée, arrondie vers le bas.',
        'AM-SCORE-2': 'Le plus de points gagne.',
        'AM-SCORE-3':
          'À égalité : qui tient le Mat, puis le plus de jetons, puis le plus de trophées.',
        'AM-ADEPT-1': 'Sorcier noir : seuls les trophées comptent.',
        'AM-ADEPT-2': 'Sorcier : les trophées et la moitié de l’armée comptent, comme d’ordinaire.',
        'AM-ADEPT-3': 'Patriarche : l’armée compte, les trophées non.',
        'AM-ADEPT-4': 'Archimage : l’armée entière et tous les trophées comptent.',
        'AM-ADEPT-5': 'Le décompte se décide avant la partie.',
        'AM-AMB-56': 'On additionne d’abord l’armée, puis on divise une seule fois.',
        'AM-AMB-57':
          'Les jetons valent 10 dans tout décompte ; le Patriarche compte l’armée entière.',
        'AM-AMB-58':
          'Un élément est complet avec toutes ses unités en jeu, vérifié après chaque invocation ; trophées et Mat ne comptent pas.',
        'AM-AMB-59':
          'Les départages classent toutes les places ; tout égal, la place est partagée.',
      },
    ),
    chapter(
      'modes',
      'Autres façons de jouer',
      ['Chacune se décide avant la partie ; la plupart se combinent.'],
      {
        'AM-MODE-NECRO-1': 'Nécromanciens : le décompte est celui du Patriarche.',
        'AM-MODE-NECRO-2': 'Nécromanciens : relever coûte autant qu’invoquer.',
        'AM-MODE-TEAM-1': 'En équipes : quatre joueurs forment deux équipes.',
        'AM-MODE-TEAM-2': 'En équipes : une équipe partage une armée.',
        'AM-MODE-TEAM-3': 'En équipes : à son tour on invoque ou on attaque, pas les deux.',
        'AM-MODE-TEAM-4':
          'En équipes : une équipe peut donc faire deux attaques ou deux invocations par manche.',
        'AM-MODE-TEAM-5': 'En équipes : les équipes jouent en alternance.',
        'AM-MODE-TEAM-6': 'En équipes : l’équipe qui commence change à chaque manche.',
        'AM-MODE-TEAM-7':
          'En équipes : qui a joué en dernier pour l’équipe joue en premier pour elle à la manche suivante.',
        'AM-MODE-POWER-1':
          'Avides de pouvoir : les dés ne grandissent pas ; chaque V est un d6, chaque X un d12.',
        'AM-MODE-POWER-2': 'Avides de pouvoir : on ne lance jamais le d8.',
        'AM-MODE-POWER-3': 'Avides de pouvoir : seuls XIX à XXII lancent un d20.',
        'AM-MODE-SKILL-1': 'Les pouvoirs propres aux unités ne font pas partie de ce jeu.',
        'AM-EXT-1': 'On peut jouer sans les quatre Cavaliers.',
        'AM-EXT-2': 'On peut jouer sans le Passeur.',
        'AM-EXT-3': 'On peut mélanger toutes les unités en une seule pile.',
        'AM-AMB-61':
          'En équipes : les manches impaires vont dans le sens horaire depuis la première place, les paires à rebours.',
        'AM-AMB-62':
          'En équipes : armée, trophées, jetons, points, places et Mat sont communs ; les mains non, secrètes même pour le partenaire.',
        'AM-AMB-63':
          'En équipes : mouvement, changement et défausse restent libres à côté de l’unique invocation ou attaque ; l’autre équipe est la seule cible.',
        'AM-AMB-64':
          'En équipes : qui a appelé le Mat décide de son sort ; on relève les trophées de l’équipe.',
      },
    ),
    chapter(
      'automa',
      'L’Automa',
      [
        'L’Automa est un adversaire de cartes. Il en retourne une, recule son Chef, invoque gratis, tente de payer une attaque avec la pioche de mana, et jette du mana.',
        'S’il peut payer, tous ses dés montrent leur plus haute face.',
      ],
      {
        'AM-AUTOMA-0': 'Un Automa a une place et joue son tour comme tout joueur.',
        'AM-AUTOMA-1': 'Deux de ses douze cartes sont mises de côté sans être vues.',
        'AM-AUTOMA-2':
          'À son tour il retourne une carte, fait ce qu’elle dit dans l’ordre, et la défausse.',
        'AM-AUTOMA-3': 'Sa pioche épuisée, on mélange les douze et on en écarte deux à nouveau.',
        'AM-AUTOMA-4': 'Chaque carte a quatre actions : Mouvement, Invocation, Attaque, Défausse.',
        'AM-AUTOMA-5': 'Mouvement : sa carte de gauche va à l’extrémité droite.',
        'AM-AUTOMA-6':
          'Invocation : il prend gratis une unité de la galerie, la plus haute, la plus basse, celle de gauche ou de droite, une au hasard, ou une d’un élément.',
        'AM-AUTOMA-7': 'Si l’élément manque, il en prend une au hasard.',
        'AM-AUTOMA-8': 'Attaque : il active les unités nommées et pioche du mana pour les payer.',
        'AM-AUTOMA-9':
          'Si les cartes paient, chaque dé compte sa plus haute face, sans être lancé.',
        'AM-AUTOMA-10': 'Il pose ses dés de façon à capturer l’unité la plus haute.',
        'AM-AUTOMA-11':
          'S’il ne peut prendre le Chef, ses dés à distance vont sur l’unité la plus basse.',
        'AM-AUTOMA-12': 'Défausse : autant de cartes vont de la pioche de mana à la défausse.',
        'AM-AUTOMA-13': 'Avec trois cartes ou moins, il use toujours de son Mat.',
        'AM-AUTOMA-14':
          'Avec plus de trois, il tire un joker : Feu ou Eau, il use du Mat ; sinon il le garde.',
        'AM-AUTOMA-15':
          'Avec sept cartes, sa plus basse unité devient son propre trophée, et il prend la plus haute de la galerie.',
        'AM-AUTOMA-16': 'Un As parmi les cartes piochées pour attaquer paie tout.',
        'AM-AMB-65': 'Le nombre de cartes piochées est imprimé ; le niveau s’y ajoute.',
        'AM-AMB-66':
          'Il pioche toutes ses cartes, puis paie toutes les unités nommées ou aucune ; les cartes sont défaussées de toute façon.',
        'AM-AMB-67':
          'Il attaque là où il capture l’unité la plus haute ; si rien ne tombe, qui a le plus de points, puis le suivant dans le sens horaire.',
        'AM-AMB-68':
          'Si le Chef peut tomber : la pose avec la plus haute capture, puis la plus haute somme, puis la première dans l’ordre ; sinon toute la distance va sur l’unité la plus basse.',
        'AM-AMB-69':
          'La paix le lie et le protège. Sans cible, sans combattant ou sans dé, il ne pioche rien ; il attaque même si rien ne peut tomber.',
        'AM-AMB-70':
          'Le hasard est égal entre les unités présentes ; gauche et droite sont les plus à l’extérieur ; galerie vide, pas d’invocation.',
        'AM-AMB-71':
          'Le Mat compte parmi les trois cartes. L’Automa ne réagit que s’il perdait une unité, et nomme l’élément de son Chef.',
        'AM-AMB-72':
          'Pour sept cartes le Mat compte, mais ce n’est jamais lui qui cède la place ; ce n’est pas une capture, donc pas un événement.',
        'AM-AMB-73':
          'S’il n’a pas l’élément nommé, son Chef se bat ; s’il a moins d’unités que nommées, celles-là ; le Mat jamais.',
        'AM-AMB-74':
          'Il n’a pas de main et ne relève rien ; il prend le Mat gratis, peut gagner par un élément et être premier ; plusieurs Automas partagent un paquet.',
        'AM-AMB-75':
          'L’As ne fait que payer : dés et captures comme d’ordinaire ; les As jetés n’y font rien, et les marques de ses cartes ne comptent pas.',
        'AM-AMB-76':
          'Les Automas ne jouent pas en équipes, et au moins une place est à une personne.',
      },
    ),
  ],
};
