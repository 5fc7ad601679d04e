import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/daily/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'daily.title': 'Schlacht des Tages',
  'daily.intro': 'Dieselbe Aufstellung, dieselben Karten und dieselben Würfel für alle, einen Tag lang.',
};
