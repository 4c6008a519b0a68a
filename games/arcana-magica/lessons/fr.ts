import type { LessonWords } from '@magehall/engine';

export const words: LessonWords = {
  rivals: ['Novice'],
  hello:
    'Bienvenue ! Ici, vous invoquez une armée et capturez les unités des autres. Une capture compte en entier, votre armée pour moitié. Vous êtes loin derrière : cela va changer !',
  steps: {
    summon: {
      says: 'Dans la Galerie des ombres, des unités attendent : une invocation par tour. Une unité coûte son nombre en mana : le Chariot, VII, coûte 7.',
      does: 'Invoquez le Chariot.',
      instead:
        'C’est possible, mais commencez par une nouvelle unité. Invoquez VII, le Chariot, depuis la Galerie des ombres.',
    },
    pay: {
      says: 'Vos cartes sont du mana : en entier pour leur élément, environ la moitié pour les autres. Le 8 d’Eau suffit pour cette unité d’Eau.',
      does: 'Payez avec le 8 d’Eau.',
      instead:
        'On peut payer ainsi, mais c’est gâcher des cartes utiles. Payez avec le 8 d’Eau seul.',
    },
    attack: {
      says: 'Une fois par tour, vous pouvez attaquer. La plupart des dés frappent le Chef, en tête : celui de Novice est le Soleil, qui vaut 19.',
      does: 'Attaquez l’armée de Novice.',
      instead:
        'D’abord l’attaque : elle peut vous rapporter 19 points. Attaquez l’armée de Novice.',
    },
    units: {
      says: 'Le nombre d’une unité donne ses dés : X lance un d12, à douze faces, et IV un d4, à quatre.',
      does: 'Envoyez l’Empereur, IV, et la Roue de Fortune, X.',
      instead:
        'Les deux unités de Feu ensemble : une seule carte les paie. Envoyez l’Empereur (IV) et la Roue de Fortune (X).',
    },
    mana: {
      says: 'Combattre coûte aussi du mana : IV et X font 14, juste la valeur de votre Cavalier de Feu. La flèche courbe du 3 de Terre permet de relancer un dé.',
      does: 'Payez avec le Cavalier de Feu et le 3 de Terre.',
      instead:
        'Cela paierait, mais prenez le Cavalier de Feu et ajoutez le 3 de Terre : il vous faut sa relance.',
    },
    reroll: {
      says: 'Le d4 a montré son maximum, 4 : il explose, on le relance, et il compte 4 + 2. Mais le d12 ne montre que 3.',
      does: 'Relancez le d12.',
      instead: 'Un 3 ne fera rien au Soleil. Utilisez votre relance sur le d12.',
    },
    arrow: {
      says: '12 explose aussi : 20 suffit pour le Soleil ! Votre d4 est une flèche et frappe qui vous voulez : 6 suffit pour le Pape, V.',
      does: 'Frappez le Pape.',
      instead: 'Là, elle ne ferait rien : la flèche vaut 6. Le Pape (V) y succombe.',
    },
    end: {
      says: 'Voilà deux trophées. Et le Soleil est un géant : le premier qui tombe vous donne un jeton de 10 points.',
      does: 'Finissez votre tour.',
      instead:
        'Attendez : elle vous servira à la prochaine manche. Finissez votre tour et gardez votre dernière carte.',
    },
    move: {
      says: 'C’est la dernière manche, et Novice frappe après vous. La plupart des dés touchent le Chef : que ce ne soit pas votre meilleure unité.',
      does: 'Envoyez la Roue de Fortune à l’arrière.',
      instead:
        'Dans un instant. Mettez d’abord la Roue de Fortune à l’abri : éloignez-la du front.',
    },
    again: {
      says: 'La moitié de votre armée compte à la fin. Invoquez donc encore : l’Amoureux, VI, vous vaut 3 points.',
      does: 'Invoquez l’Amoureux.',
      instead: 'Possible, mais l’Amoureux, ce sont des points sûrs : invoquez VI.',
    },
    payAgain: {
      says: 'Votre 9 d’Air suffit pour cette unité d’Air. Ce qui est en trop est perdu.',
      does: 'Payez avec le 9 d’Air.',
      instead: 'Cela paie aussi, mais une carte suffit : prenez le 9 d’Air.',
    },
    last: {
      says: 'Novice attaque une dernière fois, puis on compte.',
      does: 'Finissez votre tour.',
      instead: 'Restez-en là et gardez vos cartes. Finissez votre tour.',
    },
  },
  end: 'Les trophées comptent en entier, chaque jeton 10, l’armée pour moitié. Le dé de Novice a explosé aussi, mais n’a pris que votre Empereur !',
  tips: {
    peace:
      'Pendant quatre manches, on n’attaque pas une armée de moins de trois unités. Invoquez donc : une unité par tour.',
    pay: 'Le paiement le moins cher vous est proposé. Cliquez sur d’autres cartes si vous tenez à celles-ci.',
    attack:
      'Vous pouvez attaquer. Des cartes qui valent le nombre d’une unité l’éveillent, et tous vos combattants frappent ensemble.',
    units:
      'Les chiffres s’additionnent : V fait un d6, X un d12, XX un d20, quatre bâtons un d4. Le bouton montre vos dés.',
    reroll:
      'Vos petites cartes de mana permettent de relancer un dé. Un dé qui montre son maximum explose et s’additionne.',
    arrow:
      'Un d4 ou un d8 est une flèche : posez-la sur n’importe quelle unité adverse. Elle capture une unité dont elle atteint le nombre.',
    lost: 'Une de vos unités a été capturée. Hors flèches, les dés frappent le Chef, à gauche : une fois par tour, vous pouvez l’envoyer à l’arrière.',
    resurrect:
      'Au lieu d’une unité de la galerie, vous pouvez relever un de vos trophées. Mais il ne compte alors plus comme tel.',
    fool: 'Le Mat coûte tout votre tour et toute votre main. Il pourra annuler une attaque contre vous.',
    sacrifice:
      'Sacrifiez le Mat, et cette attaque ne fait rien. Si vous nommez le bon élément, elle se retourne même contre l’autre.',
    armageddon:
      'L’Armageddon a commencé : le compteur montre combien de manches restent. Chaque jeton vaut 10.',
    poor: 'Rien ici ne peut être payé avec vos cartes. Finissez votre tour et jetez ce qui ne sert pas : votre main est complétée après la manche.',
  },
};
