/** What the server itself says to people: mail. All else is said by their own application. */
export const en = {
  'mail.your-turn': 'It is your turn: {game}',
  'mail.your-turn.body': 'The table waits for you.',
  'mail.begun': 'Your table has begun: {game}',
  'mail.begun.body': 'All seats are taken, and the game is on.',
  'mail.sat-down': 'Somebody has sat down: {game}',
  'mail.sat-down.body': 'A seat at your table has been taken.',
  'mail.confirm': 'Do you want mail from Wartable?',
  'mail.confirm.body':
    'Somebody wants to be told at this address when it is their turn. If that is you, open this link; if not, do nothing, and no more mail will come.',
  'mail.stop': 'No more mail of this kind: {url}',
} as const;

export type Key = keyof typeof en;
