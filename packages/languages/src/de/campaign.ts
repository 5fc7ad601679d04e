import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/campaign/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'campaigns.title': 'Kampagnen',
  'campaigns.intro': 'Schlachten, die voneinander abhängen: was in einer geschieht, spürt man in der nächsten.',
};
