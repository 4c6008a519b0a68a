/** Les règles en français, avec nos propres mots. */
import { type Book, chapterWith, typesetFrench } from '@magehall/engine';

const chapter = chapterWith({}, typesetFrench);

export const book: Book = {
  chapters: [
    chapter(
      'components',
      'Ce qu’il y a sur la table',
      [
        'Quarante dés de quatre couleurs, dix-huit tuiles d’étage, un bassin de mana et, pour chaque mage, un grimoire, sept apprentis et un maître.',
        'Une tuile est un étage de tour. Elle a trois piliers, et chaque pilier offre quelque chose à qui le remplit.',
      ],
      {
        'TA-COMP-1': 'Chacun a sept apprentis d’influence 1 et un maître d’influence 2.',
        'TA-COMP-2':
          'Une tuile a un côté extérieur, qui limite les dés et porte trois piliers différents, et un côté central, qui accepte tout dé.',
        'TA-COMP-3':
          'Chaque côté a trois piliers, chacun avec un bonus et une place pour un meeple à côté.',
        'TA-COMP-4':
          'Un pilier est vide, ou plein : avec un dé et le meeple à côté, ou avec un meeple debout dessus et sans dé.',
        'TA-COMP-5':
          'Les six sorts sont numérotés : 1 Manipulation, 2 Décalage, 3 Bascule, 4 Métamorphose, 5 Échange, 6 Permutation.',
        'TA-AMB-6':
          'Le maître peut tout ce que peut un apprenti : être bâti pour toujours, ou attendre sur un sort, où il compte pour un meeple.',
        'TA-AMB-35':
          'Les étoiles des tuiles de départ ne servent qu’à les reconnaître ; elles n’ont aucun effet.',
        'TA-AMB-36':
          'Seuls les tirages du sac et l’ordre de la pile sont inconnus ; tout le reste est public, même ce qui peut encore venir.',
        'TA-AMB-37': 'Le prestige ne s’épuise jamais.',
        'TA-AMB-43':
          'Chaque fois qu’un meeple quitte votre réserve, vous choisissez apprenti ou maître ; un sort rend le meeple même qu’il portait.',
      },
    ),
    chapter(
      'setup',
      'La mise en place',
      [
        'Trois tours extérieures entourent une tour centrale. Chacune commence avec un étage ; les autres tuiles attendent dans une pile, celle du dessus visible de tous.',
      ],
      {
        'TA-SETUP-1': 'Les quatre tuiles de départ sont mélangées.',
        'TA-SETUP-2':
          'Trois d’entre elles, côté extérieur visible, sont les premiers étages des tours extérieures.',
        'TA-SETUP-3':
          'La quatrième, côté central visible, est le premier étage de la tour centrale.',
        'TA-SETUP-4': 'Les quatorze autres tuiles sont mélangées en une pile.',
        'TA-SETUP-5':
          'La pile est côté extérieur visible : tous voient la prochaine tuile, mais rien en dessous.',
        'TA-SETUP-6': 'Tout le monde commence sans prestige.',
        'TA-SETUP-7': 'Le bassin de mana est vide au départ.',
        'TA-SETUP-8':
          'Tout le monde commence avec un grimoire vide et ses huit meeples dans la réserve.',
        'TA-SETUP-9': 'Les quarante dés sont dans le sac.',
        'TA-SETUP-10': 'Quelqu’un est le premier à tenir le sac.',
        'TA-SETUP-11': 'On joue de deux à quatre.',
        'TA-SETUP-12': 'Chacun a sa propre couleur.',
        'TA-AMB-52':
          'Le hasard désigne le premier joueur, sauf si les options de la table le nomment ; puis on passe au siège suivant.',
      },
    ),
    chapter(
      'round',
      'Une manche',
      [
        'Qui tient le sac pioche et lance les dés. Puis on joue à tour de rôle jusqu’à ce qu’il reste un dé ; il va au bassin de mana, et le sac passe au suivant.',
      ],
      {
        'TA-ROUND-1': 'À deux ou à quatre, on pioche cinq dés au hasard pour une manche.',
        'TA-ROUND-2': 'À trois, on en pioche quatre.',
        'TA-ROUND-3': 'Les dés piochés sont lancés et restent sur la table pour tous.',
        'TA-ROUND-4': 'Qui tient le sac commence, puis on joue dans le sens horaire.',
        'TA-ROUND-5': 'La manche finit après le tour qui ne laisse qu’un dé sur la table.',
        'TA-ROUND-6': 'À deux, chacun a deux tours par manche ; à trois ou quatre, un seul.',
        'TA-ROUND-7': 'Le dernier dé va sur la case du bassin qui porte le numéro de la manche.',
        'TA-ROUND-8': 'Le sac passe à gauche, et qui le reçoit commence la manche suivante.',
        'TA-ROUND-9': 'Aucun dé ne retourne jamais dans le sac.',
        'TA-ROUND-10': 'À deux ou à quatre, il y a huit manches.',
        'TA-ROUND-11': 'À trois, il y en a neuf.',
        'TA-AMB-34':
          'Personne ne choisit le dernier dé d’une manche : c’est celui qui reste, avec la face qu’il montre.',
        'TA-AMB-40': 'À deux, le dernier d’une manche est aussi le premier de la suivante.',
        'TA-AMB-54':
          'À la dernière manche aussi, le dernier dé va au bassin avant le décompte final.',
      },
    ),
    chapter(
      'turn',
      'Votre tour',
      [
        'Placez un dé avec un meeple, prenez ce que donne le pilier, et marquez l’étage s’il est plein. Les sorts se lancent à tout moment du tour.',
      ],
      {
        'TA-TURN-1': 'Un tour, c’est : placer un dé, prendre le bonus, marquer ce qui est plein.',
        'TA-TURN-2': 'Chaque tour place exactement un dé ; on ne passe pas.',
        'TA-TURN-3':
          'Vous pouvez lancer autant de sorts que vous voulez, à tout moment de votre tour.',
        'TA-TURN-4': 'Personne ne lance de sort pendant le tour d’un autre.',
        'TA-AMB-12':
          'Tant que votre grimoire porte un meeple, vous finissez vous-même votre tour et pouvez lancer des sorts jusque-là ; avec un grimoire vide, il finit tout seul.',
        'TA-AMB-32': 'Une fois la dernière manche finie, plus personne ne lance de sort.',
      },
    ),
    chapter(
      'placing',
      'Placer un dé',
      [
        'Prenez n’importe quel dé de la table. La tour centrale accepte tout ; un étage extérieur n’accepte que les couleurs et les nombres qu’il montre. Un de vos meeples va à côté du dé et compte pour vous quand l’étage est marqué.',
      ],
      {
        'TA-PLACE-1': 'Prenez n’importe quel dé de la table.',
        'TA-PLACE-2': 'Posez-le sur un pilier vide du dernier étage d’une tour.',
        'TA-PLACE-3': 'La tour centrale accepte toutes les couleurs et tous les nombres.',
        'TA-PLACE-4':
          'Un étage extérieur n’accepte un dé que s’il en montre et la couleur et le nombre.',
        'TA-PLACE-5':
          'Un étage violet 2, 4 et 6 n’accepte que cela, et le même nombre à nouveau : 4, 4, 6 convient.',
        'TA-PLACE-6':
          'Sur un étage de deux couleurs, on mélange librement : jaune 5, jaune 5, rose 5 convient à jaune et rose 5 et 6.',
        'TA-PLACE-7':
          'Un étage de nombres différents accepte tout nombre de sa couleur, mais aucun deux fois : 1, 4, 6 convient, pas 2, 2, 2 ni 5, 5, 1.',
        'TA-PLACE-8':
          'Vous pouvez toujours choisir la tour centrale, avec un meeple, même si une tour extérieure accepte le dé.',
        'TA-PLACE-9': 'Un meeple de votre réserve doit aller à côté du dé placé.',
        'TA-PLACE-10': 'Ce peut être un apprenti ou le maître, comme il vous plaît.',
        'TA-PLACE-11':
          'Si votre réserve est vide mais pas votre grimoire, il faut d’abord lancer un sort pour libérer un meeple.',
        'TA-PLACE-12': 'Un pilier qui porte un dé est plein.',
        'TA-AMB-1':
          'S’il ne vous reste aucun meeple nulle part, votre dé est placé seul ; tout le reste suit comme d’habitude.',
        'TA-AMB-2':
          'Tant que la réserve est vide et le grimoire non, vous ne pouvez que lancer un sort ; user de son effet reste libre.',
        'TA-AMB-39':
          'Dé, tour, pilier et meeple sont une seule décision ; aucun sort ne vient s’y glisser.',
        'TA-AMB-46':
          'Des dés égaux sont un seul choix, de même que les piliers du centre : on prend la case ou le pilier le plus bas. Les piliers extérieurs diffèrent.',
        'TA-AMB-47':
          'Après un Décalage, on ne nomme le nombre que là où il est lu : tour centrale, pilier de construction, étages de nombres différents. Ailleurs, on prend le nombre permis le plus proche, le plus petit de deux.',
        'TA-AMB-51':
          'Un dé sans meeple remplit son pilier et rapporte les bonus de prestige, mais n’éveille ni ne bâtit rien et n’a pas d’influence.',
      },
    ),
    chapter(
      'bonus',
      'Le bonus du pilier',
      [
        'Les étages extérieurs ont trois piliers différents : 2 points de prestige, du prestige selon le numéro de l’étage, et le choix entre bâtir un meeple dans une autre tour et éveiller un sort. Les piliers du centre éveillent tous un sort : celui qui porte le nombre de votre dé.',
      ],
      {
        'TA-BONUS-1': 'Vous recevez le bonus du pilier où va votre dé, une fois.',
        'TA-BONUS-2': 'Le pilier du 2 donne 2 points de prestige.',
        'TA-BONUS-3': 'Le pilier d’étage donne autant de prestige que le numéro de l’étage.',
        'TA-BONUS-4':
          'Éveil : un meeple de votre réserve va sur le sort qui porte le nombre de votre dé.',
        'TA-BONUS-5': 'Si ce sort porte déjà un meeple, l’éveil est sans effet.',
        'TA-BONUS-6':
          'Construction ou éveil : un meeple de votre réserve va sur une autre tour ou dans votre grimoire.',
        'TA-BONUS-7': 'Sans aucun meeple en réserve ni au grimoire, ce bonus est sans effet.',
        'TA-BONUS-8':
          'Si seule votre réserve est vide, vous pouvez prendre un meeple de votre grimoire.',
        'TA-BONUS-9':
          'Bâtir, c’est poser le meeple sur un pilier vide d’une autre tour que celle qui a donné le bonus.',
        'TA-BONUS-10': 'Le pilier où l’on bâtit ne donne pas de bonus.',
        'TA-BONUS-11': 'Aucun dé n’accompagne un meeple bâti.',
        'TA-BONUS-12': 'Un pilier qui porte un meeple est plein.',
        'TA-BONUS-13': 'Un meeple bâti compte son influence quand l’étage est marqué.',
        'TA-BONUS-14':
          'Au grimoire, le meeple va sur le sort au nombre de votre dé ; s’il est pris, rien ne se passe.',
        'TA-BONUS-15':
          'Exemple : avec un 1 violet sur le pilier de construction, vous posez un meeple sur le pilier du 2 d’une autre tour. Pas de prestige tout de suite, mais de l’influence plus tard ; au grimoire, il serait allé sur le sort 1.',
        'TA-AMB-3':
          'Le bonus vient avant le décompte : les meeples qui rentrent alors arrivent trop tard, et l’étage a encore son ancien numéro.',
        'TA-AMB-5': 'Aucune tuile ne limite un meeple bâti ; il n’a ni couleur ni nombre.',
        'TA-AMB-7':
          'Avec un meeple en réserve, le bonus est obligatoire, mais un sort déjà pris permet de ne rien faire. Réserve vide, rien n’oblige à puiser au grimoire.',
        'TA-AMB-8':
          'Un meeple du grimoire peut passer sur le sort vide de votre dé, sans l’effet du sort qu’il quitte.',
        'TA-AMB-9':
          'L’éveil simple ne prend jamais un meeple du grimoire ; réserve vide, lancez d’abord un sort.',
        'TA-AMB-10':
          'Vous pouvez d’abord lancer le sort pris, puis l’éveiller à nouveau par le même bonus.',
        'TA-AMB-38': 'On bâtit toujours sur une autre tour, quel que soit le pilier qui le permet.',
        'TA-AMB-41':
          'Le nombre du bonus est fixé quand le dé est placé, quoi qu’il arrive au dé ensuite.',
        'TA-AMB-49':
          'Il y a toujours de la place pour bâtir : une autre tour a toujours un pilier vide.',
        'TA-AMB-50':
          'Réserve vide, vous pouvez bâtir directement avec un meeple du grimoire, ou lancer d’abord son sort ; alors la réserve n’est plus vide et le bonus est celui de tous les jours.',
      },
    ),
    chapter(
      'scoring',
      'Marquer un étage',
      [
        'Quand le troisième pilier d’un étage est plein, comparez les influences : un apprenti compte 1, un maître 2. La plus forte et la deuxième sont payées ; les égalités le sont moins.',
      ],
      {
        'TA-SCORE-1':
          'Un étage est marqué quand ses trois piliers sont pleins, de dés ou de meeples.',
        'TA-SCORE-2':
          'Plusieurs étages en un tour sont marqués dans l’ordre où ils ont été complétés.',
        'TA-SCORE-3':
          'Votre influence sur un étage est de 1 par apprenti et de 2 pour votre maître, à côté des dés comme sur les piliers.',
        'TA-SCORE-4': 'La plus forte influence, seule, rapporte 6 sur un étage extérieur.',
        'TA-SCORE-5': 'La deuxième, seule, y rapporte 4.',
        'TA-SCORE-6': 'Qui partage la première place y reçoit 3, à deux comme à trois.',
        'TA-SCORE-7': 'Si la première place est partagée, le suivant ne reçoit rien.',
        'TA-SCORE-8': 'Qui partage la deuxième place y reçoit 3, et le premier toujours 6.',
        'TA-SCORE-9': 'Les étages du centre paient moins.',
        'TA-SCORE-10':
          'Exemples, à l’extérieur : 1–1–1 donne 3 chacun ; 2–1 donne 6 et 4 ; 2–2 donne 3 chacun ; 2–1–1 donne 6, 3 et 3 ; 2–2–1 donne 3, 3 et 0.',
        'TA-AMB-4':
          'Deux étages au plus sont complétés en un tour : d’abord celui du dé, puis celui où l’on bâtit ; le premier prend la tuile du dessus.',
        'TA-AMB-24': 'Sans influence sur un étage, on n’y marque jamais, même comme deuxième.',
        'TA-AMB-25': 'Trois qui partagent la première place reçoivent tous la valeur d’égalité.',
        'TA-AMB-26': 'Une égalité au centre rapporte la valeur d’égalité propre au centre.',
        'TA-AMB-27': 'Les valeurs sont les mêmes quel que soit le nombre de joueurs.',
        'TA-AMB-28':
          'Les étages du centre paient 4, 3 et 2 en cas d’égalité ; d’autres valeurs sont une option.',
        'TA-AMB-42':
          'On peut lancer un sort entre bonus et décompte ; la question n’est posée que si un dé peut encore être permuté dans un étage central plein. Aucun sort entre deux décomptes.',
      },
    ),
    chapter(
      'building',
      'L’étage suivant',
      [
        'Les meeples à côté des dés rentrent chez eux. Les dés, et les meeples debout sur les piliers, disparaissent pour de bon sous la tuile suivante.',
      ],
      {
        'TA-BUILD-1':
          'Après le décompte, les meeples à côté des dés retournent dans la réserve de leur propriétaire.',
        'TA-BUILD-2':
          'Les dés, et les meeples debout sur les piliers, restent prisonniers jusqu’à la fin.',
        'TA-BUILD-3':
          'La tuile du dessus de la pile est le nouvel étage, côté extérieur sur une tour extérieure.',
        'TA-BUILD-4': 'Sur la tour centrale, elle est posée côté central.',
        'TA-BUILD-5': 'Le numéro d’étage de la tour monte d’un.',
        'TA-AMB-33':
          'Si la pile est vide, une tour extérieure complétée est fermée et ne compte plus ; la tour centrale reçoit un étage ordinaire.',
      },
    ),
    chapter(
      'spells',
      'Les sorts',
      [
        'Un sort qui porte un meeple est actif. On le lance en reprenant le meeple ; on peut alors user de son effet. Votre grimoire a six sorts, numérotés comme les faces d’un dé.',
      ],
      {
        'TA-SPELL-1': 'Chacun des six sorts porte un meeple au plus, et avec lui il est actif.',
        'TA-SPELL-2': 'Seuls les bonus rendent un sort actif.',
        'TA-SPELL-3':
          'Pour lancer un sort, reprenez son meeple en réserve ; puis vous pouvez user de l’effet.',
        'TA-SPELL-4':
          'Lancez autant de sorts actifs que vous voulez, dans l’ordre que vous voulez.',
        'TA-SPELL-MANIPULATE-1':
          'Manipulation : usez de n’importe quel autre sort de votre grimoire.',
        'TA-SPELL-MANIPULATE-2': 'Cet autre sort n’a pas besoin de meeple.',
        'TA-SPELL-SHIFT-1':
          'Décalage : le dé que vous placez compte pour un nombre de plus ou de moins.',
        'TA-SPELL-FLIP-1': 'Bascule : tournez un dé de la table sur sa face opposée.',
        'TA-SPELL-MORPH-1': 'Métamorphose : le dé que vous placez compte pour une autre couleur.',
        'TA-SPELL-EXCHANGE-1':
          'Échange : échangez un dé de la table contre un dé du bassin de mana.',
        'TA-SPELL-SWAP-1':
          'Permutation : échangez un dé de la table contre un dé du dernier étage de la tour centrale.',
        'TA-SPELL-5':
          'Exemple : lancez Manipulation comme Échange pour avoir le dé qu’il vous faut, puis Permutation pour gâter celui de l’adversaire.',
        'TA-SPELL-6': 'Le meeple libéré par un sort peut servir aussitôt.',
        'TA-AMB-11': 'Un sort éveillé pendant ce tour peut être lancé pendant ce même tour.',
        'TA-AMB-13':
          'Décalage et Métamorphose attendent le dé que vous placez et s’éteignent après lui, utilisés ou non ; lancés plus tard, ils ne font que rendre leur meeple.',
        'TA-AMB-14': 'Un Décalage ne passe jamais de 6 à 1 ni de 1 à 6.',
        'TA-AMB-15':
          'Deux Décalages s’ajoutent. On choisit le nombre en plaçant : de 1 à 6, pas plus loin de la face que le nombre de Décalages lancés.',
        'TA-AMB-16': 'Le bonus suit le nombre pour lequel le dé compte.',
        'TA-AMB-17':
          'Un dé garde sa vraie couleur et sa vraie face ; seul un étage de nombres différents retient pour quoi il comptait.',
        'TA-AMB-18':
          'Un dé basculé le reste, et les dés échangés ou permutés ne sont pas relancés.',
        'TA-AMB-19':
          'Si le sort qu’emprunte Manipulation porte un meeple, il y reste et peut être lancé à son tour ; Manipulation ne s’emprunte pas elle-même.',
        'TA-AMB-20':
          'Permutation demande un dé au dernier étage du centre ; le meeple voisin reste, et aucun bonus ne suit. Le dé qu’on vient de placer convient.',
        'TA-AMB-21':
          'Bassin vide, Échange ne fait que rendre son meeple ; sinon le nouveau dé prend la case de l’ancien.',
        'TA-AMB-22': 'Au dernier tour d’une manche, les sorts atteignent le dé qui reste.',
        'TA-AMB-23':
          'Sur un étage de nombres différents, Métamorphose lève la couleur et rien d’autre ; elle se combine avec Décalage.',
        'TA-AMB-44': 'Un sort actif peut toujours être lancé pour son seul meeple.',
        'TA-AMB-45': 'Un effet qui ne changerait rien n’est pas proposé.',
        'TA-AMB-48':
          'Métamorphose ne nomme pas de couleur : elle lève la limite de couleur pour ce seul dé.',
      },
    ),
    chapter(
      'mana',
      'Le bassin de mana',
      ['Il montre combien de manches sont finies, et prête ses dés à qui lance Échange.'],
      {
        'TA-MANA-1': 'Chaque manche finie laisse un dé, sur sa propre case.',
        'TA-MANA-2': 'Les dés du bassin montrent combien de manches sont finies.',
        'TA-MANA-3': 'C’est eux que l’Échange va chercher.',
        'TA-MANA-4': 'La dixième case ne sert pas.',
      },
    ),
    chapter(
      'end',
      'La fin de la partie',
      [
        'Après huit manches, ou neuf à trois joueurs, les étages inachevés et les grimoires comptent encore un peu. Puis le plus grand prestige l’emporte.',
      ],
      {
        'TA-END-1': 'La partie finit après la dernière manche.',
        'TA-END-2': 'Sur chaque étage inachevé, la plus forte influence rapporte 3.',
        'TA-END-3': 'La deuxième rapporte 2.',
        'TA-END-4': 'Une égalité rapporte 1 à chacun.',
        'TA-END-5': 'Chaque meeple de votre grimoire rapporte 1.',
        'TA-END-6': 'Le plus grand prestige gagne.',
        'TA-END-7': 'À égalité, le plus de meeples au grimoire.',
        'TA-END-8': 'Encore à égalité, le plus de meeples sur les derniers étages.',
        'TA-END-9': 'Toujours à égalité, la victoire est partagée.',
        'TA-AMB-29':
          'Les quatre derniers étages comptent de même, celui du centre aussi ; si la première place est partagée, il n’y a pas de deuxième.',
        'TA-AMB-30':
          'Un étage complété à la dernière manche est marqué comme d’habitude ; celui, vide, qui le surmonte ne rapporte rien.',
        'TA-AMB-31':
          'Pour cette égalité on compte les têtes, non l’influence, sur les quatre derniers étages.',
        'TA-AMB-53':
          'Les places suivantes se décident dans le même ordre ; égal en tout, c’est la même place.',
      },
    ),
  ],
};
