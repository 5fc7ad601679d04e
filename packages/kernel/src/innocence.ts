/**
 * That what is said and told to a viewer follows from what it can know: part of every soundness tour.
 */
import type { Followed } from './follow.ts';
import { type Choice, type Decision, type Game, type GameEvent, type GameState, type Viewer, viewersOf } from './game.ts';
import { below, cloneRng, pick, type Rng, rngFromSeed, seedFrom } from './rng.ts';
import type { Table } from './table.ts';
import { render, type Text, type Words } from './text.ts';

/** A tour of one match: the table, and one who follows it for each seat and for the spectators. */
export type Guide = {
  readonly game: Game;
  readonly table: Table;
  readonly followers: Map<Viewer, Followed>;
  readonly chance: Rng;
  /** Languages in which what is said must read well. */
  readonly words: readonly Words[];
  readonly promise: (holds: boolean, what: string) => void;
  said: number;
};

/** How many questions are asked of a viewer at each state. */
const QUESTIONS = 4;
const LONGEST_CHAIN = 3;

/**
 * What is said to a viewer is a function of what it knows: in every world that fits its view, whatever lies in hands and decks
 * and whatever the dice will give, it reads and hears the same words.
 */
export function checkInnocence(
  { game, table, promise, chance, words }: Guide,
  viewer: Viewer,
  view: unknown,
  decision: Decision | undefined,
): void {
  const seeds = [below(chance, 1_000_000), below(chance, 1_000_000)];
  const rngOf = (i: number): Rng => rngFromSeed(seedFrom(`world ${seeds[i]}`));
  const same = (what: string, say: (rng: Rng) => unknown): void => {
    const [one, other] = [JSON.stringify(say(rngOf(0))), JSON.stringify(say(rngOf(1)))];
    if (one !== other) promise(false, `${viewer} hears the same in every world (${what}): ${one} or ${other}`);
  };
  same('previews', (rng) => game.previews(view, rng));
  const notations = decision ? game.offers(view, decision).map((offer) => offer.notation) : ['pass'];
  const things = decision ? game.offers(view, decision).flatMap(({ thing, target }) => [thing ?? [], target ?? []].flat()) : [];
  const oneOf = (list: readonly string[]): string => list[below(chance, list.length)] ?? '';
  for (let i = 0; i < QUESTIONS; i++) {
    const chain = [oneOf(notations)];
    const length = 1 + below(chance, LONGEST_CHAIN);
    // What may follow is looked up in one of the worlds: a question nobody would think of shows little.
    const world = game.sampleWorld(view, rngOf(0));
    while (chain.length < length) {
      const next = nextNotations(game, world, viewer, chain.at(-1) ?? '');
      chain.push(oneOf(next.length > 0 ? next : [...notations, ...things, 'done']));
    }
    const intent = chain.join(' -> ');
    same(`why not "${intent}"`, (rng) => game.whyNot(view, intent, rng));
  }
  if (things.length > 0) {
    const thing = oneOf(things);
    same(`preview of ${thing}`, (rng) => game.preview(view, thing, rng));
    for (const intent of game.intents(view, thing)) same(`why not "${intent}"`, (rng) => game.whyNot(view, intent, rng));
  }
  checkAdvice({ game, words, promise }, same, view, decision, seeds[0] ?? 0);
  const { match } = table;
  for (const asked of game.asked(view)) checkText({ words, promise }, game.waiting(asked, match.seats[asked.seat] ?? ''));
}

/** At how many states in a row advice is asked for once: it looks far. */
const SELDOM = 8;

/** What speaks for a choice is the same in every world, and reads well. */
function checkAdvice(
  { game, words, promise }: Pick<Guide, 'game' | 'words' | 'promise'>,
  same: (what: string, say: (rng: Rng) => unknown) => void,
  view: unknown,
  decision: Decision | undefined,
  seed: number,
): void {
  const choice = decision?.choices[seed % decision.choices.length];
  if (choice === undefined || seed % SELDOM !== 0) return;
  same(`advice for ${game.notate(view, choice)}`, (rng) => game.advice?.(view, choice, rng));
  const advice = game.advice?.(view, choice);
  if (advice) for (const text of [advice.what, ...advice.why]) checkText({ words, promise }, text);
}

