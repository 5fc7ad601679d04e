/** Campaigns as the browser keeps them: whenever it is killed, it goes on as if nothing had been; and their map. */

import { hoth } from '@wartable/hoth';
import {
  CAMPAIGNS,
  campaignOf,
  chooseSupport,
  finishBattle,
  newCampaign,
  pendingSupportChoices,
  readCampaign,
  type Told,
} from '@wartable/hoth/campaign';
import { answer, below, matchOutcome, newMatch, pendingDecisions, rngFromSeed, seedFrom } from '@wartable/kernel';
import {
  type Archive,
  type BattleOver,
  campaignIn,
  RUN_FORMAT,
  type Run,
  readRun,
  tableFor,
  takeUp,
  withTable,
} from '@wartable/web/table/run.ts';
import { isRunName, newRunName, runOfTable, tableOfRun } from '@wartable/web/table/run-tables.ts';
import { describe, expect, it } from 'vitest';
import { rules } from '../../page/campaign/rules.ts';
import { lengthOf, mapOf, trailOf } from '../../page/campaign/trail.ts';

const ID = 'c0123456789ab';
const BOT = { kind: 'bot', level: 3 } as const;
const PERSON = { kind: 'person' } as const;

const begun = (players: Run['players']): Run => ({
  format: RUN_FORMAT,
  id: ID,
  game: 'hoth',
  changed: 0,
  players,
  state: newCampaign('iron-on-ice'),
});

/** How a battle with this set-up goes here, each time. */
const played = new Map<string, BattleOver>();
function play(name: string, options: unknown): BattleOver {
  const before = played.get(name);
  if (before) return before;
  const match = newMatch(hoth, { options, players: ['a', 'b'], seed: seedFrom(name) });
  const chance = rngFromSeed(seedFrom(`answers ${name}`));
  for (let [asked] = pendingDecisions(match); asked && !matchOutcome(match); [asked] = pendingDecisions(match)) {
    const choice = asked.choices[below(chance, asked.choices.length)];
    if (choice !== undefined) answer(match, asked.seat, asked.id, choice);
  }
  const over = {
    view: JSON.parse(JSON.stringify(hoth.view(match.state, 'spectator'))),
    winners: matchOutcome(match)?.winners ?? [],
    match: match.record.commitment,
  };
  played.set(name, over);
  return over;
}

class Killed extends Error {}

/** What lies on the disk of a device; after so many writes it is killed. */
class Device {
  row: string;
  readonly tables = new Map<string, BattleOver | 'goes on'>();
  writes = 0;
  fuse = Number.POSITIVE_INFINITY;

  constructor(run: Run) {
    this.row = JSON.stringify(run);
  }

  get run(): Run {
    return readRun(JSON.parse(this.row)) as Run;
  }

  write(work: () => void): void {
    work();
    if (++this.writes >= this.fuse) throw new Killed();
  }

  readonly archive: Archive = {
    end: async (table) => {
      const there = this.tables.get(table);
      return there === 'goes on' ? undefined : there;
    },
    change: async (_, change) => {
      const state = change(this.run.state);
      if (state !== undefined) this.write(() => (this.row = JSON.stringify({ ...this.run, state })));
    },
  };
}

/** What somebody does who comes back to the page until the campaign is over. */
async function live(device: Device): Promise<void> {
  while (!rules.isOver(device.run.state)) {
    await takeUp(device.run, rules, device.archive);
    const state = readCampaign(device.run.state);
    const [due] = pendingSupportChoices(state);
    if (due) {
      await device.archive.change(ID, (now) => chooseSupport(readCampaign(now), due.side, due.cards.at(-1) ?? ''));
      continue;
    }
    const number = rules.number(state);
    if (number === undefined) break;
    const table = tableOfRun(ID, number);
    if (!device.tables.has(table)) device.write(() => device.tables.set(table, 'goes on'));
    if (device.tables.get(table) === 'goes on') device.write(() => device.tables.set(table, play(table, rules.options(state))));
  }
}

