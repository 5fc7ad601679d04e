/** Puzzles in a real browser: by mouse, finger and keyboard; what is wrong is not passed; what was done is kept. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Puzzle, puzzleOfTheDay, readPuzzles } from '@wartable/ai';
import { INSTALLED } from '@wartable/games';
import { gameFolders } from '@wartable/games/folders';
import { type Game, isReply, type Offer, seedFrom } from '@wartable/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en as puzzles } from '../../src/puzzle/text/en.ts';
import { puzzleMoment, tryPuzzle } from '../../src/table/puzzle-moment.ts';
import { barriers } from './axe.ts';
import { browserForTests } from './browser.ts';
import { answer, answerInWords, button, look, openWords, type Sight, set } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A right answer, and where it stands among all. */
type Right = { readonly offer: Offer; readonly place: number; readonly offers: readonly Offer[] };

/** The best answers one after another, as far as dice let one know. */
function wayOf(game: Game, puzzle: Puzzle, luck: string): Right[] {
  const moment = puzzleMoment(game, puzzle);
  const { table } = (moment && tryPuzzle(moment, seedFrom(luck), luck)) ?? {};
  const way: Right[] = [];
  let messages = table?.hear({ say: 'since', number: 0 }).messages ?? [];
  for (let n = 0; table?.standing() === 'open' && n < 9; n++) {
    const question = messages.flatMap((one) => (isReply(one) ? [] : [one.decision])).at(-1);
    const best = table.best();
    if (!question || !best) break;
    const offers = game.offers(best.view, question);
    const place = offers.findIndex(({ choice }) => choice === best.choice);
    way.push({ offer: offers[place] as Offer, place, offers });
    ({ messages } = table.hear({ say: 'answer', decision: question.id, choice: best.choice, id: `${n}` }));
  }
  return way;
}

type Chosen = { readonly puzzle: Puzzle; readonly way: readonly Right[]; readonly day: string };

/** A puzzle that goes the same way whatever the dice, each answer a thing one touches; and a day whose puzzle it is. */
function chosen(id: string): Chosen {
  const game = INSTALLED.find((one) => one.game.id === id)?.game;
  const folder = gameFolders().find((one) => one.id === id)?.folder ?? '';
  if (!game) throw new Error(`no ${id}`);
  const all = readPuzzles(JSON.parse(readFileSync(join(folder, 'puzzles', 'puzzles.json'), 'utf8')), game);
  for (const puzzle of all) {
    const [way = [], ...others] = ['a', 'b', 'c', 'd'].map((luck) => wayOf(game, puzzle, luck));
    const notations = (one: readonly Right[]): string => one.map(({ offer }) => offer.notation).join();
    const isPlain = way.every(({ offer: { thing, target = thing }, offers }) => {
      const same = offers.filter((other) => (other.target ?? other.thing) === target);
      return target !== undefined && same.length === 1 && offers.length > 0;
    });
    if (!isPlain || way.length === 0 || others.some((other) => notations(other) !== notations(way))) continue;
    const days = Array.from({ length: 2000 }, (_, n) => new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10));
    const day = days.find((one) => puzzleOfTheDay(all, one) === puzzle);
    if (day !== undefined) return { puzzle, way, day };
  }
  throw new Error(`no plain puzzle of ${id}`);
}

const noon = (day: string, later = 0): Date => new Date(Date.parse(`${day}T12:00:00`) + later * 86_400_000);
const status = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });
const says = (page: Page, words: string): Promise<void> =>
  status(page).filter({ hasText: words }).first().waitFor({ state: 'attached' });
/** What a sentence says before its first number. */
const start = (sentence: string): string => sentence.split('{')[0] ?? '';
const kept = async (page: Page, name: string): Promise<unknown> => {
  const word = (await page.evaluate("localStorage.getItem('wartable.puzzles')")) as string | null;
  return (JSON.parse(word ?? '{}') as { tried?: Record<string, unknown> }).tried?.[name];
};
const streak = (page: Page): Promise<string> => page.locator('.puzzles-number').first().innerText();
const rating = async (page: Page): Promise<number> => Number(await page.locator('.puzzles-number').nth(1).innerText());

async function noBarriers(page: Page): Promise<void> {
  for (const theme of ['light', 'dark', 'contrast']) {
    await set(page, 'theme', theme);
    expect(await barriers(page)).toEqual([]);
  }
  await set(page, 'theme', 'light');
}

/** On a table of cards, a thing; on a map, its hex. */
async function touch(page: Page, sight: Sight, { offer: { thing, target = thing } }: Right, finger: boolean): Promise<void> {
  const part = page.locator(`.dl-part[data-thing="${target}"]`).first();
  if ((await page.locator('.map-board').count()) === 0) return finger ? part.tap() : part.click();
  const named = page.getByRole('button', { name: new RegExp(`^${target}\\b`) });
  const hex = page.locator('.map-board [data-hex][role="button"]').and(named).first();
  const wanted = sight.hexes.indexOf((await hex.getAttribute('data-hex')) ?? '');
  await answer(page, sight, (ways) => ways[wanted] as (typeof ways)[number], finger);
}

