export const en = {
  'why.expected': 'chance to win: {percent} %',
  'why.for': 'speaks for it: {what} (+{points})',
  'why.against': 'speaks against it: {what} (−{points})',
  'line.impossible': '“{words}” was not possible there',
} as const;

export type Key = keyof typeof en;
