import type { Key } from '@wartable/hoth/terminal/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'help.options':
    '--scenario 1 à 17 ou un fichier (sans lui, les 17 se relaient dans un tournoi) ; --seats 2 à 4 ; --leaders un par joueur, séparés par des virgules.',
  'help.campaign':
    'Jouer une campagne maison de Battle of Hoth, bataille après bataille ; les résultats décident de la suite et les cartes de soutien se conservent.',
  'help.campaign-options':
    '--seat rebel, empire ou both ; --bot greedy ou random ; --new recommence ; --plain et --fast comme pour play.',
  'balance.cell-scenario': '{number} {title}',
  'balance.cell-leaders': '{number} avec {rebel} contre {empire}',
  'hoth.turn': 'Tour {turn}',
  'hoth.odds': '{sum}{n} {n|dé|dés} · {hit} % une perte · {gone} % éliminée · {away} % retraite',
  'hoth.hand': 'main {n}, pioche {pile}, défausse {discards}',
  'campaign.begin': 'Entrée : commencer la bataille · q : quitter',
  'campaign.damaged':
    'La campagne sauvegardée est illisible ({reason}). Elle a été mise de côté sous {path} ; ce qui a pu être lu continue : {n} {n|bataille livrée|batailles livrées}.',
  'campaign.battle-damaged':
    'La bataille sauvegardée est illisible ({reason}). Elle a été mise de côté sous {path} ; la bataille recommence.',
  'campaign.other-battle': 'cette bataille appartient à un autre moment de la campagne',
  'campaign.score': 'Bataille {number} · batailles gagnées : Rebelles {rebel}, Empire {empire}',
  'intro.goal':
    'Gagnez les médailles que demande le scénario : une unité ennemie éliminée en vaut une. À chaque tour : jouer une carte de commandement, activer des unités, les déplacer, puis attaquer. Les unités se nomment par leur case. I et i : infanterie, S : speeders, R : artillerie, W : AT-AT, d : droïdes, une lettre par figurine ; <..> : unités activées ; ^ crête, o rochers, [B] bâtiment, [W] débris, = tranchées, A sérac, ~ crevasse, * médaille ou sortie.',
};
