import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/record/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'record.title': 'Deine Bilanz',
  'record.intro': 'Was du gespielt hast, wie es ausging und was das Glück damit zu tun hatte.',
};
