import type { Key } from '@wartable/duel/page/book/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'intro.duel/terms':
    'Leia und Vader duellieren sich mit je einem Deck von 50 Karten, einem Anführer und einer Basis. Karten werden zu Ressourcen oder mit Ressourcen bezahlt; Einheiten kämpfen am Boden und im Weltraum. Wer die feindliche Basis zerstört, gewinnt. Auf einer Einheit stehen ihre Kosten (oben links), ihre Stärke und ihre LP (unten), ihre Arena, ihre Aspekte und ihre Worte.',
  'intro.duel/attack':
    'Ein Angriff ist eine Aktion: Eine spielbereite Einheit wird erschöpft und schlägt auf eine feindliche Einheit ihrer Arena oder auf die feindliche Basis ein. Worte auf Einheiten ändern ihn: Wachposten zieht ihn an, Überfall verstärkt ihn, Wiederherstellung heilt mit ihm.',
  'more.duel/attack/sentinel':
    'Ein Wachposten bewacht nur seine eigene Arena. Auch erschöpft wacht er weiter; hat er das Spiel verlassen, nicht mehr.',
  'table.cards': 'Die Karten: {side}',
  'table.card': 'Karte',
  'table.kind': 'Art',
  'table.cost': 'Kosten',
  'table.power': 'Stärke',
  'table.hp': 'LP',
  'table.words': 'Worte',
  'table.copies': 'Exemplare',
};
