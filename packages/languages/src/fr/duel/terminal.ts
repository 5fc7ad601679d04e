import type { Key } from '@wartable/duel/terminal/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'help.options': '--setup standard ou first-game.',
  'balance.rounds': 'rounds',
  'balance.cell-first-game': 'Première partie',
  'duel.initiative': 'Round {round} · initiative : {side}',
  'duel.initiative-taken': 'Round {round} · initiative prise par {side}',
  'duel.counts': 'main {hand} · deck {deck} · défausse {discard} · ress. {ready}/{total}',
  'duel.leader-ready': 'en position redressée',
  'duel.leader-exhausted': 'en position inclinée',
  'duel.leader-deployed': 'en jeu',
  'duel.epic-left': 'peut encore se déployer',
  'duel.hand': 'Main',
  'duel.figures': 'puissance {power}, {hp} PV',
  'intro.goal':
    'Vous gagnez quand la base ennemie n’a plus de PV. À chaque tour, une seule action : jouer une carte (coût entre parenthèses, payé en ressources), attaquer avec une unité redressée, utiliser une Action, prendre l’initiative pour le prochain round, ou passer. Les unités se battent dans leur arène ; toutes peuvent attaquer la base. Quand les deux camps ont passé, chacun pioche deux cartes et peut en placer une en ressource.',
  'intro.legend':
    'Sur la table : Nom puissance/PV restants, entre parenthèses si l’unité est inclinée, § Sentinelle, +n Raid, ♥n Récupération.',
};
