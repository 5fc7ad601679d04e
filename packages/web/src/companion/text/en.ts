export const en = {
  'companion.title': 'At a real table',
  'companion.intro': 'Set-up, medals, turns, dice and rules beside the box, on one phone.',
} as const;
