export const en = {
  'record.title': 'Your record',
  'record.intro': 'What you have played, how it went, and what luck had to do with it.',
} as const;
