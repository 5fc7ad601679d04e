import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/workshop/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'workshop.title': 'Taller',
  'workshop.intro': 'Dibuja tus propias batallas, mira lo equilibradas que están, juégalas y compártelas.',
};
