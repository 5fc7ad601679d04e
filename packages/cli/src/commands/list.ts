import { ALONE, type Names } from '@wartable/kernel';
import { type Args, gameNamed } from '../args.ts';
import type { AnyGame } from '../games.ts';
import { type Io, UsageError } from '../io.ts';
import { text } from '../text/index.ts';

export const listOptions = { json: 'flag' } as const;

/** `wartable list [what] <game> [--json]`: what things are called, as cases write them; without `what`, what can be listed. */
export function list(args: Args, io: Io): number {
  const [first, second, surplus] = args.rest;
  if (first === undefined) throw new UsageError(text('error.missing', { what: '<game>' }));
  if (surplus !== undefined) throw new UsageError(text('error.surplus', { what: surplus }));
  const [what, id] = second === undefined ? [undefined, first] : [first, second];
  const lists = listsOf(gameNamed(id));
  const names = what === undefined ? Object.keys(lists) : namesIn(lists, what, id);
  if (args.values['json']) io.out(JSON.stringify(names));
  else for (const name of names) io.out(name);
  return 0;
}

type Lists = Readonly<Record<string, readonly string[]>>;

function namesIn(lists: Lists, what: string, game: string): readonly string[] {
  const names = Object.hasOwn(lists, what) ? lists[what] : undefined;
  if (!names) throw new UsageError(text('error.list', { game, word: what, words: Object.keys(lists).join(', ') }));
  return names;
}

function listsOf(game: AnyGame): Lists {
  const { things, decisions, ...names } = game.names(game.read({}));
  return { rules: game.rulebook.map(({ id }) => id), decisions, choices: choicesIn(names), ...things };
}

/** "play <cards>", "done" */
function choicesIn({ verbs }: Pick<Names, 'verbs'>): string[] {
  return Object.entries(verbs).flatMap(([verb, kinds]) => kinds.map((kind) => (kind === ALONE ? verb : `${verb} <${kind}>`)));
}
