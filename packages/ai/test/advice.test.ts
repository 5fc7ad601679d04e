/** What the adviser says: sentences of a player, from what the seat sees, in every language. */
import { duel } from '@wartable/duel';
import { endor } from '@wartable/endor';
import { gameFolders } from '@wartable/games/folders';
import { hoth } from '@wartable/hoth';
import { type Game, pick, render, rngFromSeed, seedFrom, type Words } from '@wartable/kernel';
import { gameParts, LANGUAGES, sharedPart, wordsFor } from '@wartable/languages';
import { describe, expect, it } from 'vitest';
import { adviceText, whyTexts } from '../src/index.ts';

const GAMES: Readonly<Record<string, Game>> = { hoth: hoth as Game, duel: duel as Game, endor: endor as Game };

function wordsOf(game: string, language = 'en'): Promise<Words> {
  const folders = gameFolders().filter(({ id }) => id === game);
  return wordsFor(language, [sharedPart('ai'), ...folders.flatMap((folder) => gameParts(folder, ['rules']))]);
}

/** What is advised at a position, after some choices, about another. */
async function said(id: string, position: object, choices: readonly string[], about: string, language = 'en'): Promise<string> {
  const game = GAMES[id] as Game;
  const state = game.read(position);
  const asked = () => {
    const [decision] = game.pending(state);
    if (!decision) throw new Error('nobody is asked');
    const view = game.view(state, decision.seat);
    const choiceOf = (notation: string) => decision.choices.find((one) => game.notate(view, one) === notation) ?? Number.NaN;
    return { decision, view, choiceOf };
  };
  for (const notation of choices) game.apply(state, asked().decision.seat, asked().choiceOf(notation));
  const { view, choiceOf } = asked();
  const advice = game.advice?.(view, choiceOf(about));
  return advice ? render(await wordsOf(id, language), adviceText(advice)) : '';
}

const turn = (seat: string, ...steps: string[]) => ['turn-end', 'draw', ...steps].map((step) => ({ step, seat }));

describe('The adviser says', () => {
  const speeder = {
    active: 'rebel',
    map: { D6: '.S', D3: '.i', E3: '.i', J1: '.w' },
    units: { D6: { order: 1 } },
    frames: turn('rebel', 'attack', 'move'),
  };
  it('what a move brings in range', async () => {
    expect(await said('hoth', speeder, ['move D6'], 'to D4')).toBe(
      'Move Snowspeeders to D4: from there it can attack Snowtroopers on D3 and E3.',
    );
    expect(await said('hoth', speeder, ['move D6'], 'to D4', 'de')).toBe(
      'Schneegleiter nach D4 bewegen: von dort ist ein Angriff auf Schneetruppen auf D3 und E3 möglich.',
    );
  });
  it('what a move escapes', async () => {
    const near = { ...speeder, map: { D6: '.S', D3: '.i', J1: '.w' } };
    expect(await said('hoth', near, ['move D6'], 'to G7')).toMatch(/: .*(no enemy can reach it there|it stays out of reach of)/);
  });
  it('who of a card’s units gets to attack: nobody where they may not move, or may not attack', async () => {
    const cards = ['rebel-recon-center', 'defensive-position'];
    const near = { active: 'rebel', map: { D7: '.I', D3: '.i' }, hands: { rebel: cards }, frames: turn('rebel', 'play') };
    expect(await said('hoth', near, [], 'play rebel-recon-center')).toContain('1 of them can attack');
    expect(await said('hoth', near, [], 'play defensive-position')).not.toContain('attack');
    const forward = {
      active: 'empire',
      map: { D5: '.I', D3: '.i' },
      hands: { empire: ['pressing-forward'] },
      frames: turn('empire', 'play'),
    };
    expect(await said('hoth', forward, [], 'play pressing-forward')).not.toContain('attack');
  });
  it('the odds of an attack, and the medal', async () => {
    const attack = { ...speeder, map: { D6: '.S', D5: '.i', E7: '.S' }, units: { D6: { order: 1 }, D5: { figures: 1 } } };
    const asked = { ...attack, frames: turn('rebel', 'attack') };
    expect(await said('hoth', asked, ['attack D6'], 'target D5')).toMatch(
      /^Attack Snowtroopers on D5: the chance of a hit is \d+ % with 4 dice, that would be worth a medal, and the target could otherwise attack Snowspeeders on /,
    );
  });
  it('who is defeated in the duel, and who survives', async () => {
    const units = { leia: { ground: ['trench-defender'] }, vader: { ground: [{ card: 'snowtrooper', damage: 1 }] } };
    expect(await said('duel', units, ['attack trench-defender'], 'choose snowtrooper')).toMatch(
      /^Attack Snowtrooper: it defeats Snowtrooper, and Trench Defender survives with \d HP\.$/,
    );
  });
  it('how likely a shot on Endor is', async () => {
    const fire = {
      card: 'rebel-troopers-fire',
      pieces: { RT1: 'I1.2', RT2: 'I1.3', ST1: 'R.1', ST2: 'I1.6' },
      actions: ['heroes-4', 'event-1'],
    };
    expect(await said('endor', fire, ['act RT1'], 'target ST2')).toMatch(
      /^Fire at Stormtroopers 2 at I1\.6: the chance of a hit is \d+ % with \d (die|dice)/,
    );
  });
  it('nothing about what is no choice', async () => {
    expect(await said('hoth', speeder, ['move D6'], 'to A1')).toBe('');
  });
  it('what it weighed where the game has no fact, but nothing that weighs little or against', async () => {
    const what = { key: 'choice.draw' };
    const reasons = [
      { name: 'medals', weight: 4 },
      { name: 'strength', weight: -5 },
      { name: 'advance', weight: 0.4 },
    ];
    const lines = whyTexts({ expected: 0.5, reasons }, { what, why: [] });
    const words = await wordsOf('hoth');
    expect(lines.map((line) => render(words, line))).toEqual(['Draw a card: it leads to more medals.', 'Chance to win: 50 %.']);
    expect(render(words, adviceText({ what, why: [] }))).toBe('Draw a card.');
  });
});

describe.each(Object.keys(GAMES))('Every choice of %s', (id) => {
  it('can be advised in every language', async () => {
    const game = GAMES[id] as Game;
    const words = await Promise.all(LANGUAGES.map((language) => wordsOf(id, language)));
    const chance = rngFromSeed(seedFrom('advice'));
    const state = game.setup(game.options({}), chance);
    let facts = 0;
    for (let i = 0; i < 120; i++) {
      const [decision] = game.pending(state);
      if (!decision) break;
      const view = game.view(state, decision.seat);
      const choice = pick(chance, decision.choices);
      const advice = game.advice?.(view, choice);
      if (!advice) throw new Error(game.notate(view, choice));
      facts += advice.why.length;
      expect(advice.why.length).toBeLessThanOrEqual(3);
      if (advice.rule !== undefined) expect(game.rulebook.map((rule) => rule.id)).toContain(advice.rule);
      for (const one of words) expect(render(one, adviceText(advice))).toMatch(/^[^[{]*\.$/);
      game.apply(state, decision.seat, choice);
    }
    expect(facts).toBeGreaterThan(40);
  });
});
