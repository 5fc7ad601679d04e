/**
 * What all others know of a game before they load it. It is light: no engine, no page, no sentences.
 *
 * A game is a folder, named by the id of the game:
 *
 *     manifest.ts          `manifest`: this
 *     src/index.ts         the game, exported by its id: rules and reading, pure
 *     src/telling.ts       `telling`: the part of it a page needs
 *     src/text/en.ts       `en`: its words
 *     page/index.tsx       `page`: how it looks in the browser; without it, the bare page
 *     page/door.tsx        `Picture`: the picture on its door
 *     page/door/en.ts      `en`: the words on its door
 *     puzzles/puzzles.json puzzles, found by `wartable puzzles find`
 *     terminal/index.ts    `terminal`: how it looks in the terminal, its options and what is measured; without it, plain lines
 *
 * and one line in games.json.
 */
import type { Opponents } from '@wartable/ai';
import type { Days, Game, Json } from '@wartable/kernel';

/** Who plays a seat. */
export type SeatPlayer = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: number };

export type Manifest = Opponents & {
  readonly id: string;
  /** Its door on the home page is the great one. */
  readonly great?: true;
  /** What is begun behind the door on the home page, with tips: small, against a gentle bot. */
  readonly first: { readonly options: Json; readonly players: readonly SeatPlayer[] };
  /** What its battles of the day are made of; without it there are none. */
  readonly days?: Days;
  /** How many playouts a review of a whole game shares. */
  readonly review: number;
  /** The options of a set-up that the command line takes; `terminal` reads them. */
  readonly options?: readonly string[];
  /** Commands of its own that `terminal` brings. */
  readonly commands?: readonly string[];
};

export type LoadedGame = { readonly game: Game; readonly manifest: Manifest };
