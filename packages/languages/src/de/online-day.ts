import type { Sentences } from '@wartable/kernel';
import type { day as english } from '@wartable/web/online/text/day.ts';

export const day: Sentences<keyof typeof english> = {
  'day.title': 'Mit Rangliste und den Würfeln des Servers',
  'day.what':
    'Ein Tisch am Tag für jeden. Der Server teilt dir einen von mehreren Sätzen Würfel zu, die niemand kennt; dein erster Versuch zählt.',
  'day.date': 'Der Server geht nach Weltzeit (UTC): Dort ist {date}.',
  'day.of-game': '{game}: {how}',
  'day.not-yet': 'noch nicht gespielt',
  'day.begun': 'begonnen',
  'day.no-server':
    'Für die Rangliste braucht es einen Server von Wartable, und hier ist keiner. Was du oben spielst, bleibt auf diesem Gerät.',
  'day.play': 'Um die Rangliste spielen',
  'day.go-on': 'Weiterspielen',
  'day.table': 'Zum Tisch',
  'day.until': 'Dein Tisch wartet. Er zählt, wenn er vorbei ist, bevor der Tag abgeschlossen wird, {when}.',
  'day.finished': '{n} {n|Spieler ist|Spieler sind} fertig.',
  'day.first-play': 'Wer fertig ist, sieht die Rangliste: Niemand soll vorher erfahren, was möglich ist.',
  'day.late': 'Dein Tisch war nicht rechtzeitig vorbei: Er zählt nicht.',
  'day.place': 'Platz {place} von {all}, mit {points} {points|Punkt|Punkten}',
  'day.ranking': 'Rangliste',
  'day.open': 'Sie kann sich ändern, bis der Tag abgeschlossen wird, {when}. Dann sind alle Filme zu sehen.',
  'day.closed': 'Dieser Tag ist abgeschlossen: Würfel und Filme stehen allen offen.',
  'day.points-note':
    'Punkte von 0 bis 100: welchen Teil der anderen du geschlagen hast, vor allem derer mit denselben Würfeln. Solange das wenige sind, zählen auch alle anderen.',
  'day.whom': 'Wer zu sehen ist',
  'day.all': 'Alle',
  'day.alike': 'Mit meinen Würfeln',
  'day.more': 'Mehr zeigen',
  'day.nobody': 'Noch niemand ist fertig.',
  'day.col-place': 'Platz',
  'day.col-player': 'Spieler',
  'day.col-points': 'Punkte',
  'day.you': '{name} (du)',
  'day.won': 'gewonnen',
  'day.draw': 'unentschieden',
  'day.lost': 'verloren',
  'day.gave-up': 'aufgegeben',
  'day.film': 'Film',
  'day.film-named': 'Film von {name}',
  'day.yesterday': 'Rangliste vom Tag davor',
  'day.sealed':
    'Andere spielen vielleicht noch mit denselben Würfeln. Film, Rückblick und Aufzeichnung gibt es, wenn der Tag abgeschlossen ist, {when}.',
  'day.to-ranking': 'Zur Rangliste',
};
