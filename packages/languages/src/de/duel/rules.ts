import type { Key } from '@wartable/duel/text/en.ts';
import type { Sentences } from '@wartable/kernel';
import { titles } from './titles.ts';

export const sentences: Sentences<Key> = {
  ...titles,
  'game.name': 'Erste Schlacht: Hoth',
  'seat.leia': 'Leia',
  'seat.vader': 'Vader',
  'result.damage': 'Schaden {dealt}:{taken}',
  'result.round': 'Runde {round}',
  'opening.action': 'Erste Aktion',
  'opening.resource': 'Erste Ressourcen',
  'opening.hand': 'Starthand',
  'opening.hand-kept': 'Hand behalten',
  'opening.mulligan-taken': 'Mulligan nehmen',
  'opening.passed': 'passen',
  'opening.initiative-taken': 'Initiative ergreifen',
  'opening.ability-used': '{card}: Fähigkeit',
  'aspect.command': 'Kommando',
  'aspect.heroism': 'Heldentum',
  'aspect.cunning': 'Raffinesse',
  'aspect.aggression': 'Aggression',
  'aspect.villainy': 'Niedertracht',
  'aspect.vigilance': 'Wachsamkeit',
  'arena.ground': 'Boden',
  'arena.space': 'Weltraum',
  'timing.when-played': 'Wenn ausgespielt',
  'timing.on-attack': 'Beim Angriff',
  'timing.when-defeated': 'Wenn besiegt',
  'keyword.sentinel': 'Wachposten',
  'keyword.raid': 'Überfall {n}',
  'keyword.restore': 'Wiederherstellung {n}',

  // Prompts: one for who decides, one for the others.
  'prompt.mulligan': 'Diese Hand behalten oder einen Mulligan nehmen?',
  'prompt.opening-resource': 'Lege zwei Karten verdeckt als Ressourcen aus: {n} von 2.',
  'prompt.action': 'Deine Aktion: {n} von {all} Ressourcen spielbereit.',
  'prompt.attack-target': '{unit} greift an. Wähle das Ziel.',
  'prompt.choose': '{card}: Wähle {what} ({effect}).',
  'prompt.choose-count': '{card}: Wähle {what}, {n} von {all} ({effect}).',
  'prompt.unique': '{card} darf nur einmal im Spiel bleiben. Wähle, welches Exemplar besiegt wird.',
  'prompt.first-side': 'Beide Seiten haben Fähigkeiten abzuhandeln. Wer beginnt?',
  'prompt.trigger-order': 'Welche der {n} Fähigkeiten wird zuerst abgehandelt?',
  'prompt.resource': 'Lege eine Karte als Ressource aus oder keine.',
  'waiting.mulligan': '{side} entscheidet über die Starthand.',
  'waiting.opening-resource': '{side} legt Ressourcen aus.',
  'waiting.action': '{side} ist am Zug.',
  'waiting.attack-target': '{side} wählt ein Ziel.',
  'waiting.choose': '{side} trifft eine Wahl.',
  'waiting.unique': '{side} wählt, welches Exemplar bleibt.',
  'waiting.first-side': '{side} entscheidet, wer zuerst abhandelt.',
  'waiting.trigger-order': '{side} legt die Reihenfolge der Fähigkeiten fest.',
  'waiting.resource': '{side} darf eine Ressource auslegen.',
  'order.no-resource': 'Keine Ressourcen mehr auslegen',
  'order.only-card': 'Wenn ich nur eine Karte habe, diese abgeben',
  'what.unit': 'eine Einheit',
  'what.friendly-unit': 'eine befreundete Einheit',
  'what.enemy-unit': 'eine gegnerische Einheit',
  'what.base': 'eine Basis',
  'what.card': 'eine Karte aus deiner Hand',
  'what.revealed': 'eine aufgedeckte Einheit',
  'effect.damage': '{n} Schaden',
  'effect.heal': '{n} Schaden heilen',
  'effect.exhaust': 'erschöpfen',
  'effect.ready': 'spielbereit machen',
  'effect.defeat': 'besiegen',
  'effect.return': 'zurück auf die Hand ihres Besitzers',
  'effect.attack': 'Angriff mit +{n} Stärke',
  'effect.discard': 'ablegen',
  'effect.take': 'auf die Hand nehmen',

  // Choices.
  'choice.pass': 'Passen: keine Aktion',
  'choice.pass-phase': 'Passen und Runde beenden',
  'choice.initiative': 'Die Initiative ergreifen',
  'choice.play': '„{card}“ ausspielen ({cost})',
  'choice.attack': 'Mit {unit} angreifen',
  'choice.use': 'Aktion von {unit} nutzen',
  'choice.use-leader': 'Aktion von {leader} nutzen ({cost} {cost|Ressource|Ressourcen})',
  'choice.deploy': '{leader} einsetzen',
  'choice.base': '{side}s Basis (noch {left} LP)',
  'choice.unit': '{unit} ({power} Stärke, noch {left} LP)',
  'choice.done': 'Keine weitere Einheit',
  'choice.done-card': 'Keine Karte',
  'choice.done-base': 'Keine Basis',
  'choice.done-unit': 'Keine Einheit',
  'choice.end-action': 'Zug beenden',
  'choice.end-opening-resource': 'Beide als Ressourcen legen',
  'choice.end-resource': '{card} als Ressource',
  'choice.end-choice': 'Diese Wahl beenden',
  'choice.keep': 'Diese Hand behalten',
  'choice.mulligan': 'Mulligan: Hand zurückmischen und sechs neue Karten ziehen',
  'choice.resource': '{card} ({cost})',
  'choice.no-resource': 'Keine Ressource',
  'choice.first': '{side} zuerst',
  'choice.resolve': '{card}',
  'unit.numbered': '{card} {number}',

  // The log.
  'log.initiative-rolled': '{side} beginnt mit der Initiative.',
  'log.deck-shuffled': '{side}s Deck wird gemischt.',
  'log.cards-drawn': '{side} zieht {n} {n|Karte|Karten}.',
  'log.cards-drawn-own': '{side} zieht: {cards}.',
  'log.hand-kept': '{side} behält die Starthand.',
  'log.mulligan-taken': '{side} nimmt einen Mulligan.',
  'log.answer-sealed': '{side}: notiert und geheim, bis beide geantwortet haben.',
  'log.resources-placed': '{side} legt {n} {n|Ressource|Ressourcen} aus.',
  'log.resources-placed-own': '{side} legt als Ressource aus: {cards}.',
  'log.round-began': 'Runde {round}. {side} beginnt.',
  'log.regroup-began': 'Umgruppierungsphase von Runde {round}.',
  'log.all-readied': 'Alles ist wieder spielbereit.',
  'log.passed': '{side} passt.',
  'log.initiative-taken': '{side} ergreift die Initiative.',
  'log.card-played': '{side} spielt „{card}“ für {cost} aus.',
  'log.ability-used': '{side} nutzt die Aktion von {card}.',
  'log.ability-triggered': '{card}: {timing}.',
  'log.leader-deployed': '{side} setzt {card} ein.',
  'log.attack-unit': '{card} greift {target} an.',
  'log.attack-base': '{card} greift {side}s Basis an.',
  'log.unit-damaged': '{card} erleidet {n} Schaden.',
  'log.base-damaged': '{side}s Basis erleidet {n} Schaden, insgesamt {total}.',
  'log.unit-healed': '{card}: {n} Schaden geheilt.',
  'log.base-healed': '{side}s Basis: {n} Schaden geheilt, {total} übrig.',
  'log.weakened': '{card} hat für diesen Angriff {n} Stärke weniger.',
  'log.exhausted': '{card} wird erschöpft.',
  'log.readied': '{card} wird spielbereit.',
  'log.unit-defeated': '{card} wird besiegt.',
  'log.leader-defeated': '{card} wird besiegt und kehrt erschöpft auf die Anführerseite zurück.',
  'log.unit-returned': '{card} kehrt auf {side}s Hand zurück.',
  'log.card-discarded': '{side} legt „{card}“ ab.',
  'log.cards-revealed': '{side} deckt auf: {cards}.',
  'log.card-taken': '{side} nimmt „{card}“ auf die Hand.',
  'log.deck-empty': '{side}s Deck ist leer: {n} {n|Karte fehlt|Karten fehlen}.',
  'log.game-won': '{side} gewinnt.',
  'log.game-drawn': 'Beide Basen fallen: unentschieden.',

  // Why not?
  'why.game-over': 'Die Partie ist vorbei.',
  'why.unknown': 'Hier heißt nichts „{words}“.',
  'why.not-your-turn': 'Du bist gerade nicht an der Reihe.',
  'why.already-answered': 'Du hast geantwortet, die andere Seite noch nicht.',
  'why.took-initiative': 'Du hast die Initiative ergriffen: In dieser Phase hast du keine weiteren Aktionen.',
  'why.finish-first': 'Beende zuerst, was gerade läuft.',
  'why.mulligan-over': 'Jetzt gibt es keinen Mulligan.',
  'why.not-an-action': 'Das ist keine der Aktionen der Aktionsphase.',
  'why.not-in-hand': '„{card}“ ist nicht auf deiner Hand.',
  'why.cost': '„{card}“ kostet {cost}; du hast {ready} {ready|spielbereite Ressource|spielbereite Ressourcen}.',
  'why.ability-cost': 'Die Aktion von {card} kostet {cost} {cost|Ressource|Ressourcen}; spielbereit hast du {ready}.',
  'why.not-yours': '{unit} gehört nicht dir.',
  'why.exhausted': '{unit} ist erschöpft.',
  'why.no-action': '{unit} hat keine Aktionsfähigkeit.',
  'why.leader-side': '{unit} ist als Einheit im Spiel; die Aktion steht auf der Anführerseite.',
  'why.leader-no-unit': '{leader} ist nicht als Einheit im Spiel.',
  'why.deployed': '{leader} ist bereits im Spiel.',
  'why.epic-used': 'Die Epische Aktion von {leader} ist verbraucht; sie geht nur einmal pro Partie.',
  'why.deploy-resources': 'Um {leader} einzusetzen, brauchst du {need} Ressourcen; du hast {have}.',
  'why.initiative-taken': '{side} hat in dieser Runde bereits die Initiative ergriffen.',
  'why.own-target': 'Nur die gegnerische Seite kann angegriffen werden.',
  'why.other-arena': '{attacker} kann {unit} nicht erreichen: Sie sind in verschiedenen Arenen.',
  'why.not-in-play': '„{card}“ ist nicht im Spiel.',
  'why.sentinel': 'Zuerst muss ein Wachposten angegriffen werden: {sentinels}.',
  'why.mandatory': 'Darauf kannst du nicht verzichten.',
  'why.choose-a-card': 'Es muss eine Karte gewählt werden.',
  'why.choose-a-base': 'Du musst eine Basis wählen.',
  'why.choose-a-unit': 'Du musst eine Einheit wählen.',
  'why.not-revealed': '„{card}“ ist keine aufgedeckte Einheit.',
  'why.already-chosen': '{unit} ist bereits gewählt.',
  'why.must-be-enemy': '{unit} ist keine gegnerische Einheit.',
  'why.must-be-friendly': '{unit} ist keine befreundete Einheit.',
  'why.must-be-ground': '{unit} ist keine Bodeneinheit.',
  'why.must-be-space': '{unit} ist keine Weltraumeinheit.',
  'why.no-leader': '{unit} ist ein Anführer; Anführer können hier nicht gewählt werden.',
  'why.must-be-another': 'Es muss eine andere Einheit als {unit} sein.',
  'why.must-have-aspect': '{unit} hat nicht den Aspekt {aspect}.',
  'why.max-cost': '{unit} kostet mehr als {most}.',
  'why.max-power': '{unit} hat mehr als {most} Stärke.',
  'why.max-hp': '{unit} hat noch mehr als {most} LP.',
  'why.open-chance': 'Das hängt vom Zufall ab.',
  'why.open-hidden': 'Das weiß noch niemand: Es hängt von Karten ab, die noch keiner gesehen hat.',
  'why.open-answer': 'Das hängt davon ab, was die andere Seite zuvor tut.',

  // What is wrong with a position.
  'position.frames': 'eine Partie, die nicht vorbei ist, steht in irgendeinem Schritt; für die Aktionsphase lass das Feld weg',
  'position.resources-left': 'für Ressourcen {n|ist|sind} nur noch {n} {n|Karte|Karten} übrig',
  'position.leader-deployed': 'ein Anführer ist genau dann eingesetzt, wenn er in ground als Einheit steht',
  'position.epic-used': 'ein eingesetzter Anführer hat seine Epische Aktion verbraucht',
  'position.not-shown': '{card} ist weder auf der Hand noch unter den seither gelegten Ressourcen',
  'position.unit-id': 'eine andere Einheit hat schon die id {id}',
  'position.unique': '{card} ist einzigartig: eine Seite hat nur ein Exemplar im Spiel',
  'position.initiative': 'wer die Initiative ergriffen hat, hat sie',
  'position.base': 'mit {hp} Schaden fällt die Basis, und die Partie ist vorbei',
  'position.other-side': '{card} gehört der anderen Seite',
  'position.no-unit': '{card} ist keine Einheit',
  'position.ground-unit': '{card} ist eine Bodeneinheit',
  'position.space-unit': '{card} ist eine Weltraumeinheit',
  'position.copies': 'von {card} gibt es nur {n} {n|Exemplar|Exemplare}',
  'position.not-in-deck': '{card} ist keine Karte aus {side}s Deck',
  'position.choice': '„{words}“ ist keine Wahl dieses Spiels',

  // Cards.
  'card.leia-organa': 'Leia Organa',
  'card.leia-organa.text':
    'Aktion (1 Ressource, Leia erschöpfen): Heile 1 Schaden von einer befreundeten Einheit. Als Einheit, Beim Angriff: Heile je 1 Schaden von zwei befreundeten Einheiten.',
  'card.leia-organa.note':
    'Es müssen zwei verschiedene Einheiten sein; Leia darf eine davon sein. Gibt es nur eine befreundete Einheit, wird nur diese geheilt.',
  'card.echo-caverns': 'Echo-Höhlen',
  'card.chewbacca': 'Chewbacca',
  'card.rogue-squadron-speeder': 'Speeder der Renegaten-Staffel',
  'card.ill-cover-for-you': 'Ich gebe dir Deckung',
  'card.ill-cover-for-you.text': 'Füge zwei gegnerischen Einheiten je 1 Schaden zu.',
  'card.ill-cover-for-you.note':
    'Zwei verschiedene Einheiten; nur eine, wenn es nur eine gibt. Beide erleiden den Schaden gleichzeitig.',
  'card.rebellion-y-wing': 'Y-Wing der Rebellion',
  'card.rebellion-y-wing.text': 'Beim Angriff: Füge einer Basis 1 Schaden zu.',
  'card.rebellion-y-wing.note': 'Jede der beiden Basen, egal, was der Y-Wing angreift, und vor dem Kampfschaden.',
  'card.echo-coordinator': 'Echo-Koordinator',
  'card.trench-defender': 'Grabenverteidiger',
  'card.ive-found-them': 'Ich habe sie gefunden',
  'card.ive-found-them.text':
    'Decke die obersten 3 Karten deines Decks auf. Nimm eine Einheit davon auf die Hand und lege die übrigen Karten ab.',
  'card.ive-found-them.note':
    'Beide Spieler sehen die Karten. Ist eine Einheit dabei, musst du eine nehmen. Hat dein Deck weniger als 3 Karten, deckst du auf, was da ist, bei leerem Deck nichts, ohne Schaden.',
  'card.han-solo': 'Han Solo',
  'card.han-solo.text': 'Beim Angriff: Die verteidigende Einheit hat für diesen Angriff 2 Stärke weniger.',
  'card.han-solo.note': 'Beim Angriff auf eine Basis passiert nichts. Stärke sinkt nie unter 0.',
  'card.r2-d2': 'R2-D2',
  'card.r2-d2.text':
    'Beim Angriff: Wenn du eine Kommando-Einheit kontrollierst, erschöpfe eine gegnerische Bodeneinheit, die 4 oder weniger kostet.',
  'card.r2-d2.note':
    'R2-D2 ist keine Kommando-Einheit; eine eingesetzte Leia schon. Ein erschöpfter Verteidiger fügt trotzdem seinen Kampfschaden zu.',
  'card.evacuation-escort': 'Evakuierungseskorte',
  'card.recovery': 'Genesung',
  'card.recovery.text': 'Heile 5 Schaden von einer Einheit.',
  'card.recovery.note': 'Auch gegnerische und unbeschädigte Einheiten dürfen gewählt werden.',
  'card.bright-hope': 'Bright Hope',
  'card.tauntaun-mount': 'Tauntaun-Reittier',
  'card.tauntaun-mount.text': 'Wenn besiegt: Heile 2 Schaden von deiner Basis.',
  'card.tauntaun-mount.note': 'Geheilt wird die Basis des Spielers, der es kontrolliert hat.',
  'card.ion-cannon': 'Ionenkanone',
  'card.ion-cannon.text': 'Aktion (erschöpfen): Füge einer Weltraumeinheit 3 Schaden zu.',
  'card.ion-cannon.note':
    'Auch deine eigenen Weltraumeinheiten dürfen gewählt werden. Die Aktion darf auch ganz ohne Weltraumeinheit im Spiel genutzt werden.',
  'card.go-for-the-legs': 'Zielt auf die Beine',
  'card.go-for-the-legs.text': 'Erschöpfe eine gegnerische Bodeneinheit.',
  'card.go-for-the-legs.note': 'Anführer im Spiel dürfen gewählt werden, befreundete Einheiten und Weltraumeinheiten nicht.',
  'card.c-3po': 'C-3PO',
  'card.c-3po.text': 'Wenn ausgespielt: Wenn du eine Raffinesse-Einheit kontrollierst, ziehe eine Karte.',
  'card.c-3po.note': 'C-3PO ist keine Raffinesse-Einheit; gegnerische Einheiten zählen nicht.',
  'card.luke-skywalker': 'Luke Skywalker',
  'card.luke-skywalker.text': 'Wenn ausgespielt: Du darfst einer Bodeneinheit 3 Schaden zufügen.',
  'card.luke-skywalker.note': 'Auch befreundete Einheiten und Luke selbst dürfen gewählt werden.',
  'card.improvised-detonation': 'Improvisierte Sprengung',
  'card.improvised-detonation.text':
    'Greife sofort mit einer spielbereiten befreundeten Einheit an; sie hat für diesen Angriff 2 Stärke mehr.',
  'card.improvised-detonation.note': 'Boden oder Weltraum. Alle Regeln für Angriffe gelten.',
  'card.gr-75-medium-transport': 'GR-75-Medium-Transporter',
  'card.general-rieekan': 'General Rieekan',
  'card.general-rieekan.text':
    'Aktion (erschöpfen): Greife sofort mit einer anderen spielbereiten befreundeten Heldentum-Einheit an; sie hat für diesen Angriff 2 Stärke mehr.',
  'card.general-rieekan.note':
    'Auch eine eingesetzte Leia darf angreifen. Die Aktion darf auch genutzt werden, wenn niemand angreifen kann.',
  'card.millennium-falcon': 'Millennium Falke',
  'card.millennium-falcon.text':
    'Wenn ausgespielt: Wenn deine Basis mehr Schaden hat als die gegnerische Basis, mache den Falken spielbereit.',
  'card.millennium-falcon.note': 'Verglichen wird der Schaden, nicht die übrigen LP; gleich viel Schaden reicht nicht.',
  'card.hoth-trooper': 'Hoth-Soldat',
  'card.watch-this': 'Pass mal auf',
  'card.watch-this.text':
    'Bringe eine Nicht-Anführer-Einheit, die 6 oder weniger kostet, auf die Hand ihres Besitzers zurück und erschöpfe alle anderen gegnerischen Einheiten in derselben Arena.',
  'card.watch-this.note':
    'Auch eine befreundete Einheit darf zurückgebracht werden. Anführer in dieser Arena werden ebenfalls erschöpft. Ohne erlaubte Einheit passiert nichts.',
  'card.darth-vader': 'Darth Vader',
  'card.darth-vader.text':
    'Aktion (1 Ressource, Vader erschöpfen): Füge einer Basis 1 Schaden zu. Als Einheit, Beim Angriff: Füge einer Basis 2 Schaden zu.',
  'card.darth-vader.note': 'Auch deine eigene Basis darf gewählt werden. Der Schaden kommt vor dem Kampfschaden.',
  'card.forward-command-post': 'Vorgeschobener Kommandoposten',
  'card.first-legion-trooper': 'Truppler der Ersten Legion',
  'card.ground-assault-at-at': 'Bodenangriffs-AT-AT',
  'card.snowtrooper-vanguard': 'Schneetruppler-Vorhut',
  'card.lambda-shuttle': 'Lambda-Fähre',
  'card.target-the-main-generator': 'Zielt auf den Hauptgenerator',
  'card.target-the-main-generator.text': 'Füge einer Basis 2 Schaden zu.',
  'card.target-the-main-generator.note': 'Auch deine eigene Basis darf gewählt werden.',
  'card.admiral-piett': 'Admiral Piett',
  'card.admiral-piett.text': 'Beim Angriff: Wenn du eine Aggression-Einheit kontrollierst, ziehe eine Karte.',
  'card.admiral-piett.note':
    'Piett ist keine Aggression-Einheit; ein eingesetzter Vader schon. Bei leerem Deck erleidet deine Basis 3 Schaden.',
  'card.were-in-trouble': 'Wir stecken in Schwierigkeiten',
  'card.were-in-trouble.text': 'Füge einer Einheit 3 Schaden zu.',
  'card.were-in-trouble.note': 'Auch befreundete Einheiten dürfen gewählt werden.',
  'card.imperial-deck-officer': 'Deckoffizier des Imperiums',
  'card.imperial-deck-officer.text': 'Aktion (erschöpfen): Heile 2 Schaden von einer Niedertracht-Einheit.',
  'card.imperial-deck-officer.note':
    'Der Deckoffizier selbst ist keine Niedertracht-Einheit. Auch unbeschädigte Einheiten dürfen gewählt werden.',
  'card.snowtrooper': 'Schneetruppler',
  'card.hoth-lieutenant': 'Hoth-Leutnant',
  'card.hoth-lieutenant.text':
    'Wenn ausgespielt: Du darfst sofort mit einer anderen spielbereiten befreundeten Einheit angreifen; sie hat für diesen Angriff 2 Stärke mehr.',
  'card.hoth-lieutenant.note': 'Nie mit dem Leutnant selbst. Alle Regeln für Angriffe gelten.',
  'card.too-strong-for-blasters': 'Zu stark für Blaster',
  'card.too-strong-for-blasters.text': 'Heile 2 Schaden von einer Einheit.',
  'card.too-strong-for-blasters.note': 'Auch gegnerische und unbeschädigte Einheiten dürfen gewählt werden.',
  'card.general-veers': 'General Veers',
  'card.general-veers.text':
    'Wenn ausgespielt: Wenn du eine Wachsamkeit-Einheit kontrollierst, füge der gegnerischen Basis 2 Schaden zu und heile 2 Schaden von deiner Basis.',
  'card.general-veers.note': 'Veers ist keine Wachsamkeit-Einheit, und die Basis zählt nicht.',
  'card.e-web-gunner': 'E-Web-Schütze',
  'card.blizzard-force-at-st': 'AT-ST der Blizzard-Streitmacht',
  'card.avenger': 'Avenger',
  'card.avenger.text': 'Wenn ausgespielt: Füge jeder anderen Einheit 1 Schaden zu, auch befreundeten.',
  'card.avenger.note': 'Beide Arenen und auch Anführer im Spiel, alle gleichzeitig.',
  'card.i-want-proof-not-leads': 'Ich will Beweise, keine Hinweise',
  'card.i-want-proof-not-leads.text': 'Ziehe 2 Karten, dann lege eine Karte aus deiner Hand ab.',
  'card.i-want-proof-not-leads.note': 'Du darfst jede Karte deiner Hand ablegen, auch eine gerade gezogene.',
  'card.scouting-tie-fighter': 'Aufklärungs-TIE-Jäger',
  'card.rampaging-wampa': 'Wampa im Blutrausch',
  'card.surface-assault-bomber': 'Bodenangriffsbomber',
  'card.death-squadron-star-destroyer': 'Sternenzerstörer der Todesschwadron',
  'card.admiral-ozzel': 'Admiral Ozzel',
  'card.admiral-ozzel.text': 'Wenn besiegt: Dein Gegner legt eine Karte seiner Wahl aus seiner Hand ab.',
  'card.admiral-ozzel.note': 'Bei leerer Hand passiert nichts.',
  'card.you-have-failed-me': 'Sie haben versagt',
  'card.you-have-failed-me.text':
    'Besiege eine befreundete Einheit. Wenn du das tust, mache eine befreundete Einheit mit 5 oder weniger Stärke spielbereit.',
  'card.you-have-failed-me.note':
    'Beide Teile sind Pflicht, soweit möglich. Die Einheit wird spielbereit, bevor „Wenn besiegt“-Fähigkeiten abgehandelt werden. Es zählt die aktuelle Stärke.',
  'card.blizzard-one': 'Blizzard Eins',
  'card.blizzard-one.text':
    'Wenn ausgespielt: Du darfst eine Nicht-Anführer-Bodeneinheit mit 3 oder weniger übrigen LP besiegen.',
  'card.blizzard-one.note': 'Auch befreundete Bodeneinheiten dürfen gewählt werden; es zählen die LP minus Schaden.',
  'card.the-desolation-of-hoth': 'Die Einöde von Hoth',
  'card.the-desolation-of-hoth.text': 'Besiege bis zu zwei gegnerische Einheiten, die jeweils 3 oder weniger kosten.',
  'card.the-desolation-of-hoth.note': 'Keine, eine oder zwei, in beliebigen Arenen, gleichzeitig.',

  // The rulebook.
  'rule.duel/terms/zones':
    'Jeder Spieler hat eine Hand und ein Deck (geheim), einen Ablagestapel (offen), Ressourcen (verdeckt; ihr Besitzer darf sie ansehen), einen Anführer, eine Basis und je eine Seite der Bodenarena und der Weltraumarena.',
  'rule.duel/terms/friendly':
    'Befreundet ist, was du kontrollierst; gegnerisch ist, was dein Gegner kontrolliert. Karten wechseln nie die Seite.',
  'rule.duel/terms/ready':
    'Einheiten, Ressourcen und Anführer sind spielbereit oder erschöpft. Was erschöpft ist, kann nicht noch einmal erschöpft werden, um etwas zu bezahlen.',
  'rule.duel/terms/damage-stays':
    'Schaden bleibt auf Einheiten und Basen, bis er geheilt wird. Heilung entfernt höchstens so viel Schaden, wie da ist.',
  'rule.duel/terms/defeated':
    'Eine Einheit mit mindestens so viel Schaden wie LP ist sofort besiegt und kommt ohne ihren Schaden auf den Ablagestapel ihres Besitzers.',
  'rule.duel/terms/excess': 'Schaden über die LP einer Einheit hinaus verfällt. Nichts davon geht auf die Basis über.',
  'rule.duel/terms/power-floor':
    'Stärke sinkt nie unter 0. Eine Einheit mit 0 Stärke darf angreifen; sie fügt keinen Schaden zu.',
  'rule.duel/terms/no-limits': 'Handkarten, Einheiten in einer Arena und Ressourcen sind nicht begrenzt.',
  'rule.duel/terms/printed-cost':
    'Fragt ein Effekt nach den Kosten einer Einheit, zählen die aufgedruckten Kosten, egal, was bezahlt wurde. Leia kostet 5, Vader 6.',
  'rule.duel/terms/no-surcharge':
    'Aspekte zählen nur, wo eine Karte nach ihnen fragt. Keine Karte kostet je mehr als aufgedruckt.',
  'rule.duel/terms/control-aspect':
    'Eine Bedingung zu einem Aspekt betrifft deine Einheiten im Spiel, in beiden Arenen, samt einem eingesetzten Anführer und der Einheit selbst; nicht aber einen Anführer, der nicht eingesetzt ist, die Basis, Ressourcen oder gegnerische Einheiten. Sie wird geprüft, wenn die Fähigkeit abgehandelt wird.',
  'rule.duel/setup/first-game':
    'Erste Partie: Anführer auf der Anführerseite, Basen auf der Seite mit 20 LP, Leia hat die Initiative.',
  'rule.duel/setup/preset-decks':
    'Erste Partie: Die Decks werden nicht gemischt, jeder Spieler zieht die obersten 6 Karten, und es gibt keinen Mulligan.',
  'rule.duel/setup/prescribed-resources':
    'Erste Partie: Leia legt „Ich gebe dir Deckung“ und „Grabenverteidiger“ als Ressourcen aus, Vader „Zielt auf den Hauptgenerator“ und „Bodenangriffs-AT-AT“.',
  'rule.duel/setup/standard':
    'Standardpartie: Basen auf der Seite mit 30 LP, ein zufälliger Spieler hat die Initiative, die Decks werden gemischt, jeder Spieler zieht 6 Karten.',
  'rule.duel/setup/mulligan':
    'Standardpartie: Jeder Spieler darf einmal die ganze Hand zurückmischen und 6 neue Karten ziehen, die er behalten muss. Beide entscheiden gleichzeitig.',
  'rule.duel/setup/two-resources':
    'Jeder Spieler legt geheim genau 2 Handkarten als Ressourcen aus. Diese ersten Ressourcen sind spielbereit.',
  'rule.duel/setup/first-turn':
    'Beide haben dann 4 Karten auf der Hand. Runde 1 beginnt mit der Aktionsphase, ohne dass gezogen wird; wer die Initiative hat, beginnt.',
  'rule.duel/setup/leader-ready': 'Der Anführer ist zu Beginn spielbereit.',
  'rule.duel/round/phases':
    'Eine Runde besteht aus einer Aktionsphase und einer Umgruppierungsphase. Es folgt Runde auf Runde, bis eine Basis zerstört ist.',
  'rule.duel/action/alternate':
    'Wer die Initiative hat, beginnt; dann wechseln sich die Spieler mit je einer Aktion ab: eine Karte ausspielen, mit einer Einheit angreifen, eine Aktionsfähigkeit nutzen, die Initiative ergreifen oder passen.',
  'rule.duel/action/pass':
    'Wer passt, tut nichts; der Gegner ist am Zug. Wer gepasst hat, darf später wieder handeln, wenn die Phase weitergeht.',
  'rule.duel/action/phase-ends':
    'Die Phase endet sofort, wenn ein Spieler direkt nach dem Passen des Gegners passt oder die Initiative ergreift. Hat niemand die Initiative ergriffen, bleibt sie, wo sie ist.',
  'rule.duel/action/initiative':
    'Wer die Initiative ergreift, beginnt die nächste Runde und hat in dieser Phase keine weiteren Aktionen. Der Gegner darf eine Aktion nach der anderen ausführen, bis er passt; damit endet die Phase.',
  'rule.duel/action/initiative-choices':
    'Wer die Initiative ergriffen hat, trifft weiterhin die Entscheidungen, die Fähigkeiten verlangen.',
  'rule.duel/action/initiative-once':
    'Die Initiative kann einmal pro Runde ergriffen werden, von nur einem Spieler, auch von dem, der sie schon hat.',
  'rule.duel/action/no-effect':
    'Ein Ereignis oder eine Aktionsfähigkeit darfst du auch nutzen, wenn das nichts bewirkt, solange du die Kosten bezahlst.',
  'rule.duel/regroup/steps':
    'Umgruppierung: Beide Spieler ziehen 2 Karten, dann darf jeder eine Karte als Ressource auslegen, dann wird alles Erschöpfte spielbereit. Beide schließen jeden Schritt ab, bevor der nächste beginnt.',
  'rule.duel/regroup/resource-exhausted':
    'Eine in der Umgruppierungsphase ausgelegte Karte ist zunächst erschöpft und wird noch in derselben Phase spielbereit.',
  'rule.duel/regroup/resource-secret': 'Eine Handkarte oder keine; beide wählen geheim und gleichzeitig.',
  'rule.duel/regroup/next-round':
    'Nach der Umgruppierungsphase kann die Initiative wieder ergriffen werden, und wer sie hat, beginnt die nächste Aktionsphase.',
  'rule.duel/draw/empty-deck':
    'Für jede Karte, die du ziehen müsstest, aber nicht kannst, erleidet deine Basis 3 Schaden. Ein leeres Deck allein bedeutet keine Niederlage.',
  'rule.duel/draw/effects':
    'Das gilt auch für Karten, die dich ziehen lassen, aber nicht für „Ich habe sie gefunden“: Dort nimmst du eine aufgedeckte Karte.',
  'rule.duel/draw/simultaneous':
    'In der Umgruppierungsphase ziehen beide Spieler gleichzeitig und erleiden auch den Schaden dafür gleichzeitig.',
  'rule.duel/play/cost':
    'Um eine Handkarte auszuspielen, erschöpfe so viele spielbereite Ressourcen, wie sie kostet. Mit weniger kann sie nicht ausgespielt werden.',
  'rule.duel/play/enters-exhausted':
    'Eine Einheit kommt erschöpft in ihre Arena. Macht etwas sie spielbereit, kann sie noch in derselben Phase angreifen.',
  'rule.duel/play/when-played': '„Wenn ausgespielt“-Fähigkeiten werden abgehandelt, nachdem die Einheit ins Spiel gekommen ist.',
  'rule.duel/play/event': 'Ein Ereignis wird der Reihe nach so weit wie möglich ausgeführt und kommt auf den Ablagestapel.',
  'rule.duel/effect/choices':
    'Gewählt wird, wenn der Effekt abgehandelt wird, unter dem, was dann erlaubt ist. Kann nichts gewählt werden, wird der Rest ausgeführt. Auf „du darfst“ und „bis zu“ kannst du verzichten; alles andere ist Pflicht.',
  'rule.duel/effect/no-change':
    'Eine Einheit darf auch gewählt werden, wenn der Effekt bei ihr nichts ändert, etwa eine unbeschädigte zum Heilen.',
  'rule.duel/effect/any-arena': 'Effekte reichen in beide Arenen, wenn sie nichts anderes sagen.',
  'rule.duel/effect/either-base': 'Ist eine Basis zu wählen, sind beide erlaubt, auch deine eigene.',
  'rule.duel/attack/ready-unit':
    'Nur eine spielbereite Einheit, die du kontrollierst, kann angreifen, eine pro Aktion. Sie wird dabei erschöpft.',
  'rule.duel/attack/target': 'Das Ziel ist eine gegnerische Einheit in derselben Arena oder die gegnerische Basis.',
  'rule.duel/attack/sentinel':
    'Solange der Gegner Wachposten in der Arena des Angreifers hat, muss einer von ihnen das Ziel sein, ob erschöpft oder nicht. Für Fähigkeiten gilt das nicht.',
  'rule.duel/attack/order':
    'Ablauf eines Angriffs: Angreifer erschöpfen und Ziel wählen; Überfall gilt, Wiederherstellung und „Beim Angriff“-Fähigkeiten werden abgehandelt; Kampfschaden; besiegte Einheiten verlassen das Spiel, und ihre Fähigkeiten werden abgehandelt; was nur für diesen Angriff galt, endet.',
  'rule.duel/attack/combat-damage':
    'Einer Basis fügt der Angreifer Schaden in Höhe seiner Stärke zu und erleidet selbst keinen. Gegen eine Einheit fügen beide gleichzeitig Schaden in Höhe ihrer Stärke zu, auch wenn der Verteidiger erschöpft ist.',
  'rule.duel/attack/raid': 'Überfall X gibt der Einheit X Stärke, während sie angreift, nicht, während sie verteidigt.',
  'rule.duel/attack/restore':
    'Wiederherstellung X heilt X Schaden von deiner Basis, wenn die Einheit angreift, vor dem Kampfschaden und egal, was das Ziel ist.',
  'rule.duel/attack/restore-order':
    'Wiederherstellung kommt vor der „Beim Angriff“-Fähigkeit; keine Einheit in der Box hat beides.',
  'rule.duel/attack/left-play':
    'Hat der Angreifer oder die verteidigende Einheit das Spiel vor dem Kampfschaden verlassen, wird keiner zugefügt.',
  'rule.duel/attack/on-attack-first':
    'Schaden einer „Beim Angriff“-Fähigkeit kommt vor dem Kampfschaden. Zerstört er eine Basis, ist die Partie in diesem Moment vorbei.',
  'rule.duel/attack/this-attack':
    'Änderungen der Stärke für einen Angriff werden mit Überfall zusammengezählt und enden mit dem Angriff.',
  'rule.duel/attack/granted':
    'Ein Angriff durch einen Effekt ist ein vollständiger Angriff: Die Einheit muss spielbereit sein und wird erschöpft, Wachposten und Arenen gelten, ihre Fähigkeiten werden ausgelöst. Er kostet keine zusätzliche Aktion.',
  'rule.duel/attack/another': '„Eine andere Einheit“ ist nie die Quelle selbst.',
  'rule.duel/attack/defending-unit': 'Was die verteidigende Einheit schwächt, bewirkt nichts, wenn eine Basis angegriffen wird.',
  'rule.duel/trigger/mandatory':
    '„Beim Angriff“-, „Wenn ausgespielt“- und „Wenn besiegt“-Fähigkeiten sind Pflicht, außer wenn sie „du darfst“ sagen.',
  'rule.duel/trigger/when-defeated':
    '„Wenn besiegt“ wird abgehandelt, nachdem die Einheit auf den Ablagestapel gekommen ist, egal, wodurch sie besiegt wurde.',
  'rule.duel/trigger/simultaneous':
    'Einheiten, die durch denselben Schaden besiegt werden, werden gleichzeitig besiegt, und ihre Fähigkeiten warten gemeinsam.',
  'rule.duel/trigger/order':
    'Warten mehrere Fähigkeiten eines Spielers, wählt er ihre Reihenfolge. Haben beide Spieler welche, wählt der Spieler, dessen Aktion gerade läuft, wer zuerst alle seine Fähigkeiten abhandelt.',
  'rule.duel/trigger/nested':
    'Fähigkeiten, die ausgelöst werden, während eine andere abgehandelt wird, kommen vor den übrigen früheren an die Reihe.',
  'rule.duel/trigger/after-ability':
    'Ein Ereignis oder eine Fähigkeit wird ganz beendet, bevor dadurch ausgelöste Fähigkeiten abgehandelt werden, außer denen innerhalb eines Angriffs, der dadurch stattfindet.',
  'rule.duel/trigger/if-you-do': 'Was auf „wenn du das tust“ folgt, passiert nur, wenn der erste Teil wirklich passiert ist.',
  'rule.duel/trigger/nothing':
    'Eine Fähigkeit, deren Bedingung nicht erfüllt ist oder für die es nichts zu wählen gibt, bewirkt nichts.',
  'rule.duel/trigger/together':
    'Zwei gemeinsam besiegte Tauntaun-Reittiere heilen zweimal; besiegen ein Tauntaun und Ozzel sich gegenseitig, werden beide Fähigkeiten abgehandelt.',
  'rule.duel/unique/one':
    'Du darfst nicht zwei Exemplare einer einzigartigen Karte kontrollieren. Kommt ein zweites ins Spiel, wählst du eines der beiden, und es wird sofort besiegt.',
  'rule.duel/unique/before-triggers':
    'Das geschieht, bevor irgendeine Fähigkeit abgehandelt wird. Die „Wenn ausgespielt“-Fähigkeit des neuen Exemplars wird trotzdem abgehandelt, auch wenn dieses besiegt wurde; „Wenn besiegt“ kommt dazu, in der Reihenfolge deiner Wahl.',
  'rule.duel/unique/cards':
    'Einzigartig mit zwei Exemplaren: Chewbacca, Han Solo, R2-D2, C-3PO, Rieekan, Bright Hope; Ozzel, Piett, Veers.',
  'rule.duel/unique/survivor': 'Das Exemplar, das bleibt, behält seinen Schaden und bleibt erschöpft, falls es das war.',
  'rule.duel/leader/not-a-unit':
    'Ein nicht eingesetzter Anführer ist keine Einheit: Er kann nicht angreifen, nicht angegriffen und nicht gewählt werden. Seine Aktion kostet 1 Ressource und erschöpft ihn.',
  'rule.duel/leader/deploy':
    'Epische Aktion, einmal pro Partie und kostenlos, ob der Anführer spielbereit oder erschöpft ist: Mit 5 (Leia) oder 6 (Vader) Ressourcen, erschöpfte mitgezählt, wird der Anführer zu einer spielbereiten Bodeneinheit.',
  'rule.duel/leader/not-played': 'Einen Anführer einzusetzen heißt nicht, eine Karte auszuspielen.',
  'rule.duel/leader/is-a-unit':
    'Ein eingesetzter Anführer ist in jeder Hinsicht eine Einheit, außer für Effekte auf Nicht-Anführer-Einheiten. Er hat nur die Fähigkeit seiner Einheitenseite.',
  'rule.duel/leader/defeated':
    'Ein besiegter Anführer kehrt erschöpft und ohne Schaden auf seine Anführerseite zurück, nie auf den Ablagestapel. Seine Aktion kann wieder genutzt werden, sobald er spielbereit ist.',
  'rule.duel/leader/epic-once': 'Die Epische Aktion ist verbraucht, sobald der Anführer eingesetzt wird.',
  'rule.duel/leader/own-choice': 'Für „Sie haben versagt“ darf auch dein eigener Anführer im Spiel gewählt werden.',
  'rule.duel/end/base-destroyed': 'Ein Spieler, dessen Basis mindestens so viel Schaden wie LP hat, verliert sofort.',
  'rule.duel/end/checked-at-once':
    'Das wird nach jedem zugefügten Schaden geprüft, vor jeder Fähigkeit und jedem späteren Schritt: Keine Heilung kann es rückgängig machen.',
  'rule.duel/end/draw':
    'Werden beide Basen gleichzeitig zerstört, endet die Partie unentschieden. Das ist nur beim Ziehen von leeren Decks möglich.',
  'rule.duel/end/own-base': 'Wer die eigene Basis zerstört, verliert.',
  'rule.duel/end/concede': 'Ein Spieler darf jederzeit aufgeben; der Gegner gewinnt.',
  'rule.duel/end/agreed': 'Die Spieler dürfen jederzeit vereinbaren, die Partie zu beenden; dann gewinnt niemand.',
  'puzzle.win': 'Gewinne, bevor der Gegner wieder handelt: Seine Basis hat noch {n} HP.',
  'puzzle.defeat': 'Besiege {unit}, bevor der Gegner wieder handelt.',
  'puzzle.hidden':
    'Hand und Ressourcen des Gegners und beide Decks sind verdeckt und spielen keine Rolle: Er handelt erst nach dir.',
  'puzzle.hidden-rest':
    'Der Gegner hat die Initiative genommen und handelt in dieser Runde nicht mehr: Seine Hand, seine Ressourcen und die Decks spielen keine Rolle.',
  'consider.base': 'die gegnerische Basis leidet mehr als deine',
  'consider.danger': 'deine Basis ist weniger in Gefahr',
  'consider.power': 'deine Einheiten gewinnen an Stärke',
  'consider.endurance': 'deine Einheiten halten mehr aus',
  'consider.readiness': 'mehr deiner Einheiten sind angriffsbereit',
  'consider.guards': 'auf deiner Seite stehen mehr Wachposten',
  'consider.abilities': 'mehr Fähigkeiten wirken für dich',
  'consider.cards': 'du behältst mehr Karten auf der Hand',
  'consider.resources': 'du hast mehr Ressourcen',
  'consider.leader': 'dein Anführer kommt in den Kampf',
  'consider.initiative': 'du hast die Initiative',
  'advice.attack': '{what} angreifen',
  'advice.choose': '{what} wählen',
  'advice.resource': '{card} als Ressource nehmen',
  'advice.base-of': '{side}s Basis',
  'advice.wins': 'das zerstört die gegnerische Basis und gewinnt das Duell',
  'advice.defeats': '{what} wird besiegt',
  'advice.damage': '{what} nimmt {n} Schaden und behält {left} LP',
  'advice.survives': '{what} übersteht es mit {left} LP',
  'advice.heals': 'das heilt {n} Schaden ({what})',
  'advice.enters': 'das bringt {power} Stärke und {hp} LP ins Spiel',
  'advice.sentinel': 'Gegner müssen dort zuerst diesen Wachposten angreifen',
  'advice.unopposed': 'in dieser Arena steht ihr niemand gegenüber',
  'advice.raid': 'im Angriff zählt sie {n} Stärke mehr (Überfall)',
  'advice.restore': 'jeder ihrer Angriffe heilt {n} Schaden deiner Basis (Wiederherstellung)',
  'advice.spends-all': 'alle deine Ressourcen sind genutzt',
  'advice.resources': 'du hast dann {n} {n|Ressource|Ressourcen}',
  'advice.copy': 'du hast sie noch einmal auf der Hand',
  'advice.dear': 'mit Kosten von {cost} wäre sie erst viel später spielbar',
  'advice.first': 'du handelst in der nächsten Runde zuerst',
  'advice.early': '{n} {n|Karte davon ist|Karten davon sind} früh spielbar',
};
