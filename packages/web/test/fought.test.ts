import { duel } from '@wartable/duel';
import { endor } from '@wartable/endor';
import type { View } from '@wartable/endor/telling';
import { hoth } from '@wartable/hoth';
import {
  answer,
  concede,
  type Game,
  type MatchRecord,
  matchOutcome,
  newMatch,
  pendingDecisions,
  pick,
  readRecord,
  replay,
  rngFromSeed,
  type Seat,
  seatAt,
  seedFrom,
} from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { foughtIn } from '../src/table/fought.ts';
import { tableAt } from './near-the-end.ts';

const FIRST = seatAt(0);
const SECOND = seatAt(1);

/** Goes on from a position with answers as records write them, with the first luck with which that ends it. */
function playedFrom(game: Game, position: unknown, answers: readonly string[]): MatchRecord {
  for (let luck = 0; luck < 200; luck++) {
    const record = playedWith(`luck ${luck}`, game, position, answers);
    if (record) return record;
  }
  throw new Error('it never ends');
}

function playedWith(luck: string, game: Game, position: unknown, answers: readonly string[]): MatchRecord | undefined {
  const players = game.seats(game.read(position)).map(() => ({ kind: 'person' }) as const);
  const { record, seed } = tableAt(game, luck, position, players);
  const { match } = replay(game, readRecord({ ...record, seed }, [game]));
  for (const words of answers) {
    const [asked] = pendingDecisions(match);
    if (!asked) throw new Error(`nobody is asked before ${words}`);
    const refused = answer(match, asked.seat, asked.id, words as never);
    if (refused) throw new Error(`${words}: ${JSON.stringify(refused)}`);
  }
  return matchOutcome(match) && match.record;
}

const idsOf = (game: Game, record: MatchRecord, here: readonly Seat[] = [FIRST]): readonly string[] =>
  foughtIn(game, record, here)?.told[1].deeds.map(({ id }) => id) ?? [];

/** A whole game of random answers. */
function randomGame(game: Game, options: unknown, luck: string): MatchRecord {
  const names = game.seats(game.setup(game.options(options), rngFromSeed(seedFrom(luck))));
  const match = newMatch(game, { options, players: names, seed: seedFrom(luck) });
  const chance = rngFromSeed(seedFrom(`answers ${luck}`));
  for (let [asked] = pendingDecisions(match); asked; [asked] = pendingDecisions(match))
    answer(match, asked.seat, asked.id, pick(chance, asked.choices));
  return match.record;
}

describe('What a duel is remembered for', () => {
  const near = {
    round: 6,
    baseHp: 20,
    leia: { base: 19, ground: ['hoth-trooper'] },
    vader: { base: 18, ground: ['snowtrooper'] },
  };
  const blow = ['attack hoth-trooper', 'choose vader-base'];

  it('a base with one hit point left, and one unit left to strike', () => {
    expect(idsOf(duel, playedFrom(duel, near, blow))).toEqual(['one-left', 'last-unit']);
  });

  it('not with more of either', () => {
    const safe = { ...near, leia: { base: 18, ground: ['hoth-trooper', 'trench-defender'] } };
    expect(idsOf(duel, playedFrom(duel, safe, blow))).toEqual([]);
  });

  it('nothing for who lost it, and nothing where two people of one device played', () => {
    const record = playedFrom(duel, near, blow);
    expect(foughtIn(duel, record, [SECOND])?.result).toBe('lost');
    expect(idsOf(duel, record, [SECOND])).toEqual([]);
    const both = foughtIn(duel, record, [FIRST, SECOND]);
    expect([both?.result, both?.told[1].cards]).toEqual(['shared', {}]);
  });

  it('side, set-up and the cards of its own side', () => {
    const record = randomGame(duel, { setup: 'first-game' }, 'cards');
    const own = foughtIn(duel, record, [FIRST])?.told[1];
    const enemy = foughtIn(duel, record, [SECOND])?.told[1];
    expect(own?.facets).toEqual({ side: 'leia', setup: 'first-game' });
    expect(enemy?.facets).toEqual({ side: 'vader', setup: 'first-game' });
    const played = record.log.filter(([by, what]) => by === 'leia' && String(what).startsWith('play ')).length;
    expect(Object.values(own?.cards ?? {}).reduce((sum, n) => sum + n, 0)).toBe(played);
    expect(Object.keys(own?.cards ?? {}).filter((card) => card in (enemy?.cards ?? {}))).toEqual([]);
  });

  it('who gave up has lost, and the other has won without a deed of blows', () => {
    const match = newMatch(duel, { options: {}, players: ['a', 'b'], seed: seedFrom('gives up') });
    concede(match, SECOND);
    const won = foughtIn(duel, match.record, [FIRST]);
    expect([won?.result, won?.gaveUp, won?.told[1].deeds]).toEqual(['won', true, []]);
    expect(foughtIn(duel, match.record, [SECOND])?.result).toBe('lost');
  });

  it('nothing while it goes on, and nothing of who did not sit here', () => {
    const match = newMatch(duel, { options: {}, players: ['a', 'b'], seed: seedFrom('goes on') });
    expect(foughtIn(duel, match.record, [FIRST])).toBeUndefined();
    expect(foughtIn(duel, randomGame(duel, {}, 'others'), [])).toBeUndefined();
  });

  it('what is true of any duel', () => {
    const games = Array.from({ length: 40 }, (_, i) => randomGame(duel, {}, `duel ${i}`));
    for (const [record, seat] of games.flatMap((game) => [FIRST, SECOND].map((one) => [game, one] as const))) {
      const { result, told } = foughtIn(duel, record, [seat]) ?? { result: 'none', told: [0, { deeds: [] }] as const };
      const ids = told[1].deeds.map(({ id }) => id);
      const side = seat === FIRST ? 'leia' : 'vader';
      const said = record.log.filter(([by]) => by === side).map(([, what]) => String(what));
      const deploys = said.some((what) => what.includes('deploy'));
      expect(ids.includes('no-leader')).toBe(result === 'won' && !deploys);
      const end = duel.view(replay(duel, record).match.state, 'spectator')[side];
      expect(ids.includes('untouched')).toBe(result === 'won' && end.base === 0);
      expect(ids.includes('last-unit')).toBe(result === 'won' && end.ground.length + end.space.length === 1);
    }
  });
});

