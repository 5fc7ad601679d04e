export const en = {
  'why.expected': 'Chance to win: {percent} %.',
  'line.impossible': '“{words}” was not possible there',
  'why.because': '{what}: {why}.',
  'why.alone': '{what}.',
  'why.two': '{first}, and {second}',
  'why.three': '{first}, {second}, and {third}',
} as const;

export type Key = keyof typeof en;
