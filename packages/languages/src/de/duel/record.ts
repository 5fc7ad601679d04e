import type { en } from '@wartable/duel/page/record/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<keyof typeof en> = {
  'facet.setup': 'Aufbau',
  'facet.setup-standard': 'Standardduell',
  'facet.setup-first-game': 'Erste Partie',
  'facet.side': 'Nach Seite',
  'facet.cards': 'Deine häufigsten Karten',
  'deed.one-left': 'Mit dem letzten Lebenspunkt gewonnen',
  'deed.one-left.how': 'Gewinne, während deine Basis nur noch einen Schaden aushält.',
  'deed.last-unit': 'Mit der letzten Einheit gewonnen',
  'deed.last-unit.how': 'Zerstöre die gegnerische Basis, während dir nur eine Einheit im Spiel bleibt.',
  'deed.leader-fell': 'Der Anführer fiel, du hast gewonnen',
  'deed.leader-fell.how': 'Gewinne, nachdem dein eingesetzter Anführer besiegt wurde.',
  'deed.no-leader': 'Ohne den Anführer gewonnen',
  'deed.no-leader.how': 'Zerstöre die gegnerische Basis, ohne deinen Anführer je einzusetzen.',
  'deed.untouched': 'Kein Kratzer',
  'deed.untouched.how': 'Gewinne mit einer Basis ganz ohne Schaden.',
};
