/** The rulebook of a game as it is read: chapters with their entries in the language shown, and what is looked for in them. */
import { chapterOf, type Rule, type Text } from '@wartable/kernel';

export type Entry = { readonly rule: Rule; readonly title: string; readonly paragraphs: readonly string[] };
/** Who reads it out. */
type Reader = { readonly say: (text: Text) => string; readonly knows: (key: string) => boolean };
export type Chapter = {
  readonly id: string;
  readonly title: string;
  /** What it is about, where the words of the whole book are loaded. */
  readonly intro: string | undefined;
  readonly entries: readonly Entry[];
};

/** Chapters stand in the order of the rulebook, which is the order of play. */
export function chaptersOf(rulebook: readonly Rule[], { say, knows }: Reader): Chapter[] {
  const known = (key: string, otherwise: string): string => (knows(key) ? say({ key }) : otherwise);
  return [...Map.groupBy(rulebook, chapterOf)].map(([id, rules]) => ({
    id,
    title: known(`chapter.${id}`, id),
    intro: knows(`intro.${id}`) ? say({ key: `intro.${id}` }) : undefined,
    entries: rules.map((rule) => ({
      rule,
      title: knows(rule.title.key) ? say(rule.title) : rule.id,
      // The page of the rules has more to say than there is room for at a table.
      paragraphs: [...rule.texts, `more.${rule.id}`].filter(knows).map((key) => say({ key })),
    })),
  }));
}

/** The words that are looked for; blanks that keep a line together are blanks. */
export function wordsIn(wanted: string): string[] {
  return plain(wanted)
    .split(' ')
    .filter((word) => word !== '');
}

export function hasAll(
  { title: chapter }: Pick<Chapter, 'title'>,
  { rule, title, paragraphs }: Entry,
  words: readonly string[],
): boolean {
  const all = plain(`${chapter} ${title} ${rule.id} ${paragraphs.join(' ')}`);
  return words.every((word) => all.includes(word));
}

export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').toLocaleLowerCase();
}

/** The address of a rule, of a chapter or of the whole book of a game. */
export function addressOf(id: string): string {
  return `/rules/${id}`;
}
