/** A film can be looked at from anywhere: the views are those of the match, the work is a few folds, and nobody sees more than he may. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { duel } from '@wartable/duel';
import { endor } from '@wartable/endor';
import { hoth } from '@wartable/hoth';
import { type Game, type GameEvent, type MatchRecord, readRecord, seatAt } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { stepsOf as ofDuel } from '../../duel/page/steps.ts';
import { stepsOf as ofEndor } from '../../endor/page/steps.ts';
import { stepsOf as ofHoth } from '../../hoth/page/steps.ts';
import { eyesNamed, fragmentAt, wantedIn } from '../src/play/film/fragment.ts';
import { EVERY, eyesOf, nameOfPlace, nextEntry, placeNamed, reelOf, samePlace, trackOf } from '../src/play/film/reel.ts';
import { type Film, filmOf } from '../src/table/film.ts';

type StepsOf = Parameters<typeof reelOf>[0]['stepsOf'];
type Filmed = { readonly game: Game; readonly stepsOf: StepsOf; readonly record: MatchRecord };
const golden = (game: Game, stepsOf: unknown, name: string): Filmed => {
  const path = join(import.meta.dirname, '..', '..', game.id, 'test', 'golden', `${name}.json`);
  return { game, stepsOf: stepsOf as StepsOf, record: readRecord(JSON.parse(readFileSync(path, 'utf8')), [game]) };
};
const MATCHES = [
  golden(hoth as unknown as Game, ofHoth, 'team-of-four'),
  golden(hoth as unknown as Game, ofHoth, 'taken-back'),
  golden(duel as unknown as Game, ofDuel, 'random-2'),
  golden(endor as unknown as Game, ofEndor, 'greedy'),
];
/** The same telling, which counts its folds. */
const counted = (game: Game): { readonly telling: Game; folds: number } => {
  const found = {
    folds: 0,
    telling: {
      ...game,
      fold: (view: unknown, event: GameEvent) => {
        found.folds++;
        return game.fold(view, event);
      },
    },
  };
  return found;
};

