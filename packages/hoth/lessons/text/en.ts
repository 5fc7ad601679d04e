/** The words of the lessons. Of a step: what is said, and what is said to a wrong answer. */
export const en = {
  'lesson.hoth.move': 'Move',
  'lesson.hoth.move.goal': 'Bring the troopers to the rocks.',
  'lesson.hoth.move.1': 'A turn begins with a command card. Play yours: it orders one unit in the centre.',
  'lesson.hoth.move.2': 'Choose the troopers on E6.',
  'lesson.hoth.move.2.wrong': 'The snowspeeders are safe where they are; the troopers are not.',
  'lesson.hoth.move.3': 'Troopers walk up to two hexes. Send them to one of the rocks.',
  'lesson.hoth.move.3.wrong': 'There they would stand in the open: rocks take a die from whoever shoots at them.',
  'lesson.hoth.move.end': 'Card, order, move: so each turn begins.',
} as const;

export type Key = keyof typeof en;
