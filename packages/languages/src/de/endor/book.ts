import type { Key } from '@wartable/endor/page/book/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'intro.endor/setup':
    'Du führst Helden, Rebellentruppen und Ewoks; feste Regeln führen das Imperium. Öffne die Tür des Bunkers, bring einen Helden hinein und zerstöre den Generator, bevor der fünfte Kreuzer verloren ist.\nWörter, die wiederkehren: Ein Makrohex ist ein Feld mit den sechs darum herum, und Reichweiten zählt man in Makrohexen; der Eingang ist das eine Feld, das in den Komplex führt, das Innere des Bunkers, in dem beliebig viele Einheiten sein dürfen; die Tür steht auf 0 und ist bei 3 offen; ausgeschaltete Einheiten können wiederkommen, gefangene nie.',
  'intro.endor/fire':
    'Es gibt weder Sichtlinien noch Blickrichtungen. Ein Schuss, Schritt für Schritt: Reichweite zählen, die Würfel des Schützen nehmen, abziehen, was Reichweite und Ziel kosten, würfeln und die eigenen Symbole mit der Panzerung vergleichen.',
  'more.endor/turn/card': 'Andere Phasen gibt es nicht: Karte um Karte, bis das Spiel gewonnen oder verloren ist.',
  'more.endor/move/points':
    'Eine Einheit wird fertig, bevor die nächste beginnt. Niemand verlässt die Karte, außer in den Komplex.',
  'more.endor/fire/dice':
    'Ein AT-ST mit Feuer 4 würfelt auf Reichweite 2 mit 2 Würfeln. Ein Trupp mit Feuer 3 hätte auf Reichweite 2 gegen einen AT-ST mit Panzerung 2 nur 1 Würfel, zu wenig für einen Versuch.',
  'more.endor/fire/effect': 'Eine Wunde nimmt Helden und Anführern nichts als das nächste Leben.',
  'more.endor/imperial/move':
    'Schritt für Schritt: Ihr Ziel ist die Rebelleneinheit, neben der zu stehen sie die wenigste Bewegung kostet; gleiche unterscheidet die Taktik. Von den freien Feldern, die sie erreicht, behält sie die im Makrohex des Ziels, sonst die der Makrohexe, in denen sie am nächsten herankommt. Unter ihnen nehmen Einheiten zu Fuß zuerst Deckung; dann zählt das nächste, dann das mit der wenigsten Bewegung.',
  'table.units': 'Die Einheiten',
  'table.unit': 'Einheit',
  'table.fire': 'Feuer',
  'table.armor': 'Panzerung',
  'table.breach': 'Durchbruch',
  'table.start': 'Zu Beginn',
  'table.counters': 'Insgesamt',
  'table.terrains': 'Das Gelände',
  'table.terrain': 'Gelände',
  'table.foot': 'Zu Fuß',
  'table.cover': 'Deckung zu Fuß',
  'table.faces': 'Die Seiten eines Würfels',
  'table.face': 'Symbol',
  'table.of-six': 'Von sechs Seiten',
  'table.tactics': 'Die Taktiken: auf wen zuerst',
  'table.tactic': 'Taktik',
  'table.targets': 'Vom Ersten zum Letzten',
  'table.actions': 'Die Aktionskarten eines Zuges',
  'table.events': 'Die Ereigniskarten',
  'table.card': 'Karte',
  'table.copies': 'Karten',
  'table.brings': 'Bringt',
  'table.yes': 'ja',
  'table.no': 'nein',
  'target.board': 'Rebelleneinheiten lassen sich bewegen; die Sturmtruppen sagen, was sie tun würden',
  'target.moves': 'lässt sich bewegen',
  'target.how': 'Zieh eine Rebelleneinheit, oder wähl sie und dann ein Feld. Mit Tasten: Pfeile und Eingabe.',
  'target.not-there': 'Dort kann sie nicht stehen.',
};
