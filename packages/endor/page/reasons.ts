/** Why the Imperials did what they did, in one sentence. The event says why; `autoTies` who breaks ties among targets. */
import { type Event, pieceText, type View, type Why } from '@wartable/endor/telling';
import type { Text } from '@wartable/kernel';
import { text } from './text/index.ts';

type Ties = Pick<View, 'autoTies'>;

export function ruleOf(event: Event): string | undefined {
  if (event.type === 'piece-converted') return 'endor/breach/conversion';
  return 'why' in event ? event.why?.rule : undefined;
}

export function reasonOf(event: Event, ties: Ties): Text | undefined {
  switch (event.type) {
    case 'piece-placed':
      return event.why && joined(text('reason.placed'), tieOf(event.why));
    case 'piece-moved':
      return event.why && joined(moveReason(event.why, ties), tieOf(event.why));
    case 'piece-stayed':
      return stayReason(event.why);
    case 'shot-fired':
      return event.why && fireReason(event.target, event.why);
    case 'piece-converted':
      return text('reason.converted');
    default:
      return undefined;
  }
}

/** A reason, and how a tie was broken after it. */
function joined(reason: Text, tie: Text | undefined): Text {
  return tie ? text('reason.both', { reason, tie }) : text('reason.one', { reason });
}

function tieOf({ tie, candidates }: Why): Text | undefined {
  if (tie === 'none') return undefined;
  return text(tie === 'player' ? 'reason.hexes-you' : 'reason.hexes-north', { n: candidates.length });
}

function moveReason({ rule, target, tactic = '', sieve }: Why, { autoTies }: Ties): Text {
  if (rule === 'endor/breach/run') return text('reason.run');
  if (rule === 'endor/breach/entrance') return text('reason.enter');
  if (target === undefined || !sieve) return text('reason.procedure');
  const parts = { n: sieve.nearest, target: pieceText(target), tactic };
  if (sieve.nearest === 1) return text('reason.nearest', { target: parts.target });
  if (sieve.first === 1) return text('reason.priority', parts);
  if (sieve.first === sieve.nearest)
    return text(autoTies ? 'reason.equal-first' : 'reason.equal-you', { n: parts.n, target: parts.target });
  return text(autoTies ? 'reason.priority-first' : 'reason.priority-you', { ...parts, left: sieve.first });
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

function fireReason(target: string, { tie, candidates, tactic = '', sieve }: Why): Text {
  const parts = { target: pieceText(target), n: sieve?.nearest ?? 0, tactic };
  const reason = (): Text => {
    if (!sieve) return text('reason.shot', parts);
    if (sieve.all === 1) return text('reason.shot-only', parts);
    if (sieve.nearest === 1) return text('reason.shot-nearest', parts);
    // The candidates are those of the first who stand in the open, if any does.
    const inTheOpen = candidates.length < sieve.first;
    if (sieve.first < sieve.nearest) return text(inTheOpen ? 'reason.shot-priority-open' : 'reason.shot-priority', parts);
    return text(inTheOpen ? 'reason.shot-open' : 'reason.shot-equal', parts);
  };
  if (tie === 'none') return joined(reason(), undefined);
  return joined(reason(), text(tie === 'player' ? 'reason.targets-you' : 'reason.targets-first', { n: candidates.length }));
}