describe.each(MATCHES.map((match) => [`${match.game.id}, ${match.record.log.length} entries`, match] as const))(
  'A film of %s',
  (_, { game, stepsOf, record }) => {
    const film = filmOf(game, record);
    const spectator = film.viewers.indexOf('spectator');

    it('costs at most a few folds a frame, wherever one jumps to', () => {
      const { length } = film.moments;
      const work = counted(game);
      const track = trackOf(
        work.telling,
        film.views[spectator],
        film.moments.map(({ seen }) => seen[spectator] ?? null),
      );
      const foldsTo = (moment: number): number => {
        const before = work.folds;
        track.viewAt(moment);
        return work.folds - before;
      };
      foldsTo(length - 1);
      // Back and forth, far and near, as a finger on the bar.
      const jumps = Array.from({ length: 400 }, (_, i) => (i * 7919) % length).map(foldsTo);
      const steps = Array.from({ length }, (_, i) => foldsTo(i));
      const back = Array.from({ length }, (_, i) => foldsTo(length - 1 - i));
      expect(Math.max(...jumps, ...back)).toBeLessThan(EVERY);
      expect(Math.max(...steps)).toBeLessThanOrEqual(1);
    });

    it('shows at each frame what was seen then, whatever was looked at before', () => {
      const reel = reelOf({ telling: game, stepsOf }, film, 'spectator');
      let view = film.views[spectator];
      const views = film.moments.map(({ seen }) => {
        const event = seen[spectator];
        if (event) view = game.fold(view, event);
        return JSON.stringify(view);
      });
      expect(reel.frames.length).toBeGreaterThan(60);
      for (const place of Array.from({ length: 200 }, (_, i) => 1 + ((i * 104_729) % reel.frames.length))) {
        const step = reel.stepAt(place);
        expect(JSON.stringify(step?.view)).toBe(views[reel.frames[place - 1]?.moment ?? -1]);
        expect(step?.event).toBe(reel.frames[place - 1]?.step.event);
      }
    });

    it('has turns, each by its name, and the same moment in other eyes', () => {
      const reel = reelOf({ telling: game, stepsOf }, film, 'open');
      expect(reel.turns.map(({ turn }) => turn)).toEqual(reel.turns.map((_, i) => (reel.turns[0]?.turn ?? 0) + i));
      for (let place = 0; place <= reel.frames.length; place++) expect(placeNamed(reel, nameOfPlace(reel, place))).toBe(place);
      expect(placeNamed(reel, '99')).toBeUndefined();
      expect(placeNamed(reel, 'x')).toBeUndefined();
      const other = reelOf({ telling: game, stepsOf }, film, 'spectator');
      const place = samePlace(reel, reel.turns.at(-1)?.frame ?? 0, other);
      expect(other.frames[place - 1]?.turn).toBe(reel.turns.at(-1)?.turn);
    });

    it('knows with which answer one would go on from each place', () => {
      const reel = reelOf({ telling: game, stepsOf }, film, 'spectator');
      const answered = new Set(film.moments.map(({ entry }) => entry));
      const entries = reel.frames.map((_, i) => nextEntry(film, reel, i));
      expect(entries[0]).toBe(film.moments[0]?.entry);
      expect(entries.every((entry) => entry === undefined || answered.has(entry))).toBe(true);
      expect(nextEntry(film, reel, reel.frames.length)).toBeUndefined();
      // What led to the frame stands before it, and the next answer does not.
      for (const [i, { moment }] of reel.frames.entries()) {
        const next = entries[i + 1];
        if (next !== undefined) expect(film.moments[moment]?.entry).toBeLessThan(next);
      }
    });

    it('has a frame for each line of the log', () => {
      for (const eyes of eyesOf(film)) {
        const { lines, frames } = reelOf({ telling: game, stepsOf }, film, eyes);
        expect(lines.length).toBeGreaterThan(20);
        expect(lines.every(({ frame }) => frame >= 1 && frame <= frames.length)).toBe(true);
        const own = lines.filter(({ event, frame }) => frames[frame - 1]?.step.event.type === event.type);
        expect(own.length / lines.length).toBeGreaterThan(0.5);
      }
    });

    it('holds nothing but what one has seen while the match goes on', () => {
      const half: MatchRecord = { ...record, log: record.log.slice(0, Math.floor(record.log.length / 2)) };
      delete half.outcome;
      const own = filmOf(game, half, seatAt(0));
      expect(eyesOf(own)).toEqual([0]);
      expect(Object.keys(own).sort()).toEqual(['game', 'moments', 'outcome', 'seats', 'viewers', 'views']);
      expect(own.moments.every(({ entry, seen, event }) => entry === -1 && seen[0] && seen.length === 1 && !event)).toBe(true);
      const all: Film = filmOf(game, half);
      expect(own.moments.map(({ seen }) => seen[0])).toEqual(all.moments.flatMap(({ seen }) => seen[0] ?? []));
    });
  },
);

describe('The end of an address', () => {
  it('names a moment and eyes, and keeps what else stands there', () => {
    expect(wantedIn('#g=Abc&at=12.3&by=leia')).toEqual({ at: '12.3', by: 'leia' });
    expect(wantedIn('')).toEqual({ at: undefined, by: undefined });
    expect(fragmentAt('#g=Abc&at=12.3&by=leia', '4.1', 'open')).toBe('#g=Abc&at=4.1&by=open');
    expect(wantedIn('#move=123').move).toBe(123);
    expect(wantedIn('#move=12x').move).toBeUndefined();
    expect(fragmentAt('#move=123', '4.1', 'open')).toBe('#at=4.1&by=open');
    expect(fragmentAt('', '0', 'spectator')).toBe('#at=0&by=spectator');
    expect(eyesNamed('vader', [seatAt(0), seatAt(1), 'spectator'], ['leia', 'vader'])).toBe(1);
    expect(eyesNamed('open', [seatAt(0)], ['leia'])).toBeUndefined();
  });
});
