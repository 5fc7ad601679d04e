/** Looking ahead, beside the page: why not, previews, questions. It knows what the page knows, a view, and imagines the rest. */
import type { Refusal } from '@wartable/kernel';
import { loadGame } from '../games/rules.ts';

export type ToAhead = {
  readonly game: string;
  readonly question: number;
  /** What the viewer sees; left out where it is the same as in the question before. */
  readonly view?: unknown;
  readonly ask: 'previews' | 'why-not' | 'preview' | 'about';
  readonly thing: string;
};

export type FromAhead = { readonly question: number; readonly answer: unknown };

/** Why what a person points at cannot be done; an empty list where it can. */
export type WhyNotAnswer = readonly Refusal[];

let seen: unknown;

export async function aheadWork({ game: id, question, view = seen, ask, thing }: ToAhead): Promise<void> {
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
    }
  };
  const reply: FromAhead = { question, answer: answer() };
  self.postMessage(reply);
}
