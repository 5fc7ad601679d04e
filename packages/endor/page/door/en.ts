export const en = {
  'door.endor': 'Battle for Endor',
  'door.endor.note': 'Alone against the clock and an army that moves by itself.',
  'door.endor.play': 'Play Endor now',
  'door.endor.play-note': 'A gentle start of our own, explained step by step',
  'door.endor.new': 'Set up Endor',
} as const;

export type Key = keyof typeof en;
