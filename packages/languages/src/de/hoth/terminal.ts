import type { Key } from '@wartable/hoth/terminal/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'help.options':
    '--scenario 1 bis 17 oder eine Datei (ohne sie wechseln sich im Turnier alle 17 ab); --seats 2 bis 4; --leaders je Person einer, durch Kommas getrennt.',
  'help.campaign':
    'Eine Hauskampagne von Battle of Hoth spielen, Schlacht um Schlacht; Ergebnisse bestimmen den Weg, Unterstützungskarten bleiben erhalten.',
  'help.campaign-options':
    '--seat rebel, empire oder both; --bot greedy oder random; --new beginnt von vorn; --plain und --fast wie bei play.',
  'balance.cell-scenario': '{number} {title}',
  'balance.cell-leaders': '{number} mit {rebel} gegen {empire}',
  'hoth.turn': 'Zug {turn}',
  'hoth.odds': '{sum}{n} Würfel · {hit} % Verlust · {gone} % ausgeschaltet · {away} % Rückzug',
  'hoth.hand': 'Hand {n}, Stapel {pile}, Ablage {discards}',
  'campaign.begin': 'Eingabe: die Schlacht beginnen · q: verlassen',
  'campaign.damaged':
    'Die gespeicherte Kampagne ist nicht lesbar ({reason}). Sie liegt jetzt unter {path}; was lesbar war, geht weiter: {n} {n|Schlacht|Schlachten} geschlagen.',
  'campaign.battle-damaged':
    'Die gespeicherte Schlacht ist nicht lesbar ({reason}). Sie liegt jetzt unter {path}; die Schlacht beginnt von vorn.',
  'campaign.other-battle': 'diese Schlacht gehört zu einem anderen Stand der Kampagne',
  'campaign.score': 'Schlacht {number} · gewonnene Schlachten: Rebellen {rebel}, Imperium {empire}',
  'intro.goal':
    'Gewinne die Medaillen, die das Szenario verlangt: Eine ausgeschaltete gegnerische Einheit zählt eine. In jedem Zug: eine Befehlskarte ausspielen, Einheiten aktivieren, bewegen, dann angreifen. Einheiten heißen nach ihrem Feld. I und i sind Infanterie, S Gleiter, R Artillerie, W AT-AT, d Droiden, ein Buchstabe je Figur; <..> aktiviert; ^ Hügel, o Felsen, [B] Gebäude, [W] Trümmer, = Schützengräben, A Gletschereis-Turm, ~ Gletscherspalte, * Medaille oder Ausgang.',
};
