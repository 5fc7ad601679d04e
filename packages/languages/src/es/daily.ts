import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/daily/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'daily.title': 'La batalla del día',
  'daily.intro': 'La misma preparación, las mismas cartas y los mismos dados para todos, durante un día.',
};
