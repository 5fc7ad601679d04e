import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/daily/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'daily.title': 'La bataille du jour',
  'daily.intro': 'La même mise en place, les mêmes cartes et les mêmes dés pour tout le monde, pendant un jour.',
};
