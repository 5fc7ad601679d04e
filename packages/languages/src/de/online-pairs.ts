import type { Sentences } from '@wartable/kernel';
import type { pairs as english } from '@wartable/web/online/text/pairs.ts';

export const pairs: Sentences<keyof typeof english> = {
  'pairs.title': 'Duplikat zu viert',
  'pairs.what':
    'Zwei Paare spielen eine Schlacht zweimal, an beiden Tischen mit denselben Würfeln und Karten und mit getauschten Seiten. So ist das Glück für beide gleich, und das Paar gewinnt, das mehr daraus macht. Partner sitzen auf verschiedenen Seiten, an verschiedenen Tischen.',
  'pairs.new': 'Ansetzen',
  'pairs.game': 'Spiel',
  'pairs.battle': 'Schlacht',
  'pairs.no-server': 'Ein Duplikat braucht einen Server von Wartable, und hier ist keiner.',
  'pairs.first': 'Erstes Paar',
  'pairs.second': 'Zweites Paar',
  'pairs.place': '{seat}, Tisch {table}',
  'pairs.sit-named': 'Hier hinsetzen: {place}',
  'pairs.waits': 'Es beginnt an beiden Tischen, sobald alle vier Plätze besetzt sind.',
  'pairs.stand-up': 'Den Platz freigeben',
  'pairs.to-table': 'Zu meinem Tisch',
  'pairs.sealed':
    'Niemand sieht zu, und von keinem Tisch wird etwas gezeigt, bevor beide fertig sind. Verrate also auch deinem Partner nichts von deinem.',
  'pairs.going': 'Tisch {table}: wird gespielt',
  'pairs.over': 'Tisch {table}: fertig',
  'pairs.won': '{pair}: vorn mit {n}',
  'pairs.won-gave-up': '{pair} gewinnt: Die anderen haben einen Tisch aufgegeben',
  'pairs.even': 'Beide Paare haben gleich viel daraus gemacht',
  'pairs.names': '{pair} ({names})',
  'pairs.luck': 'Das Glück war für beide gleich: Jeder Unterschied kommt von euch.',
  'pairs.table': 'Tisch {table}',
  'pairs.film': 'Film',
  'pairs.film-named': 'Film von Tisch {table}',
  'pairs.back': 'Zum Duplikat',
  'pairs.sealed-over': 'Am anderen Tisch wird noch gespielt. Film, Rückblick und Aufzeichnung gibt es, wenn er fertig ist.',
};
