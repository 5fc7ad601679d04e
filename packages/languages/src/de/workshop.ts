import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/workshop/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'workshop.title': 'Werkstatt',
  'workshop.intro': 'Zeichne eigene Schlachten, sieh, wie ausgeglichen sie sind, spiele und teile sie.',
};
