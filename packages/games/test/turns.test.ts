/** How a turn goes, in every game: nothing ends by itself that could still be taken back, prompts count, buttons say what they end. */
import {
  answer,
  closingOf,
  decisionOf,
  type Game,
  type GameEvent,
  matchOutcome,
  newMatch,
  type Offer,
  pendingDecisions,
  pick,
  render,
  rngFromSeed,
  type Sentences,
  STANDS,
  seedFrom,
  whyNotUndo,
} from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { exported, INSTALLED } from '../src/index.ts';

const GAMES = 6;
const inWords = (events: readonly GameEvent[]): string[] =>
  events.filter(({ type }) => type !== STANDS).map((event) => JSON.stringify(event));

/** A match by chance, decision by decision; who looks may give the answer. */
function* played(game: Game, n: number) {
  const chance = rngFromSeed(seedFrom(`turns ${n}`));
  const options = game.id === 'hoth' ? { scenario: String(1 + n) } : {};
  const seats = game.seats(game.setup(game.options(options), rngFromSeed(seedFrom('seats'))));
  const match = newMatch(game, { options, players: seats, seed: seedFrom(`turns ${game.id} ${n}`) });
  while (!matchOutcome(match)) {
    const question = pick(chance, pendingDecisions(match));
    const { seat, choices } = question;
    const choice = pick(chance, choices);
    yield { match, seat, question, choice, view: game.view(match.state, seat) };
    if (decisionOf(match, seat)?.id === question.id) answer(match, seat, question.id, choice);
  }
}

/** Decisions that ask for one thing alone; all others say how far one has come. */
const ONE: Readonly<Record<string, readonly string[]>> = {
  duel: ['mulligan', 'attack-target', 'choose-base', 'choose-card', 'choose-revealed', 'unique', 'first-side', 'resource'],
  hoth: [
    ...['play', 'section', 'move-to', 'target', 'second-attack', 'support', 'ignore-retreat', 'breakthrough'],
    ...['move-after-attack', 'incursion', 'draw', 'reinforce', 'give-up-card'],
  ],
  endor: ['tie-hex', 'tie-target', 'hero', 'move-to', 'target', 'trap', 'capture', 'rally'],
};
/** These count only where there is more than one. */
const PERHAPS: readonly string[] = ['choose-unit', 'retreat', 'strike', 'place'];
const SAY_NOTHING = /^(ok|done|pass|go on|continue|yes|no|next|wait|finish)$/i;
const MOST_WORDS = 12;

describe.each(INSTALLED.map((installed) => [installed.game.id, installed] as const))('A turn of %s', (id, { game, folder }) => {
  it('is asked for in prompts that count, of few words, by buttons that say what they end', async () => {
    const words = { language: 'en', sentences: await exported<Sentences>(folder, 'src/text/en.ts', 'en') };
    const counts = new Map<string, Set<boolean>>();
    const labels = new Set<string>();
    for (let n = 0; n < GAMES; n++)
      for (const { view, question } of played(game, n)) {
        const prompt = game.prompt(view, question);
        counts.set(question.kind, (counts.get(question.kind) ?? new Set()).add('n' in (prompt.params ?? {})));
        // A name is one word.
        const said = words.sentences[prompt.key] ?? '';
        expect(said.split(/\s+/).length, said).toBeLessThanOrEqual(MOST_WORDS);
        for (const { label } of game.offers(view, question) as readonly Offer[]) labels.add(render(words, label));
      }
    for (const [kind, seen] of counts)
      if (!PERHAPS.includes(kind)) expect([kind, ...seen]).toEqual([kind, !ONE[id]?.includes(kind)]);
    expect([...labels].filter((label) => SAY_NOTHING.test(label))).toEqual([]);
    const { decisions } = game.names(game.setup(game.options({}), rngFromSeed(seedFrom('names'))));
    for (const kind of ONE[id] ?? []) expect(decisions).toContain(kind);
  });

  it('can be taken back, or waits to be ended and shows no more than is certain', () => {
    const endings = new Set<string>();
    for (let n = 0; n < GAMES; n++)
      for (const { match, seat, choice, view, question } of played(game, n)) {
        const ending = game.ending?.(view, question, choice);
        const closing = closingOf(game, view, seat, [game.notate(view, choice)]);
        const seen: GameEvent[] = [];
        answer(match, seat, question.id, choice, (event) => seen.push(...[game.seenBy(event, seat) ?? []].flat()));
        if (closing) {
          endings.add(closing.label.key);
          const shown = inWords(closing.events);
          expect(inWords(seen).slice(0, shown.length)).toEqual(shown);
        } else if (ending?.quiet && !matchOutcome(match))
          expect(whyNotUndo(match, seat), `${question.kind} ${game.notate(view, choice)}`).toBeUndefined();
      }
    expect([...endings]).toEqual(expect.arrayContaining([...(ENDINGS[id] ?? [])]));
  });
});

/** What is ended by a button of its own. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  duel: ['choice.end-action', 'choice.end-opening-resource', 'choice.end-resource'],
  hoth: ['choice.done-retreat', 'choice.done-turn'],
  endor: ['choice.done-place', 'choice.done-place-part', 'choice.done-rally', 'choice.done-rebel'],
};
