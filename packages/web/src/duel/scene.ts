/** What lies on the table, as plain data: the viewer at the bottom, Leia for spectators. */
import { CARDS, type SideView, type UnitView, type View } from '@wartable/duel';
import { printed } from './printed.ts';

export type SideName = View['active'];

/**
 * What can be touched. Units by the names the game has for them ("snowtrooper", "snowtrooper.2"), "leia-base", "leader:vader",
 * "hand:snowtrooper" for a card in the viewer's hand, "revealed:snowtrooper", "discard:leia", "deck:leia", "resources:leia",
 * "held:vader" for a hand nobody sees, "initiative".
 */
export type Thing = string;

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

const OF_SIDE = {
  leia: { base: 'echo-caverns', leader: 'leia-organa' },
  vader: { base: 'forward-command-post', leader: 'darth-vader' },
} as const;

export const handThing = (card: string): Thing => `hand:${card}`;
export const revealedThing = (card: string): Thing => `revealed:${card}`;
export const leaderThing = (side: SideName): Thing => `leader:${side}`;
export const baseThing = (side: SideName): Thing => `${side}-base`;

/** The card a thing shows, or undefined for piles and tokens. */
export function cardOfThing(thing: Thing): string | undefined {
  if (thing.endsWith('-base')) return OF_SIDE[thing.slice(0, -'-base'.length) as SideName]?.base;
  const [first = '', second] = thing.split(':');
  if (first === 'leader') return OF_SIDE[second as SideName]?.leader;
  if (first === 'hand' || first === 'revealed') return second;
  return second === undefined && first !== 'initiative' ? first.split('.')[0] : undefined;
}

/** The name of every unit in play, by its number: copies of a card are counted by arrival, a single one is not. */
export function thingsOf(view: View): ReadonlyMap<number, Thing> {
  const units = [view.leia, view.vader].flatMap((side) => [...side.ground, ...side.space]).sort((a, b) => a.id - b.id);
  return new Map(
    units.map((unit) => {
      const copies = units.filter(({ card }) => card === unit.card);
      return [unit.id, copies.length === 1 ? unit.card : `${unit.card}.${copies.indexOf(unit) + 1}`];
    }),
  );
}

/** The power that counts: one who aims sees Raid and the bonus already, which the game adds once the target is fixed (duel/attack/raid). */
export function powerNow(view: View, { id, card, power }: UnitView): number {
  const aiming = view.frames.find(({ step, unit, at }) => step === 'attack' && unit === id && at === 0);
  return aiming ? Math.max(0, power + (printed(card)?.raid ?? 0) + aiming.bonus) : power;
}

/** The thing that words of the game speak of ("play snowtrooper", "choose vader-base"), where they speak of one. */
export function thingOfChoice(view: View, words: string): Thing | undefined {
  const [verb = '', name] = words.split(' ');
  const own = view.viewer === 'spectator' ? view.active : view.viewer;
  if (words === 'use leader' || verb === 'deploy') return leaderThing(own);
  if (verb === 'initiative') return 'initiative';
  if (name === undefined) return undefined;
  if (verb === 'play' || verb === 'resource') return handThing(name);
  if (verb === 'attack' || verb === 'use') return name;
  if (verb !== 'choose') return undefined;
  if (name.endsWith('-base') || [...thingsOf(view).values()].includes(name)) return name;
  return revealedOf(view).includes(name) ? revealedThing(name) : handThing(name);
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
    revealed: revealedOf(view),
  };
}

function revealedOf(view: View): readonly string[] {
  return view.frames.flatMap((frame) => frame.revealed.map((card) => CARDS[card]?.name ?? ''));
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
