export const en = {
  'door.nim': 'Nim',
  'door.nim.note': 'Twelve sticks, two players.',
  'door.nim.play': 'Play Nim now',
  'door.nim.play-note': 'Against a bot that does not think',
  'door.nim.new': 'Set up Nim',
};
