import type { TitleKey } from '@wartable/endor/text/titles.ts';
import type { Sentences } from '@wartable/kernel';

export const titles: Sentences<TitleKey> = {
  'chapter.endor/terrain': 'Gelände',
  'title.endor/terrain/movement': 'Bewegung im Gelände',
  'title.endor/terrain/cover': 'Deckung',

  'chapter.endor/setup': 'Aufbau',
  'title.endor/setup/rebels': 'Rebellen',
  'title.endor/setup/bunker': 'Der Bunker',
  'title.endor/setup/imperials': 'Imperiale',
  'title.endor/setup/ewoks': 'Ewoks',
  'title.endor/setup/catapults': 'Katapulte',
  'title.endor/setup/difficulty': 'Schwierigkeit',

  'chapter.endor/turn': 'Der Zug',
  'title.endor/turn/card': 'Aktionskarten',
  'title.endor/turn/rebels': 'Die Rebellen handeln',
  'title.endor/turn/imperials': 'Das Imperium handelt',

  'chapter.endor/move': 'Bewegung',
  'title.endor/move/points': 'Bewegungspunkte',
  'title.endor/move/passing': 'An Einheiten vorbei',
  'title.endor/move/complex': 'In den Komplex',
  'title.endor/move/leaving': 'Den Komplex verlassen',
  'title.endor/move/catapults': 'Katapulte',

  'chapter.endor/fire': 'Schießen',
  'title.endor/fire/range': 'Entfernung',
  'title.endor/fire/dice': 'Würfel',
  'title.endor/fire/possible': 'Wann ein Schuss möglich ist',
  'title.endor/fire/hit': 'Treffer',
  'title.endor/fire/complex': 'Im Komplex',
  'title.endor/fire/combined': 'Gemeinsam schießen',
  'title.endor/fire/effect': 'Was ein Treffer bewirkt',

  'chapter.endor/imperial': 'Die Armee des Imperiums',
  'title.endor/imperial/tactics': 'Taktiken',
  'title.endor/imperial/priority': 'Auf wen sie zielt',
  'title.endor/imperial/move': 'Bewegung',
  'title.endor/imperial/approach': 'Annäherung',
  'title.endor/imperial/fire': 'Schießen',
  'title.endor/imperial/ties': 'Gleichstand',
  'title.endor/imperial/garrison': 'Die Garnison',
  'title.endor/imperial/no-target': 'Ohne Ziel',

  'chapter.endor/breach': 'Der Lauf zum Bunker',
  'title.endor/breach/entrance': 'Der Eingang',
  'title.endor/breach/deep-woods': 'Der tiefe Wald',
  'title.endor/breach/run': 'Wer läuft',
  'title.endor/breach/conversion': 'Von hier an zu Fuß',
  'title.endor/breach/fire': 'Schießen',

  'chapter.endor/hero': 'Helden',
  'title.endor/hero/actions': 'Aktionen der Helden',
  'title.endor/hero/door': 'Die Tür',
  'title.endor/hero/generator': 'Der Generator',

  'chapter.endor/event': 'Ereignisse',
  'title.endor/event/draw': 'Ereignisse ziehen',
  'title.endor/event/reinforcements': 'Verstärkung',
  'title.endor/event/bunker': 'Wachen des Bunkers',
  'title.endor/event/rally': 'Sammeln',
  'title.endor/event/cruiser': 'Ein Kreuzer geht verloren',
  'title.endor/event/tactics': 'Wechsel der Taktik',
  'title.endor/event/trap': 'Ewok-Falle',
  'title.endor/event/capture': 'Einen AT-ST kapern',
  'title.endor/event/mounted': 'Chewbacca im AT-ST',
  'title.endor/event/security-code': 'Sicherheitscode',

  'chapter.endor/end': 'Ende',
  'title.endor/end/won': 'Sieg',
  'title.endor/end/lost': 'Niederlage',
  'title.endor/end/stalemate': 'Patt',
  'title.endor/end/concede': 'Aufgeben',

  'chapter.endor/reading': 'Unsere Lesarten',

  'chapter.endor/action': 'Die Aktionskarten',
  'title.reading': 'Lesart {id}',
  'title.endor/setup/gentle': 'Das sanfte Spiel',
};
