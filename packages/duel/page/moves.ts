/** What moves on the table while something happens, as plain data: who strikes whom, what shakes, what travels from where to where. */
import type { Event, View } from '@wartable/duel';
import { baseThing, handThing, leaderThing, revealedThing, type Thing, thingsOf, type UnitId } from '@wartable/duel/telling';
import type { SideName } from './scene.ts';

/** A thing on the table, a unit that has just left it, the card laid down for all to see, or the table itself. */
export type Place = Thing | `gone:${UnitId}` | 'laid' | 'table';

export type Move =
  | { readonly does: 'strikes'; readonly what: Place; readonly to: Place }
  | { readonly does: 'shakes'; readonly what: Place }
  /** A copy of `what` goes its way; `falls` is tilted and fades as it goes. */
  | { readonly does: 'travels' | 'falls'; readonly what: Place; readonly from: Place; readonly to: Place };

/** More than these go unseen: one sees that there are many. */
const AT_ONCE = 4;

export function movesOf(event: Event, view: View): readonly Move[] {
  const things = thingsOf(view);
  const named = (unit: UnitId): Place => things.get(unit) ?? `gone:${unit}`;
  const isOwn = (side: SideName): boolean => typeof view[side].hand === 'object';
  /** Where a card of a hand lies, or lay. */
  const inHand = (side: SideName, card: string | undefined): Place =>
    card !== undefined && isOwn(side) && side === view.viewer ? handThing(card) : `held:${side}`;
  /** Each card of one's own, or as many backs. */
  const each = (cards: readonly string[] | undefined, count: number): readonly (string | undefined)[] =>
    (cards ?? Array.from({ length: count }, () => undefined)).slice(0, AT_ONCE);

  switch (event.type) {
    case 'card-played':
      return [{ does: 'travels', what: 'laid', from: inHand(event.side, event.card), to: 'laid' }];
    case 'unit-entered':
      return [{ does: 'travels', what: named(event.unit), from: 'laid', to: named(event.unit) }];
    case 'ability-used':
      return [
        {
          does: 'travels',
          what: 'laid',
          from: event.unit === undefined ? leaderThing(event.side) : named(event.unit),
          to: 'laid',
        },
      ];
    case 'ability-triggered':
      // Who acts when defeated lies among the discarded.
      return [{ does: 'travels', what: 'laid', from: things.get(event.unit) ?? `discard:${event.side}`, to: 'laid' }];
    case 'leader-deployed':
      return [{ does: 'travels', what: 'laid', from: leaderThing(event.side), to: 'laid' }];
    case 'attack-declared':
      return [{ does: 'strikes', what: named(event.unit), to: targetOf(event.target, named) }];
    case 'damaged': {
      const hit: Move = { does: 'shakes', what: targetOf(event.target, named) };
      // The whole table feels it when a base is hit.
      return 'base' in event.target ? [hit, { does: 'shakes', what: 'table' }] : [hit];
    }
    case 'unit-defeated':
      return [{ does: 'falls', what: `gone:${event.unit}`, from: `gone:${event.unit}`, to: `discard:${event.side}` }];
    case 'leader-defeated':
      return [{ does: 'falls', what: `gone:${event.unit}`, from: `gone:${event.unit}`, to: leaderThing(event.side) }];
    case 'unit-returned':
      return [
        {
          does: 'travels',
          what: `gone:${event.unit}`,
          from: `gone:${event.unit}`,
          to: inHand(event.side, event.card),
        },
      ];
    case 'cards-drawn':
      return each(event.cards, event.count).map((card) => {
        const to = inHand(event.side, card);
        return { does: 'travels', what: to.startsWith('hand:') ? to : `deck:${event.side}`, from: `deck:${event.side}`, to };
      });
    case 'resources-placed':
      return each(event.cards, event.count).map((card) => ({
        does: 'travels',
        what: `deck:${event.side}`,
        from: inHand(event.side, card),
        to: `resources:${event.side}`,
      }));
    case 'card-discarded': {
      const pile: Place = `discard:${event.side}`;
      const from = event.from === 'revealed' ? revealedThing(event.card) : inHand(event.side, event.card);
      return [{ does: 'travels', what: pile, from, to: pile }];
    }
    case 'card-taken': {
      const to = inHand(event.side, event.card);
      const what = to.startsWith('hand:') ? to : `deck:${event.side}`;
      return [{ does: 'travels', what, from: revealedThing(event.card), to }];
    }
    default:
      return [];
  }
}

function targetOf(target: Extract<Event, { type: 'damaged' }>['target'], named: (unit: UnitId) => Place): Place {
  return 'base' in target ? baseThing(target.base) : named(target.unit);
}