describe('What a battle of Hoth is remembered for', () => {
  const outpost = {
    map: { E5: '.I', C5: '.S', F2: '.w', A1: '.i' },
    rules: [{ rule: 'temporary-objective', for: 'either', hexes: ['E4'], medals: 1 }],
    need: { rebel: 4, empire: 4 },
    medals: { rebel: 3, empire: 3 },
    hands: { rebel: ['rebel-recon-center'] },
  };
  const toE4 = ['play rebel-recon-center', 'order E5', 'move E5', 'to E4'];

  it('won while the enemy needed one medal more', () => {
    expect(idsOf(hoth, playedFrom(hoth, outpost, toE4))).toEqual(['one-short']);
    expect(idsOf(hoth, playedFrom(hoth, { ...outpost, medals: { rebel: 3, empire: 2 } }, toE4))).toEqual([]);
  });

  it('what is true of any scenario', () => {
    for (const scenario of ['1', '4', '7', '10', '13', '16']) {
      const record = randomGame(hoth, { scenario }, `scenario ${scenario}`);
      const { match } = replay(hoth, record);
      const outcome = matchOutcome(match);
      const view = hoth.view(match.state, 'spectator');
      for (const seat of [FIRST, SECOND]) {
        const fought = foughtIn(hoth, record, [seat]);
        const ids = fought?.told[1].deeds.map(({ id }) => id) ?? [];
        const won = outcome?.winners.includes(seat) ?? false;
        const [own, enemy] = [Number(seat), 1 - Number(seat)] as [0 | 1, 0 | 1];
        const side = own === 0 ? 'rebel' : 'empire';
        expect([fought?.result, fought?.told[1].facets['scenario'], fought?.told[1].facets['side']]).toEqual([
          won ? 'won' : outcome?.winners.length === 0 ? 'draw' : 'lost',
          scenario,
          side,
        ]);
        const need = view.battle.medals[enemy];
        expect(ids.includes('one-short')).toBe(won && need > 0 && view.medals[enemy] === need - 1);
        const standing = view.structures.length > 0 && view.structures.every((one) => one === 1);
        expect(ids.includes('all-standing')).toBe(won && side === 'rebel' && standing);
        // Counted again from what stands and what came: nobody of that side has gone.
        if (ids.includes('unbroken')) expect(lostBy(record, side)).toBe(0);
        else if (won) expect(lostBy(record, side)).toBeGreaterThan(0);
      }
    }
  });

  it('the last figure of a unit strikes the last blow', () => {
    const position = {
      map: { E5: '.I', E4: '.i', A1: '.i' },
      units: { E5: { figures: 1 }, E4: { figures: 1 } },
      need: { rebel: 4, empire: 4 },
      medals: { rebel: 3, empire: 0 },
      hands: { rebel: ['rebel-recon-center'] },
    };
    // Each luck is another table: with one of them the blow falls.
    const ids = Array.from({ length: 60 }, (_, i) => strike(position, `luck ${i}`)).filter((one) => one !== undefined);
    expect(ids.length).toBeGreaterThan(0);
    for (const one of ids) expect(one).toContain('last-figure');
    const whole = Array.from({ length: 60 }, (_, i) => strike({ ...position, units: { E4: { figures: 1 } } }, `luck ${i}`));
    expect(whole.some((one) => one !== undefined)).toBe(true);
    for (const one of whole) expect(one ?? []).not.toContain('last-figure');
  });
});

