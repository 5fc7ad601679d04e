export const en = {
  'workshop.title': 'Workshop',
  'workshop.intro': 'Draw battles of your own, see how even they are, play and share them.',
} as const;
