/**
 * Tables of campaigns. The name of a table follows from the campaign and the number of the battle: whenever a page is closed or killed,
 * campaign and table find each other again, and no battle can be begun twice.
 */
import { randomName } from './names.ts';

const LETTERS = /^(c[0-9a-f]{12})-[1-9][0-9]{0,2}$/;

export function newRunName(): string {
  return `c${randomName()}`;
}

export function isRunName(id: string): boolean {
  return LETTERS.test(`${id}-1`);
}

export function tableOfRun(run: string, number: number): string {
  return `${run}-${number}`;
}

/** The campaign that a table belongs to. */
export function runOfTable(table: string): string | undefined {
  return LETTERS.exec(table)?.[1];
}
