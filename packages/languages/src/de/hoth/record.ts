import type { en } from '@wartable/hoth/page/record/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<keyof typeof en> = {
  'facet.scenario': 'Schlacht für Schlacht',
  'facet.scenario-own': 'Eigene Schlachten',
  'facet.side': 'Nach Seite',
  'facet.leaders': 'Anführer',
  'facet.leaders-with': 'Mit Anführern',
  'facet.leaders-without': 'Ohne Anführer',
  'facet.seats': 'Wie viele spielten',
  'facet.seats-n': '{n} {n|Spieler|Spieler}',
  'facet.cards': 'Deine häufigsten Karten',
  'deed.last-figure': 'Mit der letzten Figur gewonnen',
  'deed.last-figure.how': 'Führe den entscheidenden Schlag mit einer Einheit, die nur noch eine Figur hat.',
  'deed.one-short': 'Eine Medaille vor der Niederlage',
  'deed.one-short.how': 'Gewinne, während dem Gegner nur noch eine Medaille fehlt.',
  'deed.far-behind': 'Drei Medaillen Rückstand aufgeholt',
  'deed.far-behind.how': 'Liege drei Medaillen zurück und gewinne.',
  'deed.unbroken': 'Keine Einheit verloren',
  'deed.unbroken.how': 'Gewinne eine Schlacht bis zum Ende, ohne eine Einheit zu verlieren.',
  'deed.all-standing': 'Alles steht noch',
  'deed.all-standing.how': 'Gewinne als Rebellen, während alle Gefechtsanlagen des Szenarios noch stehen.',
};
