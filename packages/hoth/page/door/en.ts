export const en = {
  'door.hoth': 'Battle of Hoth',
  'door.hoth.note': 'Lead Rebels or Empire across the ice with command cards, dice and a cool head.',
  'door.hoth.play': 'Play now',
  'door.hoth.play-note': 'A short battle against {bot}, a gentle bot',
  'door.hoth.new': 'New game',
} as const;

export type Key = keyof typeof en;
