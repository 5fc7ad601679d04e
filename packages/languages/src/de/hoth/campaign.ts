import type { CampaignKey } from '@wartable/hoth/text/campaign.ts';
import type { Sentences } from '@wartable/kernel';

export const campaign: Sentences<CampaignKey> = {
  'campaign.label': 'Hauskampagne, von uns entworfen',
  'campaign.own.label': 'Kampagne eines Spielers',
  'campaign.own.by': 'Eine Kampagne von {name}',
  'campaign.own.words': '{words}',
  'campaign.rules':
    'Nach jeder Schlacht nimmt sich der Sieger eine Unterstützungskarte seiner Seite; der Verlierer nur, wenn er mindestens die Hälfte seines Medaillenziels erreicht hat. Wer alle fünf Unterstützungskarten seiner Seite gehabt hat, nimmt keine mehr. Eine Unterstützungskarte darf in der ganzen Kampagne einmal eingesetzt werden, in einer beliebigen späteren Schlacht. Eine unentschiedene Schlacht gewinnt niemand: Es geht weiter, als hätte die Seite mit mehr Siegen gewonnen, bei Gleichstand die Seite, die den ersten Zug hatte. Nach der letzten Schlacht gewinnt die Seite mit mehr gewonnenen Schlachten die Kampagne, bei Gleichstand die mit mehr Medaillen insgesamt.',
  'campaign.choose.rebel': 'Rebellen: Nimm eine Unterstützungskarte für die kommenden Schlachten.',
  'campaign.choose.empire': 'Imperium: Nimm eine Unterstützungskarte für die kommenden Schlachten.',
  'campaign.outcome.rebel.battles': 'Die Rebellen gewinnen die Kampagne mit {rebel} zu {empire} Schlachten.',
  'campaign.outcome.rebel.medals':
    'Beide haben gleich viele Schlachten gewonnen: Die Rebellen gewinnen die Kampagne mit {rebel} zu {empire} Medaillen.',
  'campaign.outcome.empire.battles': 'Das Imperium gewinnt die Kampagne mit {empire} zu {rebel} Schlachten.',
  'campaign.outcome.empire.medals':
    'Beide haben gleich viele Schlachten gewonnen: Das Imperium gewinnt die Kampagne mit {empire} zu {rebel} Medaillen.',
  'campaign.outcome.draw': 'Gleichstand bei Schlachten und Medaillen: Die Kampagne endet unentschieden.',

  'campaign.iron-on-ice.title': 'Eisen auf Eis',
  'campaign.iron-on-ice.about':
    'Das Imperium hat die Basis gefunden und rückt über das offene Eis vor. Vier oder fünf Schlachten, von den ersten Suchdroiden bis zu den Toren.',
  'campaign.iron-on-ice.contact.title': 'Schatten im Schnee',
  'campaign.iron-on-ice.contact.briefing':
    'Suchdroiden schweben zwischen den Eistürmen, und Schneetruppen folgen ihren Signalen. Noch kann eine Rebellenpatrouille sie zum Schweigen bringen, bevor sie zu viel gesehen haben. Wer dieses Stück Schnee beherrscht, bestimmt, wie die Landung beginnt.',
  'campaign.iron-on-ice.low-flight.title': 'Tief und schnell',
  'campaign.iron-on-ice.low-flight.briefing':
    'Die Patrouille hat standgehalten, und die Gleiterpiloten wollen zuschlagen, bevor das Imperium bereit ist. Drei Staffeln fliegen auf eine Kolonne zu, die nur einen Kampfläufer hat. Morgen werden es mehr sein.',
  'campaign.iron-on-ice.landing.title': 'Die Landezone',
  'campaign.iron-on-ice.landing.briefing':
    'Die Droiden haben den Weg gewiesen, und zwei Kampfläufer stehen schon auf dem Eis. Eine dünne Rebellenlinie bewacht eine Station bei den Hügeln. Wer dieses Gebäude am Ende hält, hält die Straße.',
  'campaign.iron-on-ice.wreck.title': 'Was das Wrack weiß',
  'campaign.iron-on-ice.wreck.briefing':
    'Zwischen den Linien liegt ein imperiales Wrack, seine Daten sind noch lesbar. Mit jedem Zug, den Rebelleninfanterie dort bleibt, erfährt sie mehr. Doch das Imperium hat genug Truppen, um jeden verlorenen Trupp zu ersetzen.',
  'campaign.iron-on-ice.hill.title': 'Das Geschütz in der Mitte',
  'campaign.iron-on-ice.hill.briefing':
    'Eine einzige Geschützstellung beherrscht die ganze Ebene, und beide Seiten wissen es. Kein Kampfläufer ist zur Stelle, also muss es die Infanterie entscheiden. Die Stellung ist mehr wert als jeder Trupp.',
  'campaign.iron-on-ice.outpost.title': 'Aushalten, bis sie fliegen',
  'campaign.iron-on-ice.outpost.briefing':
    'Der Vormarsch rollt auf einen Außenposten der Rebellen zu, zwei Kampfläufer voran. Die Besatzung hat ein einziges Geschütz und die Zusage, dass Gleiter unterwegs sind. Das Imperium muss schneller sein.',
  'campaign.iron-on-ice.high-ground.title': 'Das Tal schließen',
  'campaign.iron-on-ice.high-ground.briefing':
    'Der Vormarsch stockt, und diesmal greifen die Rebellen an. Drei Stellungen beherrschen das Tal: Alle zugleich besetzt, beenden sie die Offensive endgültig. Ohne Kampfläufer bleibt den Schneetruppen nur ihre Zahl.',
  'campaign.iron-on-ice.column.title': 'Noch eine Kolonne',
  'campaign.iron-on-ice.column.briefing':
    'Eine neue Kolonne kommt durch die Felsen, ein Kampfläufer an der Spitze. Fällt er, ist der Vormarsch gebrochen. Kommt er durch, wird in den Lagern rund um die Basis gekämpft.',
  'campaign.iron-on-ice.generators.title': 'Unter dem Schild',
  'campaign.iron-on-ice.generators.briefing':
    'Drei Kampfläufer haben die Schildgeneratoren im Blick. Fallen beide, ist das Ziel des Vormarschs erreicht. Die Verteidiger müssen den Feind nicht vertreiben, nur jeden Schritt zu teuer machen.',
  'campaign.iron-on-ice.encircled.title': 'Eingekreist',
  'campaign.iron-on-ice.encircled.briefing':
    'Das Imperium steht auf allen Seiten des letzten Hügels. Die Rebellen können um den Ausweg im Westen kämpfen, Einheit für Einheit, oder um den Hügel selbst. Das Imperium will ihnen beides nehmen.',
  'campaign.iron-on-ice.siege.title': 'Das letzte Lager',
  'campaign.iron-on-ice.siege.briefing':
    'Die Kampfläufer sind durchgebrochen und wenden sich gegen das Lager in der Ecke des Tals. Nur Geschütze und die besten Gleiterbesatzungen sind noch da, um sie zu empfangen. Steht imperiale Infanterie zwischen den Zelten, ist der Feldzug so gut wie entschieden.',
  'campaign.iron-on-ice.doors.title': 'Vor den Toren',
  'campaign.iron-on-ice.doors.briefing':
    'Der Schild steht noch, also nehmen sich drei Kampfläufer die Basis selbst vor. Zug um Zug tauchen neben ihnen neue Schneetruppen auf und laufen auf zwei Tore zu; drei Einheiten im Inneren genügen. Die Rebellen müssen die Kampfläufer fällen oder den Angriff ausbluten lassen.',
  'campaign.iron-on-ice.ending.rebel':
    'Der Vormarsch ist im Schnee stecken geblieben. Die Basis steht, und der Wind deckt die Wracks vor ihr zu.',
  'campaign.iron-on-ice.ending.empire':
    'Der Vormarsch ist am Ziel. Die Basis gehört dem Imperium, und nur noch Spuren führen von ihr fort.',
  'campaign.iron-on-ice.ending.draw': 'Beide Heere liegen erschöpft im Schnee, und niemand kann den Tag für sich beanspruchen.',

  'campaign.last-transport.title': 'Der letzte Transporter',
  'campaign.last-transport.about':
    'Die Basis wird aufgegeben. Jede Stunde, die die Rebellen auf dem Eis gewinnen, lässt einen weiteren Transporter starten. Vier oder fünf Schlachten, vom ersten Alarm bis zum letzten Abflug.',
  'campaign.last-transport.alarm.title': 'Erster Alarm',
  'campaign.last-transport.alarm.briefing':
    'Zwischen den Felsen sind ein Kampfläufer und seine Begleiter gesichtet worden, früher als erwartet. Das Verladen hat gerade erst begonnen. Jede Stunde, die hier gewonnen wird, ist einen Transporter wert.',
  'campaign.last-transport.wounded.title': 'Niemand bleibt zurück',
  'campaign.last-transport.wounded.briefing':
    'Die Kolonne ist aufgehalten, und die Zeit reicht, um einen verwundeten Offizier aus den vorderen Schützengräben zu holen. Imperiale Truppen sind auf allen Seiten. Die Rebellen müssen ihn im Westen hinausbringen, das Imperium muss ihn nur erreichen.',
  'campaign.last-transport.outpost.title': 'Die Straße zu den Hangars',
  'campaign.last-transport.outpost.briefing':
    'Das Imperium rückt auf der Straße vor, und nur ein Außenposten steht ihm im Weg. Seine Besatzung muss durchhalten, bis frische Gleiter eintreffen. Fällt er, treffen die nächsten Schüsse die Basis.',
  'campaign.last-transport.speeders.title': 'Geborgte Zeit',
  'campaign.last-transport.speeders.briefing':
    'Drei Gleiterstaffeln fliegen der Vorhut entgegen, bevor sie sich aufgestellt hat. Sie wollen kein Gelände gewinnen, nur Zeit für die Verladetrupps. Die Schneetruppen haben einen Kampfläufer und den Schutz der Hügel.',
  'campaign.last-transport.cannon.title': 'Drei Schuss für freien Himmel',
  'campaign.last-transport.cannon.briefing':
    'Kein Transporter kann starten, solange die Ionenkanone die Flotte nicht fernhält. Drei Schuss genügen, doch jeder braucht Zeit zum Aufladen. Ein gut gezielter imperialer Treffer bringt sie zum Schweigen.',
  'campaign.last-transport.shield.title': 'Solange der Schild hält',
  'campaign.last-transport.shield.briefing':
    'Die Transporter werden noch beladen, da haben die Kampfläufer die Generatoren schon im Blick. Sind beide zerstört, schützt nichts mehr die Hangars. Die Verteidiger haben Geschütze, Schützengräben und zwei Gleiterstaffeln.',
  'campaign.last-transport.convoy.title': 'Mitten hindurch',
  'campaign.last-transport.convoy.briefing':
    'Freier wird der Weg nicht mehr: Die letzten Rebellen brechen auf, mitten durch die ausgedünnte imperiale Linie. Ein Hügel im Westen gibt dem, der ihn hält, den besseren Überblick. Für das Imperium ist es die letzte Gelegenheit, sie aufzuhalten.',
  'campaign.last-transport.gate.title': 'Das Südtor',
  'campaign.last-transport.gate.briefing':
    'Die äußere Linie wird geräumt, und ihre Infanterie läuft auf zwei Tore im Süden zu. Jede Einheit, die hineinkommt, ist so gut wie an Bord. Das Imperium muss vier von ihnen im Freien stellen.',
  'campaign.last-transport.breakout.title': 'Abgeschnitten',
  'campaign.last-transport.breakout.briefing':
    'Imperiale Infanterie hat den Rückweg versperrt, also führt der einzige Ausweg nach vorn, über steile Hügel und durch den Feind. Fahrzeuge hat hier keine Seite. Jede Einheit, die durchkommt, zählt.',
  'campaign.last-transport.storm.title': 'Bevor die Triebwerke laufen',
  'campaign.last-transport.storm.briefing':
    'Die Kampfläufer stehen vor der Basis, und Schneetruppen laufen auf ihre beiden Tore zu. Drei Einheiten im Inneren beenden die Evakuierung. Noch können die letzten Besatzungen die Kampfläufer aufhalten, wenn sie zusammenstehen.',
  'campaign.last-transport.rearguard.title': 'Die Nachhut',
  'campaign.last-transport.rearguard.briefing':
    'Jemand muss zurückbleiben, damit der letzte Transporter starten kann. Die Nachhut hält einen Hügel, ringsum der Feind, ein einziger Ausweg im Westen. Das Imperium will den Hügel und alle, die darauf stehen.',
  'campaign.last-transport.landing-ground.title': 'Mit laufenden Triebwerken',
  'campaign.last-transport.landing-ground.briefing':
    'Der Weg zum Landeplatz ist wieder frei, und der letzte Transporter wärmt die Triebwerke vor. Geschütze und die besten Gleiterbesatzungen stehen um ihn herum. Dringt imperiale Infanterie dort ein, kommt kaum noch jemand fort.',
  'campaign.last-transport.ending.rebel':
    'Der letzte Transporter ist fort, und das Eis ist leer. Die Rebellion lebt und findet ein neues Versteck.',
  'campaign.last-transport.ending.empire':
    'Die Hangars sind genommen, und noch stehen Transporter darin. Nur wenige sind entkommen.',
  'campaign.last-transport.ending.draw':
    'Manche Transporter sind entkommen, manche nicht. Beide Seiten werden von diesem Tag als Sieg erzählen.',

  'campaign.long-winter.title': 'Der lange Winter',
  'campaign.long-winter.about':
    'Ein ganzer Winter auf dem Eis, von den ersten Spuren im Schnee bis zum letzten Ausweg. Acht oder neun Schlachten: Wer vorn liegt, gerät in die schwereren Kämpfe, und oft entscheidet erst der letzte Tag.',
  'campaign.long-winter.patrol.title': 'Erste Spuren',
  'campaign.long-winter.patrol.briefing':
    'Suchdroiden sind im Schnee niedergegangen, und noch weiß niemand, was sie gemeldet haben. Eine Rebellenpatrouille reitet aus, um sie zum Schweigen zu bringen; wo die Signale herkommen, warten Schneetruppen. Es ist nur ein kleines Gefecht. Mit ihm beginnt der Winter.',
  'campaign.long-winter.heights.title': 'Die Höhen',
  'campaign.long-winter.heights.briefing':
    'Für den Augenblick ist das Imperium blind, und die Rebellen nutzen das: Sie steigen zu drei alten Stellungen über dem Tal hinauf. Wer dort sitzt, sieht jede Landung. Die Schneetruppen wissen das auch, und sie sind viele.',
  'campaign.long-winter.landing.title': 'Stiefel auf dem Eis',
  'campaign.long-winter.landing.briefing':
    'Die Signale sind gehört worden. Bevor die Sonne aufgeht, stehen zwei Kampfläufer auf dem Eis, und fällt die Station im Süden, folgen weitere. Es ist ein einsames Gebäude, und für diesen einen Tag dreht sich alles darum.',
  'campaign.long-winter.column.title': 'Zu viel Glück',
  'campaign.long-winter.column.briefing':
    'Zwei Tage, zwei Siege: In der Basis fangen sie an zu singen. Da kommt ein Kampfläufer aus den Felsen, wo kein Späher gesucht hatte. Das Imperium ist nicht mehr unvorsichtig, und die Rebellen müssen den Riesen mit dem fällen, was sie haben.',
  'campaign.long-winter.gun.title': 'Ein Geschütz im Wrack',
  'campaign.long-winter.gun.briefing':
    'Beide Seiten haben geblutet, und beide blicken auf denselben Punkt der Karte: ein Wrack mitten in der Ebene, darin ein Geschütz, das noch schießt. Es ist mehr wert als die Trupps, die es kosten wird.',
  'campaign.long-winter.speeders.title': 'Alles, was fliegt',
  'campaign.long-winter.speeders.briefing':
    'Die Vorposten sind einer nach dem anderen verstummt. Im Hangar tanken sie alles auf, was fliegt, und schicken es der imperialen Spitze entgegen, drei Staffeln gegen einen Kampfläufer. Ist sie hier nicht aufzuhalten, dann auch nicht vor der Linie.',
  'campaign.long-winter.outpost.title': 'Der fernste Posten',
  'campaign.long-winter.outpost.briefing':
    'Die Linie der Rebellen reicht jetzt weit hinaus, und ihren fernsten Posten hat sich das Imperium ausgesucht. Gleiter sind zugesagt, doch nicht vor dem fünften Zug. Bis dahin hört eine Handvoll Soldaten den Boden beben, Schritt für Schritt.',
  'campaign.long-winter.wreck.title': 'Was sie zurückließen',
  'campaign.long-winter.wreck.briefing':
    'Auf dem Weg nach vorn hat das Imperium ein Wrack zurückgelassen und darin den Plan des ganzen Angriffs. Rebelleninfanterie kriecht hinein und schreibt ihn ab, Zeile für Zeile. Draußen verlangt ihn ein imperialer Trupp nach dem anderen zurück.',
  'campaign.long-winter.officer.title': 'Wer den Plan kennt',
  'campaign.long-winter.officer.briefing':
    'Zwischen den Linien liegt verwundet, wer den Plan der Evakuierung kennt: ein einziger Offizier. Gelangt die Trage im Westen hinaus, bleibt er geheim. Das Imperium braucht heute kein Gelände zu gewinnen; es muss nur dorthin kommen.',
  'campaign.long-winter.shield.title': 'Zwei Lichter am Horizont',
  'campaign.long-winter.shield.briefing':
    'Von den Kampfläufern aus sieht man jetzt die Generatoren: zwei Lichter, die nicht ausgehen. Gehen sie doch aus, liegt die Basis offen unter der ganzen Flotte. Es ist die Mitte des Winters, und keine Seite kann sie sich entgehen lassen.',
  'campaign.long-winter.breakout.title': 'Hinter dem Feind',
  'campaign.long-winter.breakout.briefing':
    'Wer am weitesten vorn war, ist jetzt abgeschnitten: Zwischen ihnen und daheim steht die Infanterie des Imperiums, und der einzige Weg führt weiter, über steile Hügel und mitten hindurch. Fahrzeuge gibt es hier nicht, und einen Plan auch nicht mehr.',
  'campaign.long-winter.cannon.title': 'Die Ersten, die gehen',
  'campaign.long-winter.cannon.briefing':
    'In der Basis redet niemand mehr vom Aushalten, alle reden vom Aufbruch. Nichts hebt ab, wenn die Ionenkanone nicht den Himmel öffnet, Schuss für Schuss. Das Imperium hat es begriffen, und alle seine Geschütze suchen nur ein Ziel.',
  'campaign.long-winter.camp.title': 'Zwischen den Zelten',
  'campaign.long-winter.camp.briefing':
    'Der Kampf ist dort angekommen, wo geschlafen wird. Von Osten nahen Kampfläufer, und hinter den Zelten in der Ecke des Tals stehen die letzten Geschütze. Imperiale Stiefel zwischen den Zelten wären das Ende der Belagerung.',
  'campaign.long-winter.doors.title': 'Das Tor',
  'campaign.long-winter.doors.briefing':
    'Drei Kampfläufer halten vor dem Tor und setzen Truppen ab, wieder und wieder. Drinnen stapeln sie Kisten gegen die Türen und lauschen. Kommen drei Einheiten durch, ist der Winter vorbei; fallen drei Kampfläufer, geht er weiter.',
  'campaign.long-winter.convoy.title': 'Ein Vorsprung',
  'campaign.long-winter.convoy.briefing':
    'Die Transporter haben einen Vorsprung, und die letzten Besatzungen folgen ihnen nach Norden, vorbei an einem Posten, von dem aus man das ganze Feld überblickt. Kommen sie durch, holt sie niemand mehr ein. Dem Imperium bleibt nur diese eine Gelegenheit.',
  'campaign.long-winter.rearguard.title': 'Jemand muss bleiben',
  'campaign.long-winter.rearguard.briefing':
    'Die Basis ist nicht mehr zu halten, und jemand muss bleiben, damit die anderen laufen können. Ein Hügel, ein Ausweg im Westen, der Feind auf beiden Seiten. Fällt die Nachhut, ist hinter ihr nichts mehr.',
  'campaign.long-winter.away.title': 'In guter Ordnung',
  'campaign.long-winter.away.briefing':
    'Der Winter ist gewonnen: Man verlässt die Basis wie ein Haus, in guter Ordnung und mit gelöschtem Licht. Bleibt der letzte Marsch, nach Norden und durch das, was vom Feind noch da ist. Keiner will es sein, der beim Zählen fehlt.',
  'campaign.long-winter.ridge.title': 'Nur noch Namen',
  'campaign.long-winter.ridge.briefing':
    'Die Basis ist verloren, und alle wissen es. Auf dem letzten Hügel kämpfen die, die niemand mehr holen konnte, füreinander, Einheit für Einheit, auf den Ausweg im Westen zu. Das Imperium möchte sagen können, dass niemand entkam.',
  'campaign.long-winter.last-stand.title': 'Die längste Nacht',
  'campaign.long-winter.last-stand.briefing':
    'Der Vorsprung ist dahin; das Imperium hat aufgeholt und steht auf allen Seiten eines einzigen Hügels. So viele Tage, und alle zusammen wiegen nicht mehr als diese Nacht. Wer im Westen hinauskommt, nimmt den Winter mit.',
  'campaign.long-winter.last-way.title': 'Die Tür bleibt offen',
  'campaign.long-winter.last-way.briefing':
    'Die Nachhut hat gehalten, gegen jede Erwartung, und ein Weg bleibt offen: nach Norden, am Kommandoposten vorbei, zu den letzten Schiffen. Dahinter kommt das Imperium mit allem, was es hat. Nach dem längsten Winter steht es gleich, und ein Tag bleibt noch.',
  'campaign.long-winter.ending.rebel':
    'Frühling wird es auf dieser Welt nie, aber der Winter ist vorbei: Die Schiffe sind weit fort, und in jedem zählt jemand, wer mitgekommen ist. Es sind mehr, als irgendwer gehofft hatte.',
  'campaign.long-winter.ending.empire':
    'Die Hallen unter dem Eis sind still. Imperiale Techniker gehen mit Lampen hindurch und finden warme Becher, offene Bücher, eine Liste mit Namen. Der Winter hat lange gedauert, und das Imperium hatte den längeren Atem.',
  'campaign.long-winter.ending.draw': 'Diesen Winter hat niemand gewonnen. Er ist nur vorbei.',
};