describe.each([
  ['against a bot', [PERSON, BOT]],
  ['by two at one device', [PERSON, PERSON]],
] as const)('A campaign %s', (_, players) => {
  it('that is killed after any write goes on to the same end', async () => {
    const whole = new Device(begun(players));
    await live(whole);
    expect(readCampaign(whole.run.state).over).toBeDefined();
    expect(whole.writes).toBeGreaterThan(10);
    for (let fuse = 1; fuse <= whole.writes; fuse++) {
      const device = new Device(begun(players));
      device.fuse = fuse;
      await expect(live(device)).rejects.toThrow(Killed);
      device.fuse = Number.POSITIVE_INFINITY;
      await live(device);
      expect(device.row).toBe(whole.row);
      expect(device.writes).toBe(whole.writes);
    }
  });
});

describe('The result of a battle', () => {
  const over = play('once', rules.options(begun([PERSON, BOT]).state));

  it('counts once, however many windows look', async () => {
    const device = new Device(begun([PERSON, BOT]));
    device.tables.set(tableOfRun(ID, 1), over);
    const before = device.run;
    await Promise.all([1, 2, 3].map(() => takeUp(before, rules, device.archive)));
    await takeUp(before, rules, device.archive);
    expect(readCampaign(device.run.state).results).toHaveLength(1);
    expect(device.writes).toBe(1);
  });

  it('makes bots take their cards, and people are asked', async () => {
    for (const players of [
      [PERSON, BOT],
      [BOT, PERSON],
      [PERSON, PERSON],
    ] as const) {
      const state = rules.after(begun(players).state, players, over);
      const asked = pendingSupportChoices(readCampaign(state)).map(({ side }) => side);
      const all = finishBattle(newCampaign('iron-on-ice'), {
        winner: readCampaign(state).results[0]?.winner ?? 'draw',
        medals: readCampaign(state).results[0]?.medals ?? { rebel: 0, empire: 0 },
        supportsLeft: { rebel: [], empire: [] },
      }).choosing;
      expect(asked).toEqual(all.filter((side) => players[side === 'rebel' ? 0 : 1].kind === 'person'));
      expect(rules.options(state) === undefined).toBe(asked.length > 0);
    }
  });

  it('of a battle that was given up is a defeat with the medals of that moment', () => {
    const state = rules.after(begun([PERSON, BOT]).state, [PERSON, BOT], {
      view: { ...(over.view as object), outcome: null, medals: [1, 2] },
      winners: [1],
      match: 'given up',
    });
    expect(readCampaign(state).results[0]).toMatchObject({ winner: 'empire', medals: { rebel: 1, empire: 2 } });
  });
});

describe('A campaign of two people far apart', () => {
  const far = { seat: 0, tables: ['first'] };
  const start: Run = { ...begun([PERSON, PERSON]), far };
  const options = { ...(rules.options(start.state) as object), campaign: { run: ID, state: start.state } };

  it('goes on alike on both devices, and asks nobody', async () => {
    const over = play('far', options);
    const devices = [start, { ...start, far: { ...far, seat: 1 } }].map((run) => {
      const device = new Device(run);
      device.tables.set('first', over);
      return device;
    });
    for (const device of devices) await takeUp(device.run, rules, device.archive);
    const [one, other] = devices.map(({ run }) => JSON.stringify(run.state));
    expect(one).toBe(other);
    expect(readCampaign(JSON.parse(one ?? '')).results).toHaveLength(1);
    expect(rules.options(devices[0]?.run.state)).toBeDefined();
    expect(readRun(devices[1]?.run)).toEqual(devices[1]?.run);
  });

  it('knows the tables of its battles by what they are called, and waits for those it does not know', async () => {
    expect(tableFor(start, 1)).toBe('first');
    expect(tableFor(start, 2)).toBeUndefined();
    expect(withTable(far, 3, 'third').tables).toEqual(['first', null, 'third']);
    const device = new Device({ ...start, far: { ...far, tables: [] } });
    await takeUp(device.run, rules, device.archive);
    expect(device.writes).toBe(0);
  });

  it('is told in the options of its tables', () => {
    expect(campaignIn(options)).toEqual({ run: ID, state: start.state });
    for (const other of [undefined, {}, { campaign: 'x' }, { campaign: { run: '../x', state: {} } }])
      expect(campaignIn(other)).toBeUndefined();
  });

  it('is damaged where its tables are not names', () => {
    for (const bad of [{ seat: 'a', tables: [] }, { seat: 0 }, { seat: 0, tables: [7] }, { seat: 0, tables: [], agreement: 1 }])
      expect(readRun({ ...start, far: bad })).toBe('damaged');
  });
});

