import { type Game, isRulesChange, type MatchRecord, replay } from '@wartable/kernel';

/** A record from a link with the positions at each turn, which a link leaves out because they follow from the rest. */
export function restored(game: Game, record: MatchRecord): MatchRecord {
  const { rules, options, snapshots, log } = record;
  // Under other rules dice come from the log, and how far chance had come is not known.
  const isOurs = rules === game.rules || game.likeness?.(rules, options) === 'alike';
  if (snapshots.length > 0 || !isOurs || log.some(isRulesChange)) return record;
  const { match } = replay(game, record);
  return { ...record, snapshots: match.record.snapshots };
}
