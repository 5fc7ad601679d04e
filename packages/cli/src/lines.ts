import { stripVTControlCharacters } from 'node:util';

const LINE = 78;

/** Items in lines of a terminal's width. */
export function wrap(items: readonly string[], label: string): string[] {
  const lines: string[] = [];
  let line = label;
  for (const [i, item] of items.entries()) {
    const next = i === items.length - 1 ? item : `${item} · `;
    if (visible(line) + visible(item) > LINE && visible(line) > visible(label)) {
      lines.push(line.trimEnd());
      line = ' '.repeat(visible(label));
    }
    line += next;
  }
  return [...lines, line.trimEnd()];
}

/** How many letters of a line are seen: colours take no room. */
export function visible(line: string): number {
  return stripVTControlCharacters(line).length;
}
