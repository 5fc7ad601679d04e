export const en = {
  'why.expected': 'Chance to win: {percent} %.',
  'line.impossible': '“{words}” was not possible there',
  'puzzle.twice': 'there is another puzzle “{id}” before it: give it an id of its own',
  'puzzle.share': 'a chance is a number from 0 to 1',
  'puzzle.rules': 'made under {from}, but the rules are {to}: find it anew',
  'puzzle.seat': '“{seat}” is not asked there',
  'puzzle.too-much': 'it takes too long to solve: find it anew',
  'puzzle.not-one': 'no answer is best by a clear margin',
  'puzzle.other': 'the best answer is “{best}”, not “{stated}”',
  'puzzle.chances': 'the chances are {best} with the best answer, {second} with the second',
  'why.because': '{what}: {why}.',
  'why.alone': '{what}.',
  'why.two': '{first}, and {second}',
  'why.three': '{first}, {second}, and {third}',
  'fear.most': 'What I fear most: {what} Chance then: {percent} %.',
  'fear.most-if': 'What I fear most, if the enemy has the card: {what} Chance then: {percent} %.',
  'fear.of-it': 'It would have feared most: {what} Chance then: {percent} %.',
  'fear.of-it-if': 'It would have feared most, if the enemy had the card: {what} Chance then: {percent} %.',
} as const;

export type Key = keyof typeof en;
