/** Battles that are one answer from their end, and hands that give it. */
import { duel } from '@wartable/duel';
import { endor } from '@wartable/endor';
import type { SeatPlayer } from '@wartable/games';
import { hoth } from '@wartable/hoth';
import { type Game, rngFromSeed, seedFrom } from '@wartable/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tableAt } from '../near-the-end.ts';
import { put } from './stored.ts';

const PERSON: SeatPlayer = { kind: 'person' };
/** The best one takes a win that lies before it; others may take their time. */
const BOT: SeatPlayer = { kind: 'bot', level: 6 };

type End = {
  readonly game: Game;
  readonly position: unknown;
  readonly players: readonly SeatPlayer[];
  /** What the person still answers, as records write it. */
  readonly answers: readonly string[];
  /** Chance follows from the name of the table. */
  readonly id?: string;
};

const outpost = {
  map: { E5: '.I', C5: '.S', F2: '.w', A1: '.i' },
  rules: [{ rule: 'temporary-objective', for: 'either', hexes: ['E4'], medals: 1 }],
  need: { rebel: 4, empire: 4 },
  medals: { rebel: 3, empire: 2 },
  hands: { rebel: ['rebel-recon-center'] },
};
const lastMove = ['play rebel-recon-center', 'order E5', 'move E5', 'to E4'];

export const ENDS = {
  'duel won': {
    game: duel,
    position: { round: 6, baseHp: 20, leia: { base: 4, ground: ['hoth-trooper'] }, vader: { base: 18, ground: ['snowtrooper'] } },
    players: [PERSON, BOT],
    answers: ['attack hoth-trooper', 'choose vader-base'],
  },
  'duel lost': {
    game: duel,
    position: { round: 6, baseHp: 20, leia: { base: 18, hand: ['han-solo'] }, vader: { base: 9, ground: ['rampaging-wampa'] } },
    players: [PERSON, BOT],
    answers: ['pass'],
  },
  'duel of two': {
    game: duel,
    position: { round: 6, baseHp: 20, leia: { base: 4, ground: ['hoth-trooper'] }, vader: { base: 18 } },
    players: [PERSON, PERSON],
    answers: ['attack hoth-trooper', 'choose vader-base'],
  },
  'hoth won': { game: hoth, position: outpost, players: [PERSON, BOT], answers: lastMove },
  'hoth lost': {
    game: hoth,
    position: {
      ...outpost,
      map: { E5: '.I', A1: '.i', E3: '.i' },
      medals: { rebel: 1, empire: 3 },
      active: 'empire',
      hands: { empire: ['empire-recon-center'] },
    },
    players: [PERSON, BOT],
    answers: [],
  },
  'endor won': {
    game: endor,
    position: {
      pieces: { han: 'complex', leia: 'complex' },
      door: 3,
      tactic: 'D',
      turn: 9,
      cruisers: 3,
      actions: ['heroes-4', 'event-1'],
    },
    players: [PERSON],
    answers: ['act han', 'breach'],
  },
  'endor lost': {
    game: endor,
    position: {
      pieces: { han: 'R.1', ST1: 'complex' },
      cruisers: 4,
      turn: 9,
      actions: ['event-1', 'heroes-4'],
      events: ['cruiser-destroyed'],
    },
    players: [PERSON],
    answers: ['done'],
  },
} as const satisfies Readonly<Record<string, End>>;

export type EndName = keyof typeof ENDS;

/** Opens it in the browser, one answer from its end; under a name of its own where one is given. */
export async function openNearEnd(page: Page, name: EndName, named?: string): Promise<void> {
  const { game, position, players, id = named ?? name.replaceAll(' ', '-') }: End = ENDS[name];
  // The database is made by the application itself.
  await page.goto('/');
  await page.locator('.door .button.main').first().waitFor();
  await put(page, tableAt(game as never, id, position, players));
  await page.goto(`/table/${id}`);
}

/** The place of each last answer among the choices. */
function lastPlaces(name: EndName): number[] {
  const { game, position, answers }: End = ENDS[name];
  const state = game.read(position);
  state.rng = rngFromSeed(seedFrom('any'));
  return answers.map((words) => {
    const [asked] = game.pending(state);
    if (!asked) throw new Error(`nobody is asked before "${words}"`);
    const view = game.view(state, asked.seat);
    const place = asked.choices.findIndex((choice) => game.notate(view, choice) === words);
    if (place < 0) throw new Error(`no "${words}" among ${asked.choices.map((choice) => game.notate(view, choice)).join(', ')}`);
    game.apply(state, asked.seat, asked.choices[place] as never);
    return place;
  });
}

/** Gives the last answers in words, and goes back to the board. */
export async function playToTheEnd(page: Page, name: EndName): Promise<void> {
  const places = lastPlaces(name);
  if (places.length === 0) return;
  await page.locator('.text-switch, .hand-over .main').first().waitFor();
  if (await page.locator('.hand-over').count()) await page.locator('.hand-over .main').click();
  await page.locator('.text-switch').waitFor({ state: 'attached' });
  // On a phone it lies in the sheet.
  await page.evaluate(`document.querySelector('.text-switch').click()`);
  for (const place of places) {
    const choice = page.locator('.text-view ol li').nth(place).locator('button');
    const asked = await page.locator('.text-view h2').innerText();
    await choice.click();
    // Another decision, or the end.
    const same = `document.querySelector('.text-view h2').innerText === ${JSON.stringify(asked)} && !!document.querySelector('.text-view ol')`;
    await expect.poll(() => page.evaluate(same)).toBe(false);
  }
  await page.locator('.text-view header button').click();
}
