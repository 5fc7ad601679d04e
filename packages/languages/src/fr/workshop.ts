import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/workshop/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'workshop.title': 'Atelier',
  'workshop.intro': 'Dessinez vos propres batailles, voyez si elles sont équilibrées, jouez-les et partagez-les.',
};