/** The deeds of who strikes at E4 from E5, where that ends it. */
function strike(position: unknown, luck: string): readonly string[] | undefined {
  const { record, seed } = tableAt(hoth, luck, position, [{ kind: 'person' }, { kind: 'bot', level: 1 }]);
  const { match } = replay(hoth, readRecord({ ...record, seed }, [hoth]));
  for (let n = 0; n < 12 && !matchOutcome(match); n++) {
    const [asked] = pendingDecisions(match);
    if (!asked || asked.seat !== FIRST) return undefined;
    const view = hoth.view(match.state, FIRST);
    const words = asked.choices.map((choice) => hoth.notate(view, choice));
    // Nothing is moved before the attack.
    const at = words.findIndex((one) => /^(play|order E5|attack E5|target E4)/.test(one));
    answer(match, asked.seat, asked.id, asked.choices[at < 0 ? words.indexOf('done') : at] as never);
  }
  return matchOutcome(match)?.winners.includes(FIRST) ? idsOf(hoth, match.record) : undefined;
}

function lostBy(record: MatchRecord, side: 'rebel' | 'empire'): number {
  let lost = 0;
  const { match } = replay(hoth, record, 0);
  let state = match.state;
  for (const [by, words] of record.log) {
    if (by === 'chance' || by === 'rules' || typeof words !== 'string') continue;
    const asked = hoth.pending(state)[0];
    if (!asked) break;
    const choice = asked.choices.find((one) => hoth.notate(hoth.view(state, asked.seat), one) === words);
    if (choice === undefined) break;
    state = hoth.clone(state);
    hoth.apply(state, asked.seat, choice, (event) => {
      if (event.type === 'unit-eliminated' && event.side === side) lost++;
    });
  }
  return lost;
}

describe('What a battle for Endor is remembered for', () => {
  const near = {
    pieces: { han: 'complex', leia: 'complex', chewbacca: 'R.1', droids: 'R.2' },
    door: 3,
    tactic: 'D',
    turn: 9,
    cruisers: 4,
    actions: ['heroes-4', 'event-1'],
  };
  const home = ['act han', 'breach'];

  it('all heroes home, and just in time', () => {
    expect(idsOf(endor, playedFrom(endor, near, home))).toEqual(['all-home', 'last-cruiser']);
    const sooner = { ...near, cruisers: 3, pieces: { ...near.pieces, leia: 'captured' } };
    const fought = foughtIn(endor, playedFrom(endor, sooner, home), [FIRST]);
    expect(fought?.told[1].deeds).toEqual([]);
    expect(fought?.told[1].facets).toEqual({ difficulty: '0', lost: '1' });
  });

  it('one hero was enough', () => {
    const lone = {
      ...near,
      cruisers: 0,
      pieces: { han: 'complex', leia: 'captured', chewbacca: 'captured', droids: 'captured' },
    };
    expect(idsOf(endor, playedFrom(endor, lone, home))).toEqual(['one-hero']);
  });

  it('an AT-ST that was seized, by whom it was won', () => {
    const seizing = {
      ...near,
      pieces: { han: 'complex', chewbacca: 'I1.0', EW1: 'I1.1', EW2: 'I1.2', EW3: 'I1.3', EW4: 'I1.4', AT1: 'I1.5' },
      hasCapture: true,
      cruisers: 0,
    };
    const seize = ['act chewbacca', 'capture', 'target AT1', ...home];
    const ended = Array.from({ length: 60 }, (_, luck) => playedWith(`luck ${luck}`, endor, seizing, seize)).filter(
      (one) => !!one,
    );
    const told = ended.map((record) => [
      idsOf(endor, record).includes('seized'),
      // He drives it, or it got away.
      (endor.view(replay(endor, record).match.state, 'spectator') as View).mounted,
    ]);
    expect(told.map(([said]) => said)).toEqual(told.map(([, drives]) => drives));
    expect(told.some(([said]) => said) && told.some(([said]) => !said)).toBe(true);
  });
});
