/** The dice of fire (rules 1): two faces of each symbol. */
export const FACES = ['vader', 'vader', 'saber', 'saber', 'blank', 'blank'] as const;
export const SYMBOLS = ['vader', 'saber', 'blank'] as const;
export type Face = (typeof FACES)[number];
