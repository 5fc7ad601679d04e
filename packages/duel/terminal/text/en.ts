export const en = {
  'help.options': '--setup standard or first-game.',
  'balance.rounds': 'rounds',
  'balance.cell-first-game': 'First game',
  'duel.initiative': 'Round {round} · initiative: {side}',
  'duel.initiative-taken': 'Round {round} · initiative taken by {side}',
  'duel.counts': 'hand {hand} · deck {deck} · discard {discard} · resources {ready}/{total}',
  'duel.leader-ready': 'ready',
  'duel.leader-exhausted': 'exhausted',
  'duel.leader-deployed': 'in play',
  'duel.epic-left': 'can still deploy',
  'duel.hand': 'Hand',
  'duel.figures': 'power {power}, HP {hp}',
  'intro.goal':
    'You win when the enemy base has no HP left. Each turn you take one action: play a card (its cost in brackets, paid with resources), attack with a ready unit, use an Action, take the initiative for the next round, or pass. Units fight in their own arena; any unit may attack the base. When both have passed, everybody draws two cards and may place one as a resource.',
  'intro.legend': 'On the table: Name power/HP left, in brackets when exhausted, § Sentinel, +n Raid, ♥n Restore.',
} as const;

export type Key = keyof typeof en;
