import type { Key } from '@wartable/duel/lessons/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'lesson.duel.resources': 'Ressourcen und Einheiten',
  'lesson.duel.resources.goal': 'Bezahle zwei Einheiten in zwei Runden.',
  'lesson.duel.resources.1': 'Eine Karte kostet die Zahl in ihrer Ecke. Du hast zwei Ressourcen: Spiel den Hoth-Soldaten aus.',
  'lesson.duel.resources.1.wrong': 'Ressourcen, die du nicht nutzt, nützen nichts: Bring eine Einheit ins Spiel.',
  'lesson.duel.resources.2':
    'Er kam erschöpft herein, und zum Bezahlen ist nichts mehr da. Passe auch du: Das beendet die Phase.',
  'lesson.duel.resources.2.wrong': 'Du beginnst ohnehin: Hier reicht es zu passen.',
  'lesson.duel.resources.3':
    'Du hast zwei Karten gezogen und darfst eine als Ressource auslegen. Wähle die, die du noch lange nicht bezahlen kannst.',
  'lesson.duel.resources.3.wrong': 'Die kannst du bald ausspielen; der Falke kostet sieben.',
  'lesson.duel.resources.4': 'Alles ist wieder spielbereit, und du hast drei Ressourcen. Gib sie alle für eine Einheit aus.',
  'lesson.duel.resources.4.wrong': 'Erst die Einheit: Drei Ressourcen für einen Grabenverteidiger verschwenden nichts.',
  'lesson.duel.resources.end': 'Jede Runde eine Ressource und etwas dafür: So wächst eine Armee.',
  'lesson.duel.attack': 'Angreifen',
  'lesson.duel.attack.goal': 'Wähle dreimal das richtige Ziel.',
  'lesson.duel.attack.1':
    'Beide Einheiten fügen gleichzeitig Schaden in Höhe ihrer Stärke zu. Greif mit dem Grabenverteidiger die an, die er besiegt.',
  'lesson.duel.attack.1.wrong': 'Drei Schaden besiegen nur eine Einheit mit drei LP: die Schneetruppler-Vorhut.',
  'lesson.duel.attack.2': 'Eine Basis schlägt nie zurück. Greif sie mit dem Hoth-Soldaten an.',
  'lesson.duel.attack.2.wrong': 'Die Erste Legion besiegte deinen Soldaten und überlebte: Nimm die Basis.',
  'lesson.duel.attack.3': 'Schiffe kämpfen im Weltraum: Am Boden erreichen sie niemanden. Besiege den Bomber mit deiner Eskorte.',
  'lesson.duel.attack.3.wrong': 'Der Bomber ist schon beschädigt: Zwei Schaden reichen, und Schaden bleibt.',
  'lesson.duel.attack.end': 'Tausche, die du gewinnst, und die Basis, wenn es keine gibt.',
  'lesson.duel.sentinel': 'Wachposten und Schlüsselwörter',
  'lesson.duel.sentinel.goal': 'Komm an einem Wachposten vorbei und stell dann selbst einen auf.',
  'lesson.duel.sentinel.1':
    'Vaders AT-ST ist ein Wachposten: Er muss zuerst angegriffen werden. Luke ist stark genug, und Wiederherstellung heilt deine Basis.',
  'lesson.duel.sentinel.1.wrong': 'Nur Luke besiegt den Wachposten und überlebt: Greif mit ihm an.',
  'lesson.duel.sentinel.2': 'Der Weg ist frei. Überfall gibt dem Speeder beim Angriff eine Stärke mehr: Triff mit ihm die Basis.',
  'lesson.duel.sentinel.2.wrong': 'Der Läufer ist erschöpft und schlüge trotzdem zurück: Die Basis nicht.',
  'lesson.duel.sentinel.3': 'Vaders Läufer ist nächste Runde spielbereit. Stell einen eigenen Wachposten vor deine Basis.',
  'lesson.duel.sentinel.3.wrong': 'Chewbacca ist der Wachposten: Wer am Boden angreift, muss ihn angreifen.',
  'lesson.duel.sentinel.end': 'Schlüsselwörter stehen auf der Karte: Verweile darauf, um sie zu lesen.',
  'lesson.duel.leaders': 'Anführer',
  'lesson.duel.leaders.goal': 'Bring Leia in den Kampf.',
  'lesson.duel.leaders.1': 'Ein Anführer hilft vom Rand aus: Für eine Ressource heilt Leia eine Einheit. Nutze ihre Aktion.',
  'lesson.duel.leaders.1.wrong': 'Erst die Aktion: Ist sie im Kampf, hat sie diese nicht mehr.',
  'lesson.duel.leaders.2':
    'Mit fünf Ressourcen, verbrauchte mitgezählt, kommt Leia in den Kampf: einmal pro Partie und kostenlos. Setz sie ein.',
  'lesson.duel.leaders.2.wrong': 'Sonst hilft dir nun nichts: Leia selbst kann kommen, und sie kommt spielbereit.',
  'lesson.duel.leaders.3': 'Sie kam spielbereit herein. Greif mit ihr die Basis an; dabei heilt sie zwei Einheiten.',
  'lesson.duel.leaders.3.wrong': 'Eine Einheit schlüge zurück, und Leia ist zu wertvoll: Nimm die Basis.',
  'lesson.duel.leaders.end': 'Fällt sie, kehrt sie an den Rand zurück: Ihre Aktion bleibt dir.',
  'lesson.duel.tempo': 'Tempo und Initiative',
  'lesson.duel.tempo.goal': 'Handle zweimal hintereinander zuerst.',
  'lesson.duel.tempo.1':
    'Du und Vader wechselt euch mit je einer Aktion ab. Sein Schütze würde gleich vier Schaden machen: Besiege ihn vorher.',
  'lesson.duel.tempo.1.wrong': 'Die Basis läuft nicht weg; der Schütze greift mit vier an und verteidigt mit null.',
  'lesson.duel.tempo.2': 'In dieser Runde hast du nichts mehr zu tun. Ergreife die Initiative: Dann beginnst du die nächste.',
  'lesson.duel.tempo.2.wrong': 'Wer nur passt, überlässt Vader die erste Aktion der nächsten Runde.',
  'lesson.duel.tempo.3': 'Die Runde ist vorbei: Beide ziehen und dürfen eine Ressource auslegen. Tu, was du möchtest.',
  'lesson.duel.tempo.4': 'Du beginnst, und alles ist spielbereit. Triff die Basis, bevor Vader jemanden in den Weg stellt.',
  'lesson.duel.tempo.4.wrong': 'Jetzt steht niemand im Weg: Die Basis entscheidet das Duell.',
  'lesson.duel.tempo.end': 'Die letzte Aktion der einen Runde, die erste der nächsten: Das ist Tempo.',
};
