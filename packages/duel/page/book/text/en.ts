/** What the page of the rules says beyond the paragraphs that the table cites. */
export const en = {
  'intro.duel/terms':
    'Leia and Vader duel with a deck of 50 cards each, a leader and a base. Cards become resources or are paid for with resources; units fight on the ground and in space. Whoever destroys the enemy base wins. On a unit stand its cost (top left), its power and its HP (at the bottom), its arena, its aspects and its words.',
  'intro.duel/attack':
    'An attack is an action: a ready unit becomes exhausted and strikes an enemy unit of its arena or the enemy base. Words on units change it: Sentinel draws it, Raid strengthens it, Restore heals with it.',
  'more.duel/attack/sentinel':
    'A Sentinel guards its own arena only. One that is exhausted still guards, and one that has left play does not.',
  'table.cards': 'The cards of {side}',
  'table.card': 'Card',
  'table.kind': 'Kind',
  'table.cost': 'Cost',
  'table.power': 'Power',
  'table.hp': 'HP',
  'table.words': 'Words',
  'table.copies': 'Copies',
} as const;

export type Key = keyof typeof en;
