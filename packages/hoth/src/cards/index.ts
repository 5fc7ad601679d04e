/** All 50 command cards and the 10 support cards. The sentence above a tactic card is its English text (a test compares them). */
import type { Brand } from '@wartable/kernel';
import type { Side } from '../board.ts';
import {
  ALL,
  anywhere,
  type CommandCard,
  inDifferentSections,
  nowhere,
  oneSection,
  sectionCard,
  sections,
  tacticCard,
} from './vocabulary.ts';

const REBEL: Side = 0;
const EMPIRE: Side = 1;

/** Nine section cards that both sides have. */
function sectionCards(side: Side, prefix: string): CommandCard[] {
  const flank = (name: string, left: number, center: number, right: number): CommandCard =>
    sectionCard(`${prefix}-${name}`, side, sections(left, center, right));
  return [
    flank('assault-left', ALL, 0, 0),
    flank('assault-center', 0, ALL, 0),
    flank('assault-right', 0, 0, ALL),
    flank('raid-left', 2, 0, 0),
    flank('raid-center', 0, 2, 0),
    flank('raid-right', 0, 0, 2),
    flank('recon-left', 1, 0, 0),
    flank('recon-center', 0, 1, 0),
    flank('recon-right', 0, 0, 1),
  ];
}

const rebelCards: readonly CommandCard[] = [
  ...sectionCards(REBEL, 'rebel'),
  sectionCard('recon-in-force', REBEL, sections(1, 1, 1)),
  // Order 3 units of your choice.
  tacticCard('rebel-direct-from-hq', REBEL, 'standard', anywhere(3)),
  // Order all your infantry in one section; each rolls 1 extra die.
  tacticCard('rebel-trooper-assault', REBEL, 'standard', oneSection('infantry'), { dice: 1 }),
  // Order 2 vehicle units; each may move 1 hex after its attack.
  tacticCard('speeder-assault', REBEL, 'standard', anywhere(2, 'vehicle'), { moveAfterAttack: 1 }),
  // Order 1 artillery unit; it attacks twice, each time with 1 extra die.
  tacticCard('artillery-barrage', REBEL, 'standard', anywhere(1, 'artillery'), { attacks: 2, dice: 1 }),
  // Order 3 units; they may not move and roll 1 extra die each.
  tacticCard('defensive-position', REBEL, 'standard', anywhere(3), { noMove: true, dice: 1 }),
  // Order 2 units; they ignore the movement and attack restrictions of terrain.
  tacticCard('rebel-spearhead', REBEL, 'standard', anywhere(2), { ignoreTerrain: true }),
  // Each of your reduced units regains 1 figure; then order 1 unit.
  tacticCard('assistance', REBEL, 'leia-organa', anywhere(1), {}, 'heal-all'),
  // Order 2 units; each rolls 1 extra die.
  tacticCard('orders-from-the-princess', REBEL, 'leia-organa', anywhere(2), { dice: 1 }),
  // Order 1 infantry unit; it may move 1 hex further and rolls 1 extra die.
  tacticCard('our-last-hope', REBEL, 'leia-organa', anywhere(1, 'infantry'), { move: 1, dice: 1 }),
  // Order 2 units; each may move 1 hex further.
  tacticCard('in-formation', REBEL, 'luke-skywalker', anywhere(2), { move: 1 }),
  // Order 1 vehicle unit; it may move 1 hex further and rolls 1 extra die.
  tacticCard('tactical-assault', REBEL, 'luke-skywalker', anywhere(1, 'vehicle'), { move: 1, dice: 1 }),
  // Order all your units; they may attack but not move.
  tacticCard('ready-for-battle', REBEL, 'luke-skywalker', anywhere(ALL), { noMove: true }),
  // Order 2 units in different sections; each rolls 1 extra die.
  tacticCard('diversion', REBEL, 'han-solo', inDifferentSections(2), { dice: 1 }),
  // Order 1 infantry unit; it may move 2 hexes further, rolls 1 extra die and ignores the movement and attack restrictions of terrain.
  tacticCard('here-they-come', REBEL, 'han-solo', anywhere(1, 'infantry'), { move: 2, dice: 1, ignoreTerrain: true }),
  // Order 1 infantry unit; it rolls 1 extra die for each friendly unit next to it.
  tacticCard('scoundrels-support', REBEL, 'han-solo', anywhere(1, 'infantry'), { dicePerNeighbour: true }),
];

