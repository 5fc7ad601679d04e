/** The words of the page of the rules; those it shares with the table are there. */
export const en = {
  'book.title': '{game}: the rules',
  'book.print': 'Print',
  'book.to-table': 'Back to the table',
  'book.previous': 'Before: {chapter}',
  'book.next': 'Next: {chapter}',
  'book.see': 'See also',
  'book.try': 'Try it',
  'book.again': 'From the beginning',
  'book.how': 'Choose on the board: drag, tap, or arrow keys and Enter. What cannot be chosen tells why.',
  'book.unknown': 'There is no rule “{id}”. Here is the whole book.',
} as const;

export type Key = keyof typeof en;