/** Each answer, as soon as it is asked for. */
async function play(page: Page, way: readonly Right[], finger = false): Promise<void> {
  let before: Sight | undefined;
  for (const step of way) {
    const sight: Sight = await look(page, before);
    await touch(page, sight, step, finger);
    before = sight;
  }
}

describe('A puzzle', () => {
  it('is solved with the mouse; a wrong answer is told and not passed; the days in a row are kept', () => {
    const { puzzle, way, day } = chosen('duel');
    const name = `duel/${puzzle.id}`;
    return visit({}, async (page) => {
      await page.clock.setFixedTime(noon(day));
      await page.goto('/puzzles');
      expect(await streak(page)).toBe('0');
      await noBarriers(page);
      await page.locator('.puzzle-daily').first().getByRole('link').click();
      await page.locator('.puzzle-card').waitFor();
      expect(new URL(page.url()).pathname).toBe('/puzzles/duel/today');
      await noBarriers(page);
      // Any button below the table is something else than the best.
      const prompt = await page.locator('.prompt p').innerText();
      const wrong = page.locator('.choices button').last();
      const label = await wrong.innerText();
      await wrong.click();
      await says(page, start(puzzles[puzzle.chance.second > 0 ? 'puzzles.wrong' : 'puzzles.wrong-never']).slice(0, 12));
      expect(await page.locator('.prompt p').innerText()).toBe(prompt);
      expect(await kept(page, name)).toEqual({ first: 'wrong', solved: false });
      // A second one, and the best is marked: then it is no longer found.
      await page.locator('.choices button').filter({ hasText: label }).click();
      await says(page, start(puzzles['puzzles.shown']));
      await page.locator('.hint').waitFor();
      await play(page, way);
      await button(page, puzzles['puzzles.again']).waitFor();
      expect(await kept(page, name)).toEqual({ first: 'wrong', solved: false });
      // From the beginning, without help.
      await button(page, puzzles['puzzles.again']).click();
      await page.locator('.prompt p').filter({ hasText: prompt }).waitFor();
      await play(page, way);
      await page.locator('.prompt p').filter({ hasText: puzzles['puzzles.over-solved'] }).waitFor();
      expect(await kept(page, name)).toEqual({ first: 'wrong', solved: true });
      await page.locator('.choices').getByRole('link', { name: puzzles['puzzles.all'] }).click();
      await expect.poll(() => streak(page)).toBe('1');
      expect(await rating(page)).toBeLessThan(1200);
      await page.reload();
      expect(await streak(page)).toBe('1');
      await page.clock.setFixedTime(noon(day, 2));
      await page.reload();
      expect(await streak(page)).toBe('0');
    });
  });

  it('is solved with a finger on a phone, at the first try, also without a network', () => {
    const { puzzle, way } = chosen('hoth');
    return visit({ ...PHONE, serviceWorkers: 'allow' }, async (page) => {
      await page.goto('/puzzles');
      await expect
        .poll(() => page.evaluate('navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)'), {
          timeout: 30_000,
        })
        .toBe(true);
      await page.context().setOffline(true);
      await page.goto(`/puzzles/hoth/${puzzle.id}`);
      await page.locator('.puzzle-card').waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.locator('.puzzle-card .note-close').tap();
      expect(await page.locator('.puzzle-card').count()).toBe(0);
      await play(page, way, true);
      await page.locator('.prompt p').filter({ hasText: puzzles['puzzles.over-solved'] }).waitFor();
      await says(page, start(puzzles['puzzles.over-gap']));
      expect(await kept(page, `hoth/${puzzle.id}`)).toEqual({ first: 'right', solved: true });
      await page.locator('.choices').getByRole('link', { name: puzzles['puzzles.next'] }).tap();
      await page.locator('.puzzle-card').waitFor();
      expect(page.url()).not.toContain(puzzle.id);
      await page.goto('/puzzles/hoth');
      expect(await rating(page)).toBeGreaterThan(1200);
    });
  });

  it('is read and solved by keyboard, where nothing can be kept too; an address that leads nowhere says so', () => {
    const { puzzle, way } = chosen('endor');
    return visit({}, async (page) => {
      await page.addInitScript(
        `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })`,
      );
      await page.goto(`/puzzles/endor/${puzzle.id}`);
      await page.locator('.puzzle-card').waitFor();
      // In two sentences.
      const task = await page.locator('.puzzle-task').innerText();
      expect(task.match(/[.!?](?:\s|$)/g)?.length).toBeLessThanOrEqual(2);
      await says(page, task);
      await page.keyboard.press('h');
      await says(page, start(puzzles['puzzles.shown-alone']));
      await page.keyboard.press('Escape');
      await openWords(page);
      for (const { place } of way) await answerInWords(page, () => place as never);
      await button(page, puzzles['puzzles.again']).waitFor();
      await says(page, puzzles['puzzles.over-helped-note']);
      await page.goto('/puzzles/endor/none');
      await page.getByRole('alert').filter({ hasText: puzzles['puzzles.missing'] }).waitFor();
      await page.getByRole('link', { name: puzzles['puzzles.all'] }).click();
      await page.getByRole('heading', { level: 1, name: puzzles['puzzles.title'] }).waitFor();
      expect(await page.getByRole('link', { name: en['app.name'] }).count()).toBe(1);
    });
  });
});