/** Does what a notation says in a world, and lists what can be said next. */
function nextNotations(game: Game, world: GameState, viewer: Viewer, notation: string): string[] {
  if (viewer === 'spectator') return [];
  const asked = (): Decision | undefined => game.pending(world).find(({ seat }) => seat === viewer);
  const decision = asked();
  const view = game.view(world, viewer);
  const choice = decision?.choices.find((one) => game.notate(view, one) === notation);
  if (choice === undefined) return [];
  game.apply(world, viewer, choice);
  const after = game.view(world, viewer);
  return asked()?.choices.map((one) => game.notate(after, one)) ?? [];
}

/** A text has words in every language at hand, and no parameter is left open. */
export function checkText({ words, promise }: Pick<Guide, 'words' | 'promise'>, text: Text): void {
  for (const one of words) {
    const sentence = render(one, text);
    promise(sentence !== '' && !/[[{]/.test(sentence), `${text.key} reads well in ${one.language}: ${sentence}`);
  }
}

/**
 * The same choice with the same dice in another world that fits a viewer's knowledge: where the viewer sees the same after each
 * event, it has heard the same. An event that says more than the view does would differ.
 */
export function checkHearing({ game, table, chance, promise }: Guide, { seat, choices }: Decision, choice: Choice): void {
  const { state } = table.match;
  const eventsIn = (start: GameState, made = choice): GameEvent[] => {
    const events: GameEvent[] = [];
    game.apply(game.clone(start), seat, made, (event) => events.push(event));
    return events;
  };
  const saved = JSON.stringify(state);
  // Where answers are secret, another one is as good as another world.
  const other = pick(chance, choices);
  const isSecret = game.asked(game.view(state, 'spectator')).length > 1;
  const real = eventsIn(state);
  promise(JSON.stringify(state) === saved, 'a clone does not change with its original');
  for (const event of real) checkShuffle({ game, table, promise }, event);
  for (const viewer of viewersOf(table.match.seats)) {
    const view = game.view(state, viewer);
    const heard = (events: readonly GameEvent[]): GameEvent[] => events.flatMap((event) => game.seenBy(event, viewer) ?? []);
    const compare = (said: readonly GameEvent[], elsewhere: readonly GameEvent[]): void => {
      const at = said.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(elsewhere[i]));
      const [one, two] = [said[at], elsewhere[at]];
      if (!one || !two) return;
      const before = said.slice(0, at).reduce((seen, event) => game.fold(seen, event), view);
      if (JSON.stringify(game.fold(before, one)) === JSON.stringify(game.fold(before, two)))
        promise(false, `what ${viewer} hears it also sees: ${JSON.stringify(one)} or ${JSON.stringify(two)}`);
    };
    if (isSecret && viewer !== seat) compare(heard(real), heard(eventsIn(state, other)));
    const world = game.sampleWorld(view, chance);
    world.rng = cloneRng(state.rng);
    if (game.pending(world).some((open) => open.seat === seat && open.choices.includes(choice)))
      compare(heard(real), heard(eventsIn(world)));
  }
}

/** Nobody learns from how soon a seat answers what it holds: in any world that fits what others know, the same order applies. */
export function checkOrdered({ game, table, promise }: Guide, viewer: Viewer, decision: Decision, world: GameState): void {
  const { seat, kind } = decision;
  const there = game.pending(world).find((open) => open.seat === seat);
  if (!game.ordered || !there) return;
  const [real, other] = [game.ordered(game.view(table.match.state, seat), decision), game.ordered(game.view(world, seat), there)];
  promise(real?.kind === other?.kind, `${viewer} can know whether an order answers ${kind}: ${real?.kind} or ${other?.kind}`);
}

/** The order of a deck is told to nobody: who could script it would know what comes. */
export function checkShuffle({ game, table, promise }: Pick<Guide, 'game' | 'table' | 'promise'>, event: GameEvent): void {
  if (!game.script(event)?.some((outcome) => typeof outcome === 'object')) return;
  for (const viewer of viewersOf(table.match.seats)) {
    const seen = game.seenBy(event, viewer);
    promise(!seen || game.script(seen) === undefined, `${viewer} is not told the order of a deck: ${JSON.stringify(seen)}`);
  }
}
