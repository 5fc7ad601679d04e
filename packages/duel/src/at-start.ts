/** How a duel begins, in numbers (rulings 2). */
export const SETUPS = ['standard', 'first-game'] as const;
export type Setup = (typeof SETUPS)[number];

export const BASE_HP: Readonly<Record<Setup, number>> = { standard: 30, 'first-game': 20 };
export const OPENING_HAND = 6;
export const OPENING_RESOURCES = 2;
/** duel/setup/prescribed-resources */
export const PRESCRIBED: readonly [readonly string[], readonly string[]] = [
  ['ill-cover-for-you', 'trench-defender'],
  ['target-the-main-generator', 'ground-assault-at-at'],
];