describe('A table of a campaign', () => {
  it('is told by its name, and no other table is', () => {
    const run = newRunName();
    expect(isRunName(run)).toBe(true);
    expect(runOfTable(tableOfRun(run, 12))).toBe(run);
    for (const other of ['0123456789ab', `${run}-0`, `x${run}-1`, run, 'iron-on-ice', 'own', '']) {
      expect(runOfTable(other)).toBeUndefined();
      expect(isRunName(other)).toBe(other === run);
    }
  });
});

describe('A row of the database', () => {
  it('is a campaign, one of a newer version, or damaged', () => {
    const run = begun([PERSON, BOT]);
    expect(readRun(run)).toEqual(run);
    expect(readRun({ ...run, format: 'wartable-run/2' })).toBe('newer');
    expect(readRun({ ...run, game: 'draughts' })).toBe('newer');
    for (const bad of [undefined, [], { ...run, id: 7 }, { ...run, players: [{ kind: 'cat' }] }, { ...run, state: undefined }])
      expect(readRun(bad)).toBe('damaged');
  });
});

describe.each(CAMPAIGNS)('The map of $id', (campaign) => {
  it('has a place of its own for each battle, and ways that go on', () => {
    const { spots, long } = trailOf(campaign);
    const places = campaign.battles.map(({ id }) => spots.get(id));
    expect(new Set(places.map((place) => `${place?.along} ${place?.across}`)).size).toBe(campaign.battles.length);
    for (const place of places) {
      expect(place?.along).toBeGreaterThan(0);
      expect(place?.along).toBeLessThan(100);
      expect(place?.across).toBeGreaterThan(0);
      expect(place?.across).toBeLessThan(100);
    }
    const { ways } = mapOf(newCampaign(campaign.id));
    for (const { from, to } of ways) expect(to.along).toBeGreaterThan(from.along);
    expect(lengthOf(campaign)[1]).toBe(long);
  });

  it('shows what was fought, what is next and what may follow, and keeps the rest to itself', () => {
    const start = newCampaign(campaign.id);
    const first = campaignOf(start).battles[0];
    const after = finishBattle(start, { winner: 'empire', medals: { rebel: 0, empire: 4 }, supportsLeft: start.supports });
    const { stops } = mapOf(after);
    const of = (is: string): string[] => stops.flatMap(({ node, state }) => (state.is === is ? [node.id] : []));
    expect(of('gone')).toEqual([first.id]);
    expect(of('now')).toEqual([after.node]);
    const now = campaign.battles.find(({ id }) => id === after.node);
    expect(new Set(of('next'))).toEqual(new Set([now?.next.rebel, now?.next.empire]));
    expect(stops[0]?.node.id).toBe(first.id);
    expect(of('never')).toContain(first.next.rebel);
    expect(stops).toHaveLength(campaign.battles.length);
  });
});

describe('A campaign in which both victories lead on to the same battle', () => {
  it('has one way there, which was gone whoever won', () => {
    const battles = ['one', 'two'].map((id, i) => ({
      id,
      title: id,
      scenario: '1',
      next: i === 0 ? { rebel: 'two', empire: 'two' } : { rebel: null, empire: null },
    }));
    const start = newCampaign({ format: 'hoth-campaign/1', title: 'x', battles });
    for (const winner of ['rebel', 'empire'] as const) {
      const after = finishBattle(start, { winner, medals: { rebel: 0, empire: 0 }, supportsLeft: start.supports });
      expect(mapOf(after).ways).toMatchObject([{ side: winner, is: 'gone' }]);
    }
    const told: Told = campaignOf(start);
    expect(lengthOf(told)).toEqual([2, 2]);
  });
});
