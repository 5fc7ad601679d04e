/** Vader's deck. The sentence above an ability is the card's English text (a test compares them). */
import {
  action,
  attackWith,
  aUnit,
  base,
  type Card,
  controlling,
  damage,
  defeat,
  discard,
  draw,
  eitherBase,
  enemyBase,
  event,
  everyOtherUnit,
  heal,
  ifYouDo,
  leader,
  may,
  onAttack,
  ownBase,
  provided,
  ready,
  unit,
  upToTwoUnits,
  whenDefeated,
  whenPlayed,
} from './vocabulary.ts';

export const VADER_CARDS: readonly Card[] = [
  leader(
    'darth-vader',
    { cost: 6, power: 3, hp: 8, aspects: ['aggression', 'villainy'], numbers: [53] },
    // Action (1 resource, exhaust Vader): deal 1 damage to a base. As a unit, On Attack: deal 2 damage to a base.
    action({ resources: 1 }, damage(1, eitherBase)),
    onAttack(damage(2, eitherBase)),
  ),
  base('forward-command-post', { aspects: ['vigilance'], numbers: [54] }),
  unit('first-legion-trooper', {
    cost: 3, power: 3, hp: 4, arena: 'ground', aspects: ['vigilance', 'villainy'], numbers: [55, 73, 101],
  }),
  unit('ground-assault-at-at', {
    cost: 6, power: 5, hp: 7, arena: 'ground', aspects: ['aggression', 'villainy'], numbers: [56, 67],
  }),
  unit('snowtrooper-vanguard', {
    cost: 2, power: 2, hp: 3, arena: 'ground', aspects: ['vigilance', 'villainy'], numbers: [57, 80, 96],
  }),
  unit('lambda-shuttle', {
    cost: 4, power: 2, hp: 5, arena: 'space', aspects: ['vigilance'], restore: 1, numbers: [58, 84, 90],
  }),
  event(
    'target-the-main-generator',
    { cost: 2, aspects: ['aggression'], numbers: [59, 71] },
    // Deal 2 damage to a base.
    damage(2, eitherBase),
  ),
  unit(
    'admiral-piett',
    { cost: 4, power: 2, hp: 5, arena: 'ground', aspects: ['vigilance', 'villainy'], unique: true, numbers: [60, 65] },
    // On Attack: if you control an Aggression unit, draw a card.
    provided(controlling('aggression'), onAttack(draw(1))),
  ),
  event(
    'were-in-trouble',
    { cost: 3, aspects: ['aggression'], numbers: [61, 86] },
    // Deal 3 damage to a unit.
    damage(3, aUnit()),
  ),
  unit(
    'imperial-deck-officer',
    { cost: 2, power: 1, hp: 4, arena: 'ground', aspects: ['vigilance'], numbers: [62, 100] },
    // Action (exhaust): heal 2 damage from a Villainy unit.
    action({ resources: 0 }, heal(2, aUnit({ aspect: 'villainy' }))),
  ),
  unit('snowtrooper', {
    cost: 1, power: 1, hp: 3, arena: 'ground', aspects: ['aggression', 'villainy'], numbers: [63, 77, 87],
  }),
  unit(
    'hoth-lieutenant',
    { cost: 4, power: 3, hp: 4, arena: 'ground', aspects: ['aggression', 'villainy'], numbers: [64, 92] },
    // When Played: you may attack now with another ready friendly unit; it has 2 more power for this attack.
    whenPlayed(may(attackWith(aUnit({ side: 'friendly', ready: true, other: true }), 2))),
  ),
  event(
    'too-strong-for-blasters',
    { cost: 1, aspects: ['vigilance'], numbers: [66, 91] },
    // Heal 2 damage from a unit.
    heal(2, aUnit()),
  ),
  unit(
    'general-veers',
    { cost: 5, power: 3, hp: 6, arena: 'ground', aspects: ['aggression', 'villainy'], unique: true, numbers: [68, 88] },
    // When Played: if you control a Vigilance unit, deal 2 damage to the enemy base and heal 2 damage from your base.
    provided(controlling('vigilance'), whenPlayed(damage(2, enemyBase), heal(2, ownBase))),
  ),
  unit('e-web-gunner', {
    cost: 3, power: 0, hp: 4, arena: 'ground', aspects: ['aggression', 'villainy'], raid: 4, numbers: [69, 83],
  }),
  unit('blizzard-force-at-st', {
    cost: 5, power: 5, hp: 4, arena: 'ground', aspects: ['vigilance', 'villainy'], sentinel: true, numbers: [70, 89, 103],
  }),
  unit(
    'avenger',
    { cost: 8, power: 8, hp: 6, arena: 'space', aspects: ['vigilance', 'villainy'], unique: true, numbers: [72] },
    // When Played: deal 1 damage to every other unit, friendly ones included.
    whenPlayed(damage(1, everyOtherUnit)),
  ),
  event(
    'i-want-proof-not-leads',
    { cost: 2, aspects: ['aggression', 'villainy'], numbers: [74, 102] },
    // Draw 2 cards, then discard a card from your hand.
    draw(2),
    discard('you'),
  ),
  unit('scouting-tie-fighter', {
    cost: 2, power: 2, hp: 2, arena: 'space', aspects: ['villainy'], numbers: [75, 81, 97],
  }),
  unit('rampaging-wampa', {
    cost: 5, power: 6, hp: 3, arena: 'ground', aspects: ['aggression'], numbers: [76],
  }),
  unit('surface-assault-bomber', {
    cost: 2, power: 1, hp: 3, arena: 'space', aspects: ['aggression', 'villainy'], raid: 1, numbers: [78, 93, 94],
  }),
  unit('death-squadron-star-destroyer', {
    cost: 7, power: 5, hp: 6, arena: 'space', aspects: ['vigilance', 'villainy'], sentinel: true, numbers: [79, 98],
  }),
  unit(
    'admiral-ozzel',
    { cost: 3, power: 3, hp: 1, arena: 'ground', aspects: ['aggression', 'villainy'], unique: true, numbers: [82, 85] },
    // When Defeated: your opponent discards a card of their choice from their hand.
    whenDefeated(discard('opponent')),
  ),
  event(
    'you-have-failed-me',
    { cost: 4, aspects: ['aggression', 'villainy'], numbers: [95] },
    // Defeat a friendly unit. If you do, ready a friendly unit with 5 or less power.
    defeat(aUnit({ side: 'friendly' })),
    ifYouDo(ready(aUnit({ side: 'friendly', maxPower: 5 }))),
  ),
  unit(
    'blizzard-one',
    { cost: 7, power: 5, hp: 7, arena: 'ground', aspects: ['vigilance', 'villainy'], unique: true, numbers: [99] },
    // When Played: you may defeat a non-leader ground unit with 3 or less remaining HP.
    whenPlayed(may(defeat(aUnit({ arena: 'ground', leader: false, maxRemainingHp: 3 })))),
  ),
  event(
    'the-desolation-of-hoth',
    { cost: 6, aspects: ['vigilance'], numbers: [104] },
    // Defeat up to two enemy units that each cost 3 or less.
    defeat(upToTwoUnits({ side: 'enemy', maxCost: 3 })),
  ),
];
