import type { Key } from '@wartable/endor/lessons/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'lesson.endor.ewoks': 'Ewoks',
  'lesson.endor.ewoks.goal': 'Sammle alle um Wicket und feuert gemeinsam.',
  'lesson.endor.ewoks.1': 'Sieben Felder mit dickem Rand sind ein Makrohex. Bewege Ewoks 1 in das, in dem Wicket steht.',
  'lesson.endor.ewoks.1.wrong': 'Ewoks feuern nur im Makrohex eines Anführers gemeinsam: Bring Ewoks 1 zu Wicket.',
  'lesson.endor.ewoks.2': 'Die anderen stehen gut. Beende diese Karte: Die nächste lässt Ewoks feuern.',
  'lesson.endor.ewoks.2.wrong': 'Sie sind, wo sie sein sollen; beende einfach die Karte.',
  'lesson.endor.ewoks.3':
    'Allein würfelt ein Ewok einen Würfel. Fang mit Wicket an, lass beide anderen mitfeuern und nimm die Sturmtruppen neben ihnen.',
  'lesson.endor.ewoks.3.wrong':
    'Zu dritt würfeln sie drei Würfel, und Entfernung kostet welche: erst Wicket, dann alle anderen dazu.',
  'lesson.endor.ewoks.end': 'Allein klein, gemeinsam stark: Halte sie bei ihren Anführern.',
  'lesson.endor.fire': 'Feuer und Deckung',
  'lesson.endor.fire.goal': 'Feuere mit so vielen Würfeln wie möglich.',
  'lesson.endor.fire.1': 'Truppen würfeln drei Würfel, einen weniger je Makrohex und für Deckung. Feuere, wo alle drei zählen.',
  'lesson.endor.fire.1.wrong': 'Wald oder Entfernung nähmen einen Würfel: Die Sturmtruppen auf I1.5 sind nah und im Freien.',
  'lesson.endor.fire.2':
    'Ein Treffer braucht so viele Lichtschwerter, wie das Ziel Panzerung hat. Dir bleiben zwei Würfel: Feuere auf Sturmtruppen, Panzerung 1.',
  'lesson.endor.fire.2.wrong': 'Der AT-ST hat Panzerung 2: Beide Würfel müssten Lichtschwerter zeigen.',
  'lesson.endor.fire.end': 'Nah, offen und dünn gepanzert: So wählt man Ziele.',
  'lesson.endor.imperials': 'Wie Imperiale entscheiden',
  'lesson.endor.imperials.goal': 'Führe die Sturmtruppen in die Irre.',
  'lesson.endor.imperials.1':
    'Die Sturmtruppen gehen auf den nächsten Rebellen los: jetzt die Ewoks. Bring Rebellentruppen 1 näher heran, auf Hügel oder in den Wald.',
  'lesson.endor.imperials.1.wrong':
    'Dann gingen sie noch immer auf die Ewoks los oder fänden die Truppen im Freien: Versuch I2.2, I3.6 oder E5.5.',
  'lesson.endor.imperials.2': 'Beende nun die Karte und sieh zu, wen sie wählen.',
  'lesson.endor.imperials.2.wrong': 'Der Köder liegt: Beende die Karte.',
  'lesson.endor.imperials.3': 'Sie kamen zu deinen Truppen, so nah und gedeckt wie möglich. Feuere, bevor sie es tun.',
  'lesson.endor.imperials.3.wrong': 'Du hast sie hergelockt: Nun feuere.',
  'lesson.endor.imperials.end':
    'Erst die Nähe, dann die Liste der Taktik: Verweile auf einer imperialen Einheit, und du siehst, wen sie will.',
  'lesson.endor.door': 'Die Tür',
  'lesson.endor.door.goal': 'Öffne den Bunker.',
  'lesson.endor.door.1':
    'Ein Held auf dem Eingang kann an der Tür arbeiten. Die Droiden würfeln am meisten: Bewege sie nach R.0.',
  'lesson.endor.door.1.wrong': 'Leia würfelt an der Tür einen Würfel, die Droiden drei, und nur auf R.0.',
  'lesson.endor.door.2': 'Jeder Held tut eines pro Karte. Beende sie und warte auf die nächste.',
  'lesson.endor.door.2.wrong': 'Leia stünde nur im Weg: Beende die Karte.',
  'lesson.endor.door.3':
    'Wieder die Helden. Versuch mit den Droiden den Durchbruch: Ein Lichtschwert rückt die Tür vor, und bei 3 ist sie offen.',
  'lesson.endor.door.3.wrong': 'Wer den Eingang verlässt, verlässt die Tür: Versuch den Durchbruch.',
  'lesson.endor.door.end': 'Endgültig offen; und nun läuft jede imperiale Einheit zum Eingang.',
  'lesson.endor.complex': 'Der Komplex',
  'lesson.endor.complex.goal': 'Zerstöre den Generator.',
  'lesson.endor.complex.1': 'Die Tür ist offen, und Leia steht davor. Schick sie hinein.',
  'lesson.endor.complex.1.wrong': 'Vom Eingang aus kostet es zwei Punkte: Leia kann es jetzt.',
  'lesson.endor.complex.2': 'Solange eine Wache drinnen ist, ist der Generator sicher. Lass Han auf sie feuern.',
  'lesson.endor.complex.2.wrong': 'Erst die Wache: Mit einer imperialen Einheit drinnen kommt niemand an den Generator.',
  'lesson.endor.complex.3': 'Der Weg ist frei. Han wirft zwei Durchbruchwürfel: ein Lichtschwert, und der Generator ist hin.',
  'lesson.endor.complex.3.wrong': 'Leia wirft einen Würfel, Han zwei: Lass ihn ran.',
  'lesson.endor.complex.end': 'Der Schild ist unten. So gewinnt man eine Schlacht um Endor.',
};
