/** What lies on the table, as plain data: the viewer at the bottom, Leia for spectators. */
import type { SideView, UnitView, View } from '@wartable/duel';
import { baseThing, leaderThing, powerNow, type Thing, thingsOf } from '@wartable/duel/telling';

export type SideName = View['active'];
export const SIDES = ['leia', 'vader'] as const satisfies readonly SideName[];

export type Arena = 'ground' | 'space';
export const ARENAS: readonly Arena[] = ['ground', 'space'];

export type SceneUnit = UnitView & { readonly thing: Thing; readonly side: SideName };

export type SceneSide = {
  readonly side: SideName;
  readonly base: { readonly thing: Thing; readonly card: string; readonly damage: number; readonly hp: number };
  readonly leader: {
    readonly thing: Thing;
    readonly card: string;
    readonly state: SideView['leader'];
    readonly epicUsed: boolean;
  };
  readonly hand: readonly string[] | number;
  readonly resources: { readonly ready: number; readonly exhausted: number };
  readonly deck: number;
  /** The last one lies on top. */
  readonly discard: readonly string[];
  readonly ground: readonly SceneUnit[];
  readonly space: readonly SceneUnit[];
};

export type DuelScene = {
  readonly top: SceneSide;
  readonly bottom: SceneSide;
  readonly round: number;
  readonly active: SideName;
  readonly initiative: SideName;
  readonly taken: SideName | null;
  /** Cards that both players look at now. */
  readonly revealed: readonly string[];
};

export const OF_SIDE = {
  leia: { base: 'echo-caverns', leader: 'leia-organa' },
  vader: { base: 'forward-command-post', leader: 'darth-vader' },
} as const;

/** The card a thing shows, or undefined for tokens and piles ("discard:leia", "deck:leia", "resources:leia", "held:vader"). */
export function cardOfThing(thing: Thing): string | undefined {
  if (thing.endsWith('-base')) return OF_SIDE[thing.slice(0, -'-base'.length) as SideName]?.base;
  const [first = '', second] = thing.split(':');
  if (first === 'leader') return OF_SIDE[second as SideName]?.leader;
  if (first === 'hand' || first === 'revealed' || first === 'ability') return second;
  return second === undefined && first !== 'initiative' ? first.split('.')[0] : undefined;
}

export function sceneOf(view: View): DuelScene {
  const things = thingsOf(view);
  const bottom = view.viewer === 'vader' ? 'vader' : 'leia';
  const top = bottom === 'leia' ? 'vader' : 'leia';
  return {
    top: sideOf(view, top, things),
    bottom: sideOf(view, bottom, things),
    round: view.round,
    active: view.active,
    initiative: view.initiative,
    taken: view.taken,
    revealed: view.revealed,
  };
}

function sideOf(view: View, side: SideName, things: ReadonlyMap<number, Thing>): SceneSide {
  const seen = view[side];
  const all = typeof seen.resources === 'number' ? seen.resources : seen.resources.length;
  const named = (unit: UnitView): SceneUnit => ({
    ...unit,
    side,
    power: powerNow(view, unit),
    thing: things.get(unit.id) ?? unit.card,
  });
  return {
    side,
    base: { thing: baseThing(side), card: OF_SIDE[side].base, damage: seen.base, hp: view.baseHp },
    leader: { thing: leaderThing(side), card: OF_SIDE[side].leader, state: seen.leader, epicUsed: seen.epicUsed },
    hand: seen.hand,
    resources: { ready: all - seen.exhaustedResources, exhausted: seen.exhaustedResources },
    deck: seen.deck,
    discard: seen.discard,
    ground: seen.ground.map(named),
    space: seen.space.map(named),
  };
}
