export const en = {
  'campaigns.title': 'Campaigns',
  'campaigns.intro': 'Battles that depend on each other: what happens in one is felt in the next.',
} as const;
