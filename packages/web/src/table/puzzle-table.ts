/**
 * A puzzle as a table: the real rules, in a world that fits what the player sees. Each answer is judged by exact chances before
 * it counts; what is not the best is not played. Who else is asked answers as is worst for the player.
 */
import {
  type AimStanding,
  type Choice,
  type Delivery,
  type FromSeat,
  type Game,
  type GameEvent,
  type GameState,
  giveAnswer,
  hear,
  isReply,
  matchFromState,
  openTable,
  pendingDecisions,
  type Question,
  type Seat,
  type Table,
  type ToSeat,
} from '@wartable/kernel';

/** A choice of whoever is asked, and what it comes to for the player. */
type Worth = { readonly choice: Choice; readonly chance: number };

/** What the goal is. */
type Goal = {
  readonly standing: (now: GameState) => AimStanding;
  /** Events with which it is decided, where a step goes on after them. */
  readonly ends: readonly string[];
  /** All choices of whoever is asked, best for the player first; none where that cannot be told. */
  readonly worth: (now: GameState) => readonly Worth[];
};

/** An answer against the best one. */
export type Judged = { readonly right: boolean; readonly chosen: number; readonly best: number };

type HeardPuzzle = {
  readonly messages: readonly ToSeat[];
  /** One for each answer that was judged. */
  readonly judged: readonly Judged[];
};

export type PuzzleTable = {
  readonly seats: readonly string[];
  readonly hear: (message: FromSeat) => HeardPuzzle;
  /** The best answer to what the player is asked now. */
  readonly best: () => (Worth & { readonly view: unknown }) | undefined;
  readonly standing: () => AimStanding;
};

type Start = {
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
  readonly goal: Goal;
  /** What happened before, for the log. */
  readonly past: readonly GameEvent[];
  /** A name no opening had before. */
  readonly opening: string;
};

/** Chances that differ by less are the same: sums of fractions are not exact to the last digit. */
const SAME = 1e-9;

export function openPuzzleTable({ game, state, seat, goal, past, opening }: Start): PuzzleTable {
  const match = matchFromState(game, state);
  const history = past.map((event) => ({ entry: -1, event }));
  const table: Table = openTable(match, history, opening);
  let standing: AimStanding = 'open';
  let known: { readonly at: GameState; readonly worth: readonly Worth[] } | undefined;

  const worthNow = (): readonly Worth[] => {
    if (known?.at !== match.state) known = { at: match.state, worth: goal.worth(match.state) };
    return known.worth;
  };
  const own = (): Question | undefined => pendingDecisions(match).find((one) => one.seat === seat);

  /** Takes an answer of anybody, and tells what the player sees of it, as far as the goal is open. */
  const give = (who: Question, choice: Choice, id?: string): ToSeat[] => {
    const after = standingAfter(game, goal, match.state, who.seat, choice);
    const done = giveAnswer(table, who.seat, who.id, choice, id === undefined ? undefined : { id });
    if ('refused' in done) return [];
    standing = after;
    // Where every choice leads there, or none does, nothing is left to choose.
    const left = standing === 'open' ? worthNow().map(({ chance }) => chance) : [];
    if (left.length > 0 && left.every((chance) => chance < SAME)) standing = 'lost';
    if (left.length > 0 && left.every((chance) => chance > 1 - SAME) && !own()) standing = 'reached';
    return forPlayer(done);
  };

  const forPlayer = (deliveries: readonly Delivery[]): ToSeat[] =>
    deliveries.flatMap(({ to, message }) => (to === seat ? [seen(message)] : []));

  /** The end of the battle has no scene of its own here, and what comes after the end of the puzzle is not part of it. */
  const seen = (message: ToSeat): ToSeat => {
    if (isReply(message)) return message;
    const open = { ...message, outcome: null };
    if (standing === 'open' || !('events' in open)) return open;
    const end = open.events.findIndex(({ type }) => goal.ends.includes(type));
    return { ...open, decision: null, events: end < 0 ? open.events : open.events.slice(0, end) };
  };

  /** Others answer until the player is asked again or all is decided. */
  const letOthersAnswer = (): ToSeat[] => {
    const messages: ToSeat[] = [];
    while (standing === 'open' && !own()) {
      const [asked] = pendingDecisions(match);
      if (!asked) break;
      messages.push(...give(asked, worthNow().at(-1)?.choice ?? asked.choices[0] ?? 0));
    }
    return messages;
  };

  const answer = ({ decision, choice: said, id }: Extract<FromSeat, { say: 'answer' }>): HeardPuzzle => {
    const asked = own();
    const view = game.view(match.state, seat);
    const choice = asked?.choices.find((one) => one === said || game.notate(view, one) === said);
    if (!asked || asked.id !== decision || choice === undefined || standing !== 'open') return notTaken(id, []);
    const judged = judge(worthNow(), choice);
    if (!judged.right) return notTaken(id, [judged]);
    return { messages: [{ reply: id, done: true }, ...give(asked, choice, id), ...letOthersAnswer()], judged: [judged] };
  };

  /** Several answers, each judged on its own: what was right before the first wrong one has been played. */
  const plan = ({ id, decision, notations }: Extract<FromSeat, { say: 'plan' }>): HeardPuzzle => {
    const steps: HeardPuzzle[] = [];
    for (const [i, choice] of notations.entries()) {
      const asked = i === 0 ? decision : (own()?.id ?? -1);
      const step = answer({ say: 'answer', decision: asked, choice, id: i === 0 ? id : `${id}.${i}` });
      steps.push(step);
      if (!step.judged[0]?.right || standing !== 'open') break;
    }
    const replies = steps.slice(0, 1).flatMap(({ messages }) => messages.filter(isReply));
    const news = steps.flatMap(({ messages }) => messages.filter((one) => !isReply(one)));
    return { messages: [...replies, ...news], judged: steps.flatMap(({ judged }) => judged) };
  };

  return {
    seats: match.seats,
    hear: (message) => {
      if (message.say === 'since' || (message.say === 'undo' && standing === 'open'))
        return { messages: forPlayer(hear(table, seat, message).deliveries), judged: [] };
      if (message.say === 'answer') return answer(message);
      if (message.say === 'plan') return plan(message);
      return { messages: [{ reply: message.id, refused: 'match-over' }], judged: [] };
    },
    best: () => {
      const [best] = standing === 'open' && own() ? worthNow() : [];
      return best && { ...best, view: game.view(match.state, seat) };
    },
    standing: () => standing,
  };
}

/** Where nothing can be told of a decision, nothing is held against anybody. */
function judge(worth: readonly Worth[], choice: Choice): Judged {
  const best = worth[0]?.chance ?? 0;
  const chosen = worth.find((one) => one.choice === choice)?.chance ?? best;
  return { right: best - chosen < SAME, chosen, best };
}

/** Nothing was played: it can be answered again. */
function notTaken(reply: string, judged: readonly Judged[]): HeardPuzzle {
  return { messages: [{ reply, refused: 'stale-decision' }], judged };
}

/** Thrown to leave a step in its middle. */
const CUT = new Error('cut');

/** How the goal stands after a choice: tried on a copy, which has the same dice, up to an event that decides. */
function standingAfter(game: Game, { standing, ends }: Goal, before: GameState, who: Seat, choice: Choice): AimStanding {
  const now = game.clone(before);
  try {
    game.apply(now, who, choice, ({ type }) => {
      if (ends.includes(type)) throw CUT;
    });
  } catch (error) {
    if (error !== CUT) throw error;
  }
  return standing(now);
}
