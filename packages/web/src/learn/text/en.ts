/** The words of the lessons that all games share; those of a lesson lie with its game. */
export const en = {
  'learn.title': 'Learn to play',
  'learn.note': '{n} short lessons at a real table, a minute or two each. What you have done is kept on this device.',
  'learn.count': '{done} of {all} done',
  'learn.done': 'Done',
  'learn.next': 'Next',
  'learn.resume': 'Go on',
  'learn.minutes': '{n} min',
  'learn.path': 'All lessons',
  'learn.coach': 'The coach',
  'learn.step': 'Step {n} of {all}',
  'learn.other': 'That is allowed, but not what this lesson is about.',
  'learn.again': 'From the start',
  'learn.well-done': 'Well done!',
  'learn.next-called': 'Next: {title}',
  'learn.play': 'To a battle of your own',
  'learn.missing': 'There is no such lesson. Here are all of them.',
} as const;

export type Key = keyof typeof en;
