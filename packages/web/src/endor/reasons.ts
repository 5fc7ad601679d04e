/** Why the Imperials did what they did, in one sentence. Worked out once, from the table as it stood; the log finds it again. */
import { type Event, endor, explainFire, explainMove, pieceText, type View, type Why } from '@wartable/endor';
import { rngFromSeed, seedFrom, type Text } from '@wartable/kernel';
import { text } from './text/index.ts';

const told = new WeakMap<Event, Text>();
/** The decks of the world that is looked at lie in some order; nothing here depends on it. */
const ANY = seedFrom('reasons');

/** The reason of an event, told with `before`, the table as it stood. */
export function tellWhy(event: Event, before: View): Text | undefined {
  const reason = reasonOf(event, before);
  if (reason) told.set(event, reason);
  return reason;
}

/** The reason of an event of the log. */
export function whyOf(event: Event): Text | undefined {
  return told.get(event) ?? reasonOf(event);
}

export function ruleOf(event: Event): string | undefined {
  if (event.type === 'piece-converted') return 'endor/breach/conversion';
  return 'why' in event ? event.why?.rule : undefined;
}

function reasonOf(event: Event, before?: View): Text | undefined {
  switch (event.type) {
    case 'piece-placed':
      return event.why && joined(text('reason.placed'), tieOf(event.why));
    case 'piece-moved':
      return event.why && joined(moveReason(event.piece, event.why, before), tieOf(event.why));
    case 'piece-stayed':
      return stayReason(event.why);
    case 'shot-fired':
      return event.why && fireReason(event.pieces[0] ?? '', event.target, event.why, before);
    case 'piece-converted':
      return text('reason.converted');
    default:
      return undefined;
  }
}

function world(view: View) {
  return endor.sampleWorld(view, rngFromSeed(ANY));
}

/** A reason, and how a tie was broken after it. */
function joined(reason: Text, tie: Text | undefined): Text {
  return tie ? text('reason.both', { reason, tie }) : text('reason.one', { reason });
}

function tieOf({ tie, candidates }: Why): Text | undefined {
  if (tie === 'none') return undefined;
  return text(tie === 'player' ? 'reason.hexes-you' : 'reason.hexes-north', { n: candidates.length });
}

function moveReason(piece: string, { rule, target }: Why, before: View | undefined): Text {
  if (rule === 'endor/breach/run') return text('reason.run');
  if (rule === 'endor/breach/entrance') return text('reason.enter');
  if (target === undefined) return text('reason.procedure');
  const sieve = before && explainMove(world(before), piece);
  if (!before || !sieve?.first.includes(target)) return text('reason.nearest', { target: pieceText(target) });
  if (sieve.nearest.length === 1) return text('reason.nearest', { target: pieceText(target) });
  const parts = { n: sieve.nearest.length, target: pieceText(target), tactic: before.tactic };
  if (sieve.first.length === 1) return text('reason.priority', parts);
  if (sieve.first.length === sieve.nearest.length)
    return text(before.autoTies ? 'reason.equal-first' : 'reason.equal-you', { n: parts.n, target: parts.target });
  return text(before.autoTies ? 'reason.priority-first' : 'reason.priority-you', { ...parts, left: sieve.first.length });
}

function stayReason({ rule }: Why): Text {
  switch (rule) {
    case 'endor/imperial/garrison':
      return text('reason.garrison');
    case 'endor/imperial/no-target':
      return text('reason.no-target');
    case 'endor/breach/entrance':
      return text('reason.waits');
    default:
      return text('reason.there');
  }
}

function fireReason(piece: string, target: string, { tie, candidates }: Why, before: View | undefined): Text {
  const sieve = before && explainFire(world(before), piece);
  const parts = { target: pieceText(target), n: sieve?.nearest.length ?? 0, tactic: before?.tactic ?? '' };
  const reason = (): Text => {
    if (!sieve) return text('reason.shot', parts);
    if (sieve.all.length === 1) return text('reason.shot-only', parts);
    if (sieve.nearest.length === 1) return text('reason.shot-nearest', parts);
    if (sieve.first.length < sieve.nearest.length)
      return text(sieve.open.length < sieve.first.length ? 'reason.shot-priority-open' : 'reason.shot-priority', parts);
    return text(sieve.open.length < sieve.first.length ? 'reason.shot-open' : 'reason.shot-equal', parts);
  };
  if (tie === 'none') return joined(reason(), undefined);
  return joined(reason(), text(tie === 'player' ? 'reason.targets-you' : 'reason.targets-first', { n: candidates.length }));
}
