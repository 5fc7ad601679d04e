export const en = {
  'game.name': 'Nim',
  'seat.one': 'One',
  'seat.two': 'Two',
  'ask.take': 'Take up to three sticks',
  'wait.take': '{seat} takes sticks.',
  'choice.take': 'Take {n} {n|stick|sticks}',
  'log.took': '{seat} takes {n}.',
  'why.few': 'Left: {n} {n|stick|sticks}.',
  'why.three': 'At most three at a time.',
  'consider.even': 'Leaving a multiple of four',
  'rule.nim/take': 'Each in turn takes one to three sticks.',
  'rule.nim/end': 'Whoever takes the last stick wins.',
} as const;
