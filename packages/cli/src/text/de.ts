import type { Sentences } from '@wartable/kernel';
import type { Key } from './en.ts';

export const de: Sentences<Key> = {
  'error.command': 'den Befehl „{command}“ gibt es nicht{hint}',
  'error.option': 'unbekannte Option {option}{hint}',
  'error.arguments': '{reason}',
  'error.number': '{option} erwartet eine ganze Zahl von {least} bis {most}, nicht „{value}“',
  'error.word': '{option} akzeptiert „{value}“ nicht; möglich: {words}',
  'error.game': 'das Spiel „{id}“ gibt es nicht; bekannt: {games}',
  'error.bot':
    'den Bot „{name}“ gibt es nicht; es gibt random, greedy, search:200ms (eine Zeit), search:500 (Durchläufe) und level:1 bis level:6',
  'error.bots': '--bots braucht {need} Namen, durch Kommas getrennt; gefunden: {have}',
  'error.tournament-bots': '--bots braucht mindestens zwei verschiedene Namen, durch Kommas getrennt',
  'error.tournament-seats': 'ein Turnier wird zwischen zwei Seiten oder allein gespielt, nicht mit {seats} Plätzen',
  'error.missing': '{what} fehlt',
  'error.surplus': 'ein Argument zu viel: „{what}“',
  'error.unreadable': '{path} ist nicht lesbar ({reason})',
  'error.no-cases': 'keine .yaml-Dateien unter {path}',
  'error.no-save': 'keine gespeicherte Partie unter {path}',
  'error.help': 'siehe wartable {command} --help',

  'help.usage': 'Aufruf',
  'help.example': 'Beispiel',
  'help.commands': 'Befehle (mehr dazu: wartable <Befehl> --help)',
  'help.languages': '--lang en, fr, de oder es wählt die Sprache; sonst gilt die deines Systems.',
  'help.play':
    'Am Terminal spielen, gegen einen Bot oder zu zweit an einer Tastatur. Die Partie wird nach jeder Antwort gespeichert und geht da weiter, wo du aufgehört hast.',
  'help.play-options':
    '--seat leia, vader oder both; --bot greedy oder random; --setup standard oder first-game (duel); --scenario 1 bis 17 oder eine Datei, --seats 2 bis 4, --leaders je Person einer (hoth); --difficulty, --ties ask oder auto, --map eine Datei (endor); --resume setzt die gespeicherte Partie fort, --new beginnt eine andere; --seed legt Würfel und Mischen fest; --plain für Screenreader: keine Farben, kein Löschen des Bildschirms; --fast lässt Bots ohne Pause antworten.',
  'help.campaign':
    'Eine Hauskampagne von Battle of Hoth spielen, Schlacht um Schlacht; Ergebnisse bestimmen den Weg, Unterstützungskarten bleiben erhalten.',
  'help.campaign-options':
    '--seat rebel, empire oder both; --bot greedy oder random; --new beginnt von vorn; --plain und --fast wie bei play.',
  'help.simulate':
    'Bots viele Partien spielen lassen und zählen: Siege mit 95-%-Intervall, Länge, Tempo. Derselbe Seed ergibt dieselben Partien.',
  'help.simulate-options':
    '--bots ein Name pro Seite (random, greedy); --games Anzahl der Partien; --seed beliebiger Text; --setup wie bei play; --json für Programme.',
  'help.tournament':
    'Bots gegeneinander spielen lassen, bis klar ist, wer stärker ist: Elo mit 95-%-Intervallen, Kreuztabelle, Bedenkzeiten. Jede Partie wird zweimal mit denselben Würfeln und Mischungen gespielt, mit vertauschten Seiten; im Solospiel werden Ergebnisse mit demselben Seed verglichen.',
  'help.tournament-options':
    '--bots zwei oder mehr Namen (random, greedy, search:200ms, search:500, level:3); --games für je zwei Bots; --seed beliebiger Text; --threads wie viele Partien gleichzeitig; --all spielt weiter, wenn klar ist, wer stärker ist; --scenario, --leaders, --setup, --difficulty wie bei play (ohne --scenario wechseln sich alle 17 ab); --json für Programme.',
  'help.replay':
    'Eine aufgezeichnete Partie in Worten erzählen und das Spielfeld zeigen, am Ende oder bei jedem beliebigen Eintrag im Protokoll.',
  'help.replay-options':
    '--to N hält nach N Einträgen an; --view mit einer Seite oder spectator zeigt nur, was dort zu sehen war; --position gibt das Stellungsdokument aus; --json gibt die Ereignisse aus.',
  'help.verify':
    'Die Aufzeichnung einer beendeten Partie prüfen: Der Seed ist der vorab festgelegte, jeder Würfelwurf und jedes Mischen folgt daraus, jede Antwort war erlaubt.',
  'help.verify-options': '--json für Programme.',
  'help.cases':
    'Fälle des ausführbaren Regelbuchs prüfen, aus dem Repository oder von anderswo. docs/cases.md beschreibt das Format.',
  'help.cases-options': '--json für Programme.',
  'help.coverage': 'Regeln auflisten, die kein Fall zeigt, und Fälle, die keine Regel nennen.',
  'help.coverage-options': '--game nur dieses Spiel; --json für Programme.',
  'help.fuzz':
    'Zufällige Partien spielen und in jedem Zustand jede Zusicherung prüfen. Schlägt eine fehl, wird die Partie als Aufzeichnung gespeichert, die replay öffnet.',
  'help.fuzz-options': '--games Anzahl der Partien; --seed beliebiger Text; --setup wie bei play; --out Ordner für Fehlschläge.',

  'cases.expected': 'erwartet',
  'cases.found': 'gefunden',
  'coverage.bare': 'kein Fall zeigt diese Regel',
  'coverage.stray': 'nennt keine bekannte Regel',
  'coverage.summary': '{covered} von {rules} Regeln werden von {cases} Fällen gezeigt',
  'fuzz.passed':
    '{games} {games|Partie|Partien}, {decisions} {decisions|Entscheidung|Entscheidungen}: alle Zusicherungen eingehalten',
  'fuzz.failed': 'Partie {seed}: {promise}',
  'fuzz.written': 'Die Partie liegt in {path}: wartable replay {path}',
  'replay.undo': '{seat} nimmt die letzte Antwort zurück.',
  'replay.concede': '{seat} gibt auf.',
  'simulate.wins': '{seat} ({bot}) – Siege: {n}, {share} % ({low}–{high})',
  'simulate.draws': 'unentschieden: {n}',
  'simulate.losses': 'Niederlagen: {n}',
  'simulate.length': '{mean} Entscheidungen pro Partie (kürzeste {shortest}, Median {median}, längste {longest})',
  'simulate.speed': '{games} Partien pro Sekunde, {decisions} Entscheidungen pro Sekunde',
  'tournament.bot': 'Bot',
  'tournament.elo': 'Elo',
  'tournament.interval': '95 %',
  'tournament.games': 'Partien',
  'tournament.results': 'S/U/N',
  'tournament.score': 'Punkte %',
  'tournament.alone': 'allein gewonnen %',
  'tournament.mean': 'ms je Entscheidung',
  'tournament.longest': 'längste ms',
  'tournament.crosstable': 'Punkte %',
  'tournament.pair': 'Erster – Zweiter',
  'tournament.as': 'Erster als {seat} %',
  'tournament.verdict': 'Urteil',
  'tournament.open': 'offen',
  'tournament.stronger': '{bot} ist stärker',
  'tournament.failed': 'eine Partie ließ sich nicht spielen ({job}): {reason}',
  'verify.commitment': 'der Seed ist der vor der Partie festgelegte',
  'verify.chance': '{n} {n|Würfelwurf oder Mischvorgang folgt|Würfelwürfe und Mischvorgänge folgen} aus dem Seed',
  'verify.answers': '{n} {n|Antwort war|Antworten waren} erlaubt',
  'verify.outcome': 'das Ergebnis ist das aufgezeichnete (Sieg: {winners})',

  'duel.initiative': 'Runde {round} · Initiative: {side}',
  'duel.initiative-taken': 'Runde {round} · Initiative ergriffen von {side}',
  'duel.counts': 'Hand {hand} · Deck {deck} · Ablage {discard} · Ressourcen {ready}/{total}',
  'duel.leader-ready': 'spielbereit',
  'duel.leader-exhausted': 'erschöpft',
  'duel.leader-deployed': 'im Spiel',
  'duel.epic-left': 'kann noch eingesetzt werden',
  'duel.hand': 'Hand',
  'duel.figures': '{power} Stärke, {hp} LP',

  'endor.facts': 'Zug {turn} · Tür {door}/3 · Taktik {tactic} · Kreuzer verloren {cruisers}',
  'endor.boxes': 'Im Komplex: {complex} · behalten: {kept} · verwundet: {wounded}',
  'endor.odds': '{hit} % Treffer',
  'hoth.turn': 'Zug {turn}',
  'hoth.odds': '{sum}{n} Würfel · {hit} % Verlust · {gone} % ausgeschaltet · {away} % Rückzug',
  'hoth.hand': 'Hand {n}, Stapel {pile}, Ablage {discards}',

  'campaign.begin': 'Eingabe beginnt die Schlacht.',
  'campaign.score': 'Schlacht {number} · gewonnene Schlachten: Rebellen {rebel}, Imperium {empire}',
  'play.game': 'Welches Spiel?',
  'play.seat': '{n}  {seat} gegen den Computer spielen',
  'play.everybody': '{n}  Alle an dieser Tastatur',
  'play.goal':
    'Du gewinnst, wenn die gegnerische Basis keine LP mehr hat. Jeder Zug ist eine Aktion: eine Karte ausspielen (Kosten in Klammern, bezahlt mit Ressourcen), mit einer spielbereiten Einheit angreifen, eine Aktion einer Karte nutzen, die Initiative für die nächste Runde nehmen oder passen. Einheiten kämpfen in ihrer Arena; jede darf die Basis angreifen. Haben beide gepasst, ziehen alle zwei Karten und dürfen eine als Ressource ablegen.',
  'play.goal-hoth':
    'Gewinne die Medaillen, die das Szenario verlangt: Eine ausgeschaltete gegnerische Einheit zählt eine. In jedem Zug: eine Befehlskarte ausspielen, Einheiten aktivieren, bewegen, dann angreifen. Einheiten heißen nach ihrem Feld. I und i sind Infanterie, S Gleiter, R Artillerie, W AT-AT, d Droiden, ein Buchstabe je Figur; <..> aktiviert; ^ Hügel, o Felsen, [B] Gebäude, [W] Trümmer, = Schützengräben, A Gletschereis-Turm, ~ Gletscherspalte, * Medaille oder Ausgang.',
  'play.goal-endor':
    'Öffne die Tür des Bunkers, bringe einen Helden in den Komplex und zerstöre den Schildgenerator, bevor der fünfte Kreuzer verloren ist. Jede Aktionskarte lässt bestimmte Einheiten handeln; die Imperialen folgen festen Verfahren, Gleichstände entscheidest du. Auf der Karte: H Han, L Leia, C Chewbacca, D Droiden, T Truppen, W Ewok-Anführer, E Ewoks, K Katapulte; a AT-ST, b Düsenschlitten, s Sturmtruppen, g Wachen; : Wald, ^ Hügel, @ Eingang.',
  'play.continue':
    'Es gibt eine gespeicherte Partie.\n  1  Weiterspielen\n  2  Eine neue beginnen (die gespeicherte wird aufgegeben)',
  'play.damaged': 'Die gespeicherte Partie ist nicht lesbar ({reason}). Sie liegt jetzt unter {path}; eine neue Partie beginnt.',
  'play.ask': '1–{n} oder h für Hilfe:',
  'play.pause': 'Eingabe: weiter · u: zurücknehmen',
  'play.thinking': 'denkt nach …',
  'play.advice': 'Der Berater nähme {n}: {label}',
  'play.help':
    'Gib die Nummer einer Wahl ein, oder ihr Feld (d4).  u zurücknehmen · a Rat · ? Ding: warum nicht? (? han solo) · c Karte: ihr Text · r Wörter: Regelbuch · l Spielfeld zeigen · concede aufgeben · q speichern und beenden',
  'play.legend':
    'Auf dem Spielfeld: Name Stärke/übrige LP, in Klammern, wenn erschöpft, § Wachposten, +n Überfall, ♥n Wiederherstellung.',
  'play.hand-over': 'Gib die Tastatur an {seat} weiter und drücke die Eingabetaste.',
  'play.not-understood': '„{typed}“ wurde nicht verstanden; h zeigt, was du eingeben kannst.',
  'play.legal': 'Das ist erlaubt: {intent}.',
  'play.no-card': 'Es gibt keine Karte „{typed}“.',
  'play.no-rule': 'Keine Regel heißt „{typed}“.',
  'play.undo-nothing': 'Es gibt nichts zurückzunehmen.',
  'play.undo-chance': 'Das lässt sich nicht zurücknehmen: Seitdem hat der Zufall entschieden.',
  'play.undo-reveal': 'Das lässt sich nicht zurücknehmen: Du hast seitdem neue Karten gesehen.',
  'play.undo-answer': 'Das lässt sich nicht zurücknehmen: Dein Gegner hat seitdem geantwortet.',
  'play.saved': 'Gespeichert. Jederzeit weiterspielen mit: wartable play --resume',
  'play.won': '{seat} gewinnt!',
  'play.lost': 'Du hast verloren.',
  'play.draw': 'Unentschieden.',
  'play.record': 'Die Aufzeichnung liegt in {path}. Alle können sie prüfen: wartable verify {path}',
};
