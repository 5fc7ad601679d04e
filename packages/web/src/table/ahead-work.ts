/** Looking ahead, beside the page: why not, previews, questions. It knows what the page knows, a view, and imagines the rest. */
import { closingOf, type Game, type Seat } from '@wartable/kernel';
import { loadGame } from '../games/rules.ts';
import type { ClosingAnswer } from './advisers.ts';

export type ToAhead = {
  readonly game: string;
  readonly question: number;
  /** What the viewer sees; left out where it is the same as in the question before. */
  readonly view?: unknown;
  readonly ask: 'previews' | 'why-not' | 'preview' | 'about' | 'closing' | 'advice';
  readonly thing: string;
  /** Whose answers these would be, as records write them. */
  readonly seat?: Seat;
  readonly notations?: readonly string[];
};

export type FromAhead = { readonly question: number; readonly answer: unknown };

let seen: unknown;

export async function aheadWork({ game: id, question, view = seen, ask, thing, seat, notations = [] }: ToAhead): Promise<void> {
  seen = view;
  const { game } = await loadGame(id);
  const answer = (): unknown => {
    switch (ask) {
      case 'previews':
        return game.previews(view);
      case 'why-not':
        return game.intents(view, thing).flatMap((intent) => game.whyNot(view, intent) ?? []);
      case 'preview':
        return game.preview(view, thing);
      case 'about':
        return game.about(view, thing);
      case 'closing':
        return seat === undefined ? undefined : closingIn(game, view, seat, notations);
      case 'advice':
        return game.advice?.(view, Number(thing));
    }
  };
  const reply: FromAhead = { question, answer: answer() };
  self.postMessage(reply);
}

function closingIn(game: Game, view: unknown, seat: Seat, notations: readonly string[]): ClosingAnswer {
  try {
    return closingOf(game, view, seat, notations);
  } catch {
    // An answer that cannot be tried here is for the table to judge.
    return undefined;
  }
}
