/** Leia's deck. The sentence above an ability is the card's English text (a test compares them). */
import {
  action,
  attackWith,
  aUnit,
  base,
  type Card,
  controlling,
  damage,
  defender,
  discardRevealed,
  draw,
  eitherBase,
  enemiesInItsArena,
  event,
  exhaust,
  heal,
  ifYouDo,
  itself,
  leader,
  may,
  onAttack,
  ownBase,
  ownBaseMoreDamaged,
  provided,
  ready,
  returnToHand,
  revealTop,
  takeRevealedUnit,
  twoUnits,
  unit,
  weaken,
  whenDefeated,
  whenPlayed,
} from './vocabulary.ts';

export const LEIA_CARDS: readonly Card[] = [
  leader(
    'leia-organa',
    { cost: 5, power: 3, hp: 7, aspects: ['command', 'heroism'], numbers: [1] },
    // Action (1 resource, exhaust Leia): heal 1 damage from a friendly unit. As a unit, On Attack: heal 1 damage from each of two friendly units.
    action({ resources: 1 }, heal(1, aUnit({ side: 'friendly' }))),
    onAttack(heal(1, twoUnits({ side: 'friendly' }))),
  ),
  base('echo-caverns', { aspects: ['cunning'], numbers: [2] }),
  unit('chewbacca', {
    cost: 5, power: 3, hp: 6, arena: 'ground', aspects: ['cunning', 'heroism'], unique: true, sentinel: true, numbers: [3, 46],
  }),
  unit('rogue-squadron-speeder', {
    cost: 4, power: 3, hp: 5, arena: 'ground', aspects: ['command', 'heroism'], raid: 1, numbers: [4, 17, 34],
  }),
  event(
    'ill-cover-for-you',
    { cost: 3, aspects: ['cunning'], numbers: [5, 39] },
    // Deal 1 damage to each of two enemy units.
    damage(1, twoUnits({ side: 'enemy' })),
  ),
  unit(
    'rebellion-y-wing',
    { cost: 3, power: 2, hp: 3, arena: 'space', aspects: ['cunning', 'heroism'], numbers: [6, 24, 32] },
    // On Attack: deal 1 damage to a base.
    onAttack(damage(1, eitherBase)),
  ),
  unit('echo-coordinator', {
    cost: 2, power: 1, hp: 5, arena: 'ground', aspects: ['command', 'heroism'], numbers: [7, 43, 47],
  }),
  unit('trench-defender', {
    cost: 3, power: 3, hp: 4, arena: 'ground', aspects: ['command', 'heroism'], numbers: [8, 29, 50],
  }),
  event(
    'ive-found-them',
    { cost: 2, aspects: ['command'], numbers: [9, 25] },
    // Reveal the top 3 cards of your deck. Take one unit among them into your hand; discard the rest.
    revealTop(3),
    takeRevealedUnit,
    discardRevealed,
  ),
  unit(
    'han-solo',
    { cost: 6, power: 4, hp: 6, arena: 'ground', aspects: ['cunning', 'heroism'], unique: true, raid: 2, numbers: [10, 42] },
    // On Attack: the defending unit has 2 less power for this attack.
    onAttack(weaken(2, defender)),
  ),
  unit(
    'r2-d2',
    { cost: 2, power: 1, hp: 4, arena: 'ground', aspects: ['cunning', 'heroism'], unique: true, numbers: [11, 49] },
    // On Attack: if you control a Command unit, exhaust an enemy ground unit that costs 4 or less.
    provided(controlling('command'), onAttack(exhaust(aUnit({ side: 'enemy', arena: 'ground', maxCost: 4 })))),
  ),
  unit('evacuation-escort', {
    cost: 2, power: 2, hp: 2, arena: 'space', aspects: ['cunning'], numbers: [12, 35, 44],
  }),
  event(
    'recovery',
    { cost: 3, aspects: ['heroism'], numbers: [13] },
    // Heal 5 damage from a unit.
    heal(5, aUnit()),
  ),
  unit('bright-hope', {
    cost: 6, power: 4, hp: 6, arena: 'space', aspects: ['command', 'heroism'], unique: true, sentinel: true, numbers: [14, 26],
  }),
  unit(
    'tauntaun-mount',
    { cost: 2, power: 2, hp: 2, arena: 'ground', aspects: ['command'], numbers: [15, 28, 51] },
    // When Defeated: heal 2 damage from your base.
    whenDefeated(heal(2, ownBase)),
  ),
  unit(
    'ion-cannon',
    { cost: 4, power: 0, hp: 5, arena: 'ground', aspects: ['cunning'], numbers: [16, 27] },
    // Action (exhaust): deal 3 damage to a space unit.
    action({ resources: 0 }, damage(3, aUnit({ arena: 'space' }))),
  ),
  event(
    'go-for-the-legs',
    { cost: 1, aspects: ['cunning'], numbers: [18, 45] },
    // Exhaust an enemy ground unit.
    exhaust(aUnit({ side: 'enemy', arena: 'ground' })),
  ),
  unit(
    'c-3po',
    { cost: 3, power: 1, hp: 4, arena: 'ground', aspects: ['command', 'heroism'], unique: true, numbers: [19, 41] },
    // When Played: if you control a Cunning unit, draw a card.
    provided(controlling('cunning'), whenPlayed(draw(1))),
  ),
  unit(
    'luke-skywalker',
    { cost: 7, power: 6, hp: 6, arena: 'ground', aspects: ['command', 'heroism'], unique: true, restore: 2, numbers: [20] },
    // When Played: you may deal 3 damage to a ground unit.
    whenPlayed(may(damage(3, aUnit({ arena: 'ground' })))),
  ),
  event(
    'improvised-detonation',
    { cost: 2, aspects: ['cunning'], numbers: [21, 30] },
    // Attack now with a ready friendly unit; it has 2 more power for this attack.
    attackWith(aUnit({ side: 'friendly', ready: true }), 2),
  ),
  unit('gr-75-medium-transport', {
    cost: 5, power: 5, hp: 4, arena: 'space', aspects: ['command', 'heroism'], numbers: [22, 33, 40],
  }),
  unit(
    'general-rieekan',
    { cost: 4, power: 2, hp: 6, arena: 'ground', aspects: ['command', 'heroism'], unique: true, numbers: [23, 36] },
    // Action (exhaust): attack now with another ready friendly Heroism unit; it has 2 more power for this attack.
    action({ resources: 0 }, attackWith(aUnit({ side: 'friendly', ready: true, aspect: 'heroism', other: true }), 2)),
  ),
  unit(
    'millennium-falcon',
    { cost: 7, power: 5, hp: 6, arena: 'space', aspects: ['cunning', 'heroism'], unique: true, numbers: [31] },
    // When Played: if your base has more damage than the enemy base, ready the Falcon.
    provided(ownBaseMoreDamaged, whenPlayed(ready(itself))),
  ),
  unit('hoth-trooper', {
    cost: 2, power: 2, hp: 3, arena: 'ground', aspects: ['cunning', 'heroism'], numbers: [37, 38, 48],
  }),
  event(
    'watch-this',
    { cost: 6, aspects: ['cunning'], numbers: [52] },
    // Return a non-leader unit that costs 6 or less to its owner's hand, and exhaust every other enemy unit in that arena.
    returnToHand(aUnit({ leader: false, maxCost: 6 })),
    ifYouDo(exhaust(enemiesInItsArena)),
  ),
];
