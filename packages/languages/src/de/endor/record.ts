import type { en } from '@wartable/endor/page/record/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<keyof typeof en> = {
  'facet.difficulty': 'Nach Schwierigkeit',
  'facet.gentle': 'Sanft',
  'facet.printed': 'Wie gedruckt',
  'facet.harder': '{n} {n|Regel|Regeln} schwerer',
  'facet.lost': 'Nach verlorenen Helden',
  'facet.lost-none': 'Alle vier kamen heim',
  'facet.lost-n': '{n} {n|Held|Helden} verloren',
  'facet.cards': 'Wer die Tür öffnet',
  'deed.all-home': 'Alle Helden kamen heim',
  'deed.all-home.how': 'Gewinne, und alle vier Helden sind frei und am Leben.',
  'deed.one-hero': 'Ein Held genügte',
  'deed.one-hero.how': 'Gewinne mit einem einzigen Helden.',
  'deed.last-cruiser': 'Gerade noch rechtzeitig',
  'deed.last-cruiser.how': 'Gewinne, wenn ein weiterer verlorener Kreuzer die Niederlage wäre.',
  'deed.no-ewok': 'Kein Ewok fiel',
  'deed.no-ewok.how': 'Gewinne, ohne einen Ewok oder ihren Anführer zu verlieren.',
  'deed.seized': 'Mit erbeutetem AT-ST gewonnen',
  'deed.seized.how': 'Lass Chewbacca einen AT-ST erbeuten und gewinne.',
};
