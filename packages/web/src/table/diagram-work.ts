/** Diagrams of the rulebook: the rules run in a worker, as at a table. */
import { loadGame } from '../games/rules.ts';
import { type Moment, momentOf, type Tried } from './diagram-moment.ts';

export type ToDiagram = Tried & { readonly game: string; readonly question: number };

/** Without a moment it cannot be. */
export type FromDiagram = { readonly question: number; readonly moment: Moment | undefined };

export async function diagramWork({ game: id, question, ...tried }: ToDiagram): Promise<void> {
  const { game } = await loadGame(id);
  const post = (moment: Moment | undefined): void => self.postMessage({ question, moment } satisfies FromDiagram);
  try {
    post(momentOf(game, tried));
  } catch {
    // Two units on a hex, a wall to stand on: what is tried may make no sense.
    post(undefined);
  }
}
