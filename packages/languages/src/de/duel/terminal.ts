import type { Key } from '@wartable/duel/terminal/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'help.options': '--setup standard oder first-game.',
  'balance.rounds': 'Runden',
  'balance.cell-first-game': 'Erste Partie',
  'duel.initiative': 'Runde {round} · Initiative: {side}',
  'duel.initiative-taken': 'Runde {round} · Initiative ergriffen von {side}',
  'duel.counts': 'Hand {hand} · Deck {deck} · Ablage {discard} · Ressourcen {ready}/{total}',
  'duel.leader-ready': 'spielbereit',
  'duel.leader-exhausted': 'erschöpft',
  'duel.leader-deployed': 'im Spiel',
  'duel.epic-left': 'kann noch eingesetzt werden',
  'duel.hand': 'Hand',
  'duel.figures': '{power} Stärke, {hp} LP',
  'intro.goal':
    'Du gewinnst, wenn die gegnerische Basis keine LP mehr hat. Jeder Zug ist eine Aktion: eine Karte ausspielen (Kosten in Klammern, bezahlt mit Ressourcen), mit einer spielbereiten Einheit angreifen, eine Aktion einer Karte nutzen, die Initiative für die nächste Runde nehmen oder passen. Einheiten kämpfen in ihrer Arena; jede darf die Basis angreifen. Haben beide gepasst, ziehen alle zwei Karten und dürfen eine als Ressource ablegen.',
  'intro.legend':
    'Auf dem Spielfeld: Name Stärke/übrige LP, in Klammern, wenn erschöpft, § Wachposten, +n Überfall, ♥n Wiederherstellung.',
};
