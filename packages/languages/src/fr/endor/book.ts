import type { Key } from '@wartable/endor/page/book/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'intro.endor/setup':
    'Vous menez héros, soldats rebelles et Ewoks ; des règles fixes mènent les Impériaux. Ouvrez la porte du bunker, faites entrer un héros et détruisez le générateur avant la perte du cinquième croiseur.\nLes mots qui reviennent : un macrohex est un hexagone avec les six qui l’entourent, et les portées se comptent en macrohex ; l’entrée est le seul hexagone qui mène au complexe, l’intérieur du bunker, qui reçoit autant d’unités que l’on veut ; la porte est à 0 et s’ouvre à 3 ; les unités éliminées peuvent revenir, les capturées jamais.',
  'intro.endor/fire':
    'Il n’y a ni ligne de vue ni orientation. Un tir, pas à pas : compter la portée, prendre les dés du tireur, retrancher ce que coûtent la portée et la cible, lancer, et comparer ses symboles au blindage.',
  'more.endor/turn/card': 'Il n’y a pas d’autre phase : carte après carte, jusqu’à la victoire ou la défaite.',
  'more.endor/move/points': 'Une unité finit avant que la suivante commence. Personne ne quitte la carte, sauf pour le complexe.',
  'more.endor/fire/dice':
    'Un AT-ST de tir 4 à portée 2 lance 2 dés. Un soldat de tir 3 à portée 2 n’aurait qu’un dé contre un AT-ST de blindage 2, trop peu pour essayer.',
  'more.endor/fire/effect': 'Une blessure n’enlève rien à un héros ou à un chef ewok, sinon sa prochaine vie.',
  'more.endor/imperial/move':
    'Pas à pas : sa cible est l’unité rebelle à côté de laquelle il lui faut le moins de mouvement pour se tenir ; la tactique départage les égales. Des hexagones libres qu’elle atteint, elle garde ceux du macrohex de la cible, sinon ceux des macrohex où elle s’approche le plus. Parmi eux, les unités à pied prennent d’abord le couvert ; puis le plus proche ; puis celui qui coûte le moins de mouvement.',
  'table.units': 'Les unités',
  'table.unit': 'Unité',
  'table.fire': 'Tir',
  'table.armor': 'Blindage',
  'table.breach': 'Percée',
  'table.start': 'Au début',
  'table.counters': 'En tout',
  'table.terrains': 'Le terrain',
  'table.terrain': 'Terrain',
  'table.foot': 'À pied',
  'table.cover': 'Couvert à pied',
  'table.faces': 'Les faces d’un dé',
  'table.face': 'Symbole',
  'table.of-six': 'Sur six faces',
  'table.tactics': 'Les tactiques : qui d’abord',
  'table.tactic': 'Tactique',
  'table.targets': 'Du premier au dernier',
  'table.actions': 'Les cartes d’action d’un tour',
  'table.events': 'Les cartes d’évènement',
  'table.card': 'Carte',
  'table.copies': 'Cartes',
  'table.brings': 'Apporte',
  'table.yes': 'oui',
  'table.no': 'non',
  'target.board': 'Les unités rebelles se déplacent ; les stormtroopers disent ce qu’ils feraient',
  'target.moves': 'se déplace',
  'target.how': 'Faites glisser une unité rebelle, ou choisissez-la puis un hexagone. Au clavier : flèches et Entrée.',
  'target.not-there': 'Elle ne peut pas se tenir là.',
};
