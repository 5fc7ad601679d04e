export const en = {
  'door.duel': 'Intro Battle: Hoth',
  'door.duel.note': 'A quick duel of cards for two.',
  'door.duel.play': 'Play a duel now',
  'door.duel.play-note': 'Leia against {bot}, a gentle bot, explained step by step',
  'door.duel.new': 'Set up a duel',
} as const;

export type Key = keyof typeof en;
