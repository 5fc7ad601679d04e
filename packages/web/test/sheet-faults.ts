/** What is wrong with sheets: paragraphs that do not exist, sentences nobody can say. */
import { gameFolders } from '@wartable/games/folders';
import type { Rule, Text } from '@wartable/kernel';
import { ENGLISH, gameParts, sharedPart, wordsFor } from '@wartable/languages';
import type { ThingSheet } from '../src/play/thing.ts';

type Said = Text | string;

/** Every text in it, those in parameters included. */
function* textsIn(said: Said): Generator<Text> {
  if (typeof said === 'string') return;
  yield said;
  for (const param of Object.values(said.params ?? {}))
    if (typeof param === 'object') for (const one of Array.isArray(param) ? param : [param]) yield* textsIn(one as Text);
}

export async function faultFinder(id: string, rulebook: readonly Rule[]): Promise<(sheet: ThingSheet | undefined) => string[]> {
  const game = gameFolders().find((one) => one.id === id);
  if (!game) throw new Error(`no game ${id}`);
  const { sentences } = await wordsFor(ENGLISH, [sharedPart('web'), ...gameParts(game, ['rules', 'page'])]);
  const known = new Set(rulebook.map((rule) => rule.id));
  return (sheet) => {
    if (!sheet) return ['no sheet'];
    const { title, parts, rules = [] } = sheet;
    const said = [title, ...parts.flatMap((part) => [part.title ?? '', ...(part.facts ?? []).flat(), ...(part.lines ?? [])])];
    const unsaid = said.flatMap((one) => [...textsIn(one)]).filter(({ key }) => !(key in sentences));
    return [
      ...rules.filter((rule) => !known.has(rule as Rule['id'])).map((rule) => `no paragraph ${rule}`),
      ...unsaid.map(({ key }) => `no sentence ${key}`),
      ...(parts.length === 0 && !sheet.picture ? ['says nothing'] : []),
      ...(rules.length === 0 ? ['cites no rule'] : []),
    ];
  };
}

/** The sheets of a page. Pages are drawn, so the compiler of tests, which knows no browser, must not read them. */
export async function sheetsOf<View>(
  path: string,
): Promise<(thing: string, view: View, found?: unknown) => ThingSheet | undefined> {
  const { sheetOf } = await import(path);
  return sheetOf;
}
