/** How a turn goes, in every game: nothing ends by itself that could still be taken back, prompts count, buttons say what they end. */
import {
  answer,
  closingOf,
  decisionOf,
  type GameEvent,
  matchOutcome,
  newMatch,
  pendingDecisions,
  pick,
  rngFromSeed,
  STANDS,
  seedFrom,
  whyNotUndo,
} from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { INSTALLED } from '../src/index.ts';

const GAMES = 6;
const inWords = (events: readonly GameEvent[]): string[] =>
  events.filter(({ type }) => type !== STANDS).map((event) => JSON.stringify(event));

describe.each(INSTALLED.map(({ game }) => [game.id, game] as const))('A turn of %s', (id, game) => {
  it('can be taken back, or waits to be ended and shows no more than is certain', () => {
    const endings = new Set<string>();
    for (let n = 0; n < GAMES; n++) {
      const chance = rngFromSeed(seedFrom(`turns ${n}`));
      const options = id === 'hoth' ? { scenario: String(1 + n) } : {};
      const seats = game.seats(game.setup(game.options(options), rngFromSeed(seedFrom('seats'))));
      const match = newMatch(game, { options, players: seats, seed: seedFrom(`turns ${id} ${n}`) });
      while (!matchOutcome(match)) {
        const { seat, choices } = pick(chance, pendingDecisions(match));
        const choice = pick(chance, choices);
        const question = decisionOf(match, seat);
        const view = game.view(match.state, seat);
        const ending = question && game.ending?.(view, question, choice);
        const closing = closingOf(game, view, seat, [game.notate(view, choice)]);
        const seen: GameEvent[] = [];
        answer(match, seat, question?.id ?? -1, choice, (event) => seen.push(...[game.seenBy(event, seat) ?? []].flat()));
        if (closing) {
          endings.add(closing.label.key);
          const shown = inWords(closing.events);
          expect(inWords(seen).slice(0, shown.length)).toEqual(shown);
        } else if (ending?.quiet && !matchOutcome(match))
          expect(whyNotUndo(match, seat), `${question?.kind} ${game.notate(view, choice)}`).toBeUndefined();
      }
    }
    expect([...endings]).toEqual(expect.arrayContaining([...(ENDINGS[id] ?? [])]));
  });
});

/** What is ended by a button of its own. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  duel: ['choice.end-action', 'choice.end-opening-resource', 'choice.end-resource'],
  hoth: ['choice.done-retreat', 'choice.done-turn'],
  endor: ['choice.done-place', 'choice.done-rally', 'choice.done-rebel'],
};