const empireCards: readonly CommandCard[] = [
  ...sectionCards(EMPIRE, 'empire'),
  sectionCard('pincer-move', EMPIRE, sections(2, 0, 2)),
  // Order 3 units of your choice.
  tacticCard('empire-direct-from-hq', EMPIRE, 'standard', anywhere(3)),
  // Order all your infantry in one section.
  tacticCard('empire-trooper-assault', EMPIRE, 'standard', oneSection('infantry')),
  // Order 3 units of the same kind; each may move 1 hex further.
  tacticCard('imperial-assault', EMPIRE, 'standard', anywhere(3, 'same-kind'), { move: 1 }),
  // Order 1 vehicle unit; it may move 1 hex further and rolls 1 extra die.
  tacticCard('precision-fire', EMPIRE, 'standard', anywhere(1, 'vehicle'), { move: 1, dice: 1 }),
  // Order 2 units; each may move up to 2 hexes after its attack.
  tacticCard('search-and-destroy', EMPIRE, 'standard', anywhere(2), { moveAfterAttack: 2 }),
  // Order 2 units; each may move 2 hexes further but may not attack.
  tacticCard('pressing-forward', EMPIRE, 'standard', anywhere(2), { move: 2, noAttack: true }),
  // Order 2 units; in their attacks retreat symbols count as explosions.
  tacticCard('force-powers', EMPIRE, 'darth-vader', anywhere(2), { retreatIsExplosion: true }),
  // Order 1 unit; it acts twice this turn.
  tacticCard('determination', EMPIRE, 'darth-vader', anywhere(1), { activations: 2 }),
  // Order all your units; each rolls 1 die fewer.
  tacticCard('imperial-discipline', EMPIRE, 'darth-vader', anywhere(ALL), { dice: -1 }),
  // Order 3 vehicle units; each rolls 1 extra die in close combat.
  tacticCard('walker-attack', EMPIRE, 'maximilian-veers', anywhere(3, 'vehicle'), { closeCombatDice: 1 }),
  // Order 3 units; each may move 1 hex after its attack.
  tacticCard('successful-landings', EMPIRE, 'maximilian-veers', anywhere(3), { moveAfterAttack: 1 }),
  // Order 3 units. The second of them to attack the same target rolls 1 extra die, the third 2 extra dice.
  tacticCard('concentrated-fire', EMPIRE, 'maximilian-veers', anywhere(3), { focusFire: true }),
  // Bring 1 of your infantry units back to full strength and order it; it rolls 1 extra die.
  tacticCard('reinforcements', EMPIRE, 'firmus-piett', anywhere(1, 'infantry'), { dice: 1 }, 'heal-ordered'),
  // Discard up to 3 cards, draw that many plus 1, then play another command card this turn.
  tacticCard('deploy-the-fleet', EMPIRE, 'firmus-piett', nowhere, {}, 'deploy-the-fleet'),
  // Choose 3 enemy units and roll 1 die against each: its own symbol, an explosion or a retreat is a hit.
  tacticCard('orbital-strike', EMPIRE, 'firmus-piett', nowhere, {}, 'orbital-strike'),
];

const supportCards: readonly CommandCard[] = [
  // Instead of a command card: order all your units; each rolls 1 extra die in close combat.
  tacticCard('combat-experience', REBEL, 'support', anywhere(ALL), { closeCombatDice: 1 }),
  // On your turn: roll 2 dice against any enemy unit, without terrain protection.
  tacticCard('air-support', REBEL, 'support', nowhere),
  // After one of your attack rolls: re-roll any of the dice.
  tacticCard('lets-finish-this', REBEL, 'support', nowhere),
  // On your turn: bring one of your units back to full strength.
  tacticCard('reserve-forces', REBEL, 'support', nowhere),
  // When an infantry unit with a single figure attacks: it rolls 2 extra dice.
  tacticCard('desperate-stand', REBEL, 'support', nowhere),
  // Instead of drawing: take a card of your choice from your discard pile.
  tacticCard('special-orders', EMPIRE, 'support', nowhere),
  // When one of your infantry units has acted: it acts a second time at once.
  tacticCard('incursion', EMPIRE, 'support', nowhere),
  // When you order units: order one more infantry unit, without the card's bonus.
  tacticCard('scout', EMPIRE, 'support', nowhere),
  // When an enemy unit has retreated: roll 2 dice against it, without terrain protection.
  tacticCard('final-assault', EMPIRE, 'support', nowhere),
  // When one of your units attacks: the target gets no terrain protection.
  tacticCard('rout', EMPIRE, 'support', nowhere),
];

/** A card by its place in `CARDS`. */
export type CardId = Brand<number, 'card'>;

export const CARDS: readonly CommandCard[] = [...rebelCards, ...empireCards, ...supportCards];
export const CARD_NAMES: readonly string[] = CARDS.map((card) => card.name);
const CARD_IDS: readonly CardId[] = CARDS.map((_, i) => i as CardId);
export const LEADERS = ['leia-organa', 'luke-skywalker', 'han-solo', 'darth-vader', 'maximilian-veers', 'firmus-piett'] as const;
export type LeaderName = (typeof LEADERS)[number];

const idByName = new Map(CARD_IDS.map((card) => [cardName(card), card]));

export function cardByName(name: string): CardId | undefined {
  return idByName.get(name);
}

/** The same for a name that is known to be one. */
export function cardNamed(name: string): CardId {
  return idByName.get(name) as CardId;
}

/** Cards in the order of the box, as hands are kept. */
export function inOrder(cards: readonly string[]): string[] {
  return cards.toSorted((a, b) => cardNamed(a) - cardNamed(b));
}

export function cardName(card: CardId): string {
  return CARD_NAMES[card] as string;
}

export function cardOf(card: CardId): CommandCard {
  return CARDS[card] as CommandCard;
}

const idsBySet = Map.groupBy(CARD_IDS, (card) => `${cardOf(card).side} ${cardOf(card).set}`);

/** The cards of a set that a side has, in order. */
export function cardsOf(side: Side, set: string): CardId[] {
  return idsBySet.get(`${side} ${set}`)?.slice() ?? [];
}

export const SUPPORT = {
  combatExperience: cardNamed('combat-experience'),
  airSupport: cardNamed('air-support'),
  letsFinishThis: cardNamed('lets-finish-this'),
  reserveForces: cardNamed('reserve-forces'),
  desperateStand: cardNamed('desperate-stand'),
  specialOrders: cardNamed('special-orders'),
  incursion: cardNamed('incursion'),
  scout: cardNamed('scout'),
  finalAssault: cardNamed('final-assault'),
  rout: cardNamed('rout'),
} as const;
