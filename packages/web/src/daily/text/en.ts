export const en = {
  'daily.title': 'Battle of the day',
  'daily.intro': 'The same set-up, the same cards and the same dice for everyone, one day long.',
} as const;
