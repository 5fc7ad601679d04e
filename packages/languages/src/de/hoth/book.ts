import type { Key } from '@wartable/hoth/page/book/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'intro.hoth/board':
    'Zwei Armeen treffen im Schnee von Hoth aufeinander. In deinem Zug spielst du eine Befehlskarte aus, bewegst die Einheiten, die sie aktiviert, greifst mit ihnen an und ziehst eine Karte. Wer zuerst die Medaillen hat, die das Szenario verlangt, gewinnt.',
  'intro.hoth/attack':
    'Ein Angriff, Schritt für Schritt: Angreifer und Ziel nennen; Reichweite und Sichtlinie prüfen; Würfel zählen; würfeln; für jeden Treffer eine Figur entfernen; dann zieht sich das Ziel zurück.',
  'intro.hoth/badge':
    'Ein Abzeichen macht eine Einheit zu etwas Besonderem. Eine Einheit hat höchstens eines, vom Anfang der Schlacht bis zum Ende.',
  'more.hoth/turn/play':
    'In jedem Zug wird eine Karte ausgespielt, auch eine, die niemanden aktiviert. Für die Hand gibt es keine Obergrenze.',
  'more.hoth/turn/move':
    'Eine Einheit beendet ihre Bewegung, bevor die nächste beginnt, und bewegt sich einmal pro Zug, sofern keine Karte etwas anderes sagt. Sie darf die Linien zwischen den Sektoren überschreiten. Einheiten werden nie geteilt oder vereinigt.',
  'more.hoth/turn/draw': 'Liegt weder im Stapel noch unter den abgeworfenen Karten eine Karte, wird keine gezogen.',
  'more.hoth/attack/range':
    'Ein Angriff auf einen Feind im Nachbarfeld ist Nahkampf. Eine Einheit neben einem Feind darf auch einen entfernteren angreifen.',
  'more.hoth/attack/modifiers':
    'Zusätzliche Würfel vergrößern nie die Reichweite. Was beide Orte abziehen, wird zusammengezählt: Gleiter in Trümmern gegen Infanterie in Felsen daneben haben 4 Würfel weniger 2 weniger 2 und können also nicht angreifen.',
  'more.hoth/attack/confirmation':
    'Was Würfel erneut werfen lässt, ändert diesen Wurf nicht. Bei einem Treffer fällt ein AT-AT in 1 von 6 Fällen, bei zweien in 11 von 36.',
  'more.hoth/sight/edge':
    'Mehrere Hindernisse auf einer Seite versperren nichts. Ein Feld, das nur an einer Ecke berührt wird, zählt nicht.',
  'more.hoth/sight/ridges':
    'Steht nur eine der beiden auf einem Hügel, gelten die üblichen Regeln. Eine Gefechtsanlage auf einem Hügel zählt als Ziel auf einem Hügel.',
  'more.hoth/retreat/direction': 'Jeder Schritt führt auf ein Nachbarfeld der nächsten Reihe; davon gibt es höchstens zwei.',
  'more.hoth/retreat/blocked':
    'Sie kann einen Teil des Weges gehen und für den Rest Figuren verlieren. Verliert sie so ihre letzte Figur, ist sie eliminiert, mit der üblichen Medaille.',
  'more.hoth/badge/assault':
    'Der Feind muss sein Feld verlassen haben: eliminiert oder zurückgezogen. Was die Karte in diesem Zug gibt, gilt auch für den zweiten Angriff; er kommt, bevor eine andere Einheit angreift.',
  'more.hoth/badge/e-web': 'Es beginnt die Schlacht in Stellung. Ein Rückzug ändert daran nichts.',
  'more.hoth/structures/attack': 'Sie ziehen sich nie zurück und geben keine Medaille, sofern das Szenario nichts anderes sagt.',
  'more.hoth/objective/temporary':
    'Sie kehrt auf ihr Feld zurück, sobald die Einheit weggeht, sich zurückzieht oder eliminiert wird. Um sie zu halten, muss eine Einheit dort eine Bewegung, einen Rückzug oder einen Durchbruch beenden; hindurchzuziehen genügt nicht.',
  'more.hoth/teams/order':
    'Zu viert: der erste Spieler der einen Seite, der erste der anderen, dann jeweils der zweite. Zu dritt handelt der einzelne Spieler nach jedem der Partner.',
  'more.hoth/teams/open-hands': 'Sie dürfen darüber reden, laut und vor ihren Gegnern; es entscheidet, wer am Zug ist.',
  'table.units': 'Die Einheiten',
  'table.unit': 'Einheit',
  'table.figures': 'Figuren',
  'table.move': 'Bewegt sich',
  'table.attack': 'Greift an nach',
  'table.dice': 'Würfel nach Entfernung',
  'table.hit-by': 'Getroffen von',
  'table.medals': 'Medaillen',
  'table.terrains': 'Das Gelände',
  'table.terrain': 'Gelände',
  'table.closed': 'Verschlossen für',
  'table.stops': 'Hält auf',
  'table.less': 'Würfel weniger',
  'table.less-vehicle': 'Weniger für Fahrzeuge',
  'table.from': 'Weniger für Fahrzeuge, die von hier angreifen',
  'table.sight': 'Versperrt die Sicht',
  'table.faces': 'Die Seiten eines Würfels',
  'table.face': 'Symbol',
  'table.of-six': 'Von sechs Seiten',
  'table.hits': 'Trifft',
  'table.scenarios': 'Die Szenarien',
  'table.scenario': 'Szenario',
  'table.begins': 'Beginnt',
  'table.hands': 'Karten: Rebellen, Imperium',
  'table.to-win': 'Medaillen zum Sieg: Rebellen, Imperium',
  'table.yes': 'ja',
  'table.everybody': 'alle',
  'table.no': 'nein',
  'sight.board': 'Eine Sichtlinie: beide Enden lassen sich bewegen',
  'sight.end': 'ein Ende der Linie',
  'sight.free': 'Von {from} nach {to} ist die Sichtlinie frei.',
  'sight.blocked': 'Von {from} nach {to} ist die Sichtlinie versperrt: {blockers}.',
  'sight.edge': 'Von {from} nach {to} versperrt der Rand des Spielplans die Sichtlinie.',
  'sight.not-there': 'Dort kann niemand stehen.',
  'sight.how': 'Zieh ein Ende der Linie, oder wähl ein Ende und dann ein Feld. Mit Tasten: Pfeile und Eingabe.',
};
