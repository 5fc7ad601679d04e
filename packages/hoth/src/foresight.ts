/** Looking ahead for a viewer, on a world that fits what it sees: what attacks and moves would come to, and what a hex sees. */
import { type Decision, type Foresight, type HexId, imagine, type Measures, type Rng } from '@wartable/kernel';
import { advice } from './advice.ts';
import { distance, HEX_COUNT, hexByName, hexName } from './board.ts';
import { hexIn, kindOfChoice } from './choices.ts';
import type { DecisionKind } from './decisions.ts';
import { topFrame } from './frames.ts';
import { attackOdds, type Odds } from './odds.ts';
import { diceCount, type Term, termsToRoll } from './rules/dice.ts';
import { moveAllowance, pathTo, reach } from './rules/movement.ts';
import { pendingDecisions } from './rules/sequence.ts';
import { sightBlockers } from './rules/sight.ts';
import { hexOf, isInPlay, kindOf, NONE, type State, sideOf, structureAt, type UnitId, unitAt } from './state.ts';
import type { View } from './view.ts';
import { intentsOf, whyNot } from './whynot.ts';
import { sampleWorld } from './worlds.ts';

export type Attack = { readonly terms: readonly Term[]; readonly odds: Odds };

/** A hex as seen from the unit that is to act. */
export type HexPreview = {
  readonly from: HexId;
  readonly hex: HexId;
  /** What blocks the line of sight; hexes beyond the edge of the board are left out. */
  readonly blockers: readonly HexId[];
  readonly attack?: Attack;
  /** The way there, both ends included. */
  readonly path?: readonly HexId[];
};

/** Somebody on a hex, and the dice of an attack as things stand. */
type Aimed = { readonly hex: string; readonly dice: number };

/** What a hex sees, what the unit there could attack from where it stands, and who could attack it. */
export type About = {
  readonly hex: string;
  readonly hits: readonly Aimed[];
  readonly fears: readonly Aimed[];
  /** By the hex of each unit: whether the line of sight to it is free, and what blocks it (nothing named: the edge of the board). */
  readonly lines: readonly { readonly hex: string; readonly free: boolean; readonly blockers: readonly string[] }[];
};

export const foresight: Foresight<View, HexPreview> = { whyNot, intents: intentsOf, previews, preview, about, between, advice };

type Moment = { readonly world: State; readonly decision: Decision<DecisionKind> };

/** What the viewer is asked, in a world that fits; undefined where others decide. */
function momentOf(view: View, rng: Rng | undefined): Moment | undefined {
  const world = imagine({ sampleWorld }, view, rng);
  const decision = pendingDecisions(world).find(({ seat }) => seat === view.viewer);
  return decision && { world, decision };
}

function previews(view: View, rng?: Rng): readonly HexPreview[] {
  const moment = momentOf(view, rng);
  if (!moment) return [];
  return hexesOffered(moment.decision).flatMap((hex) => previewHex(moment, hex, true) ?? []);
}

function preview(view: View, thing: string, rng?: Rng): HexPreview | undefined {
  const moment = momentOf(view, rng);
  const hex = hexByName(thing);
  if (!moment || hex === undefined) return undefined;
  return previewHex(moment, hex, hexesOffered(moment.decision).includes(hex));
}

function hexesOffered({ choices }: Decision): HexId[] {
  return choices.filter((choice) => ['to', 'target'].includes(kindOfChoice(choice))).map(hexIn);
}

function previewHex({ world }: Moment, hex: HexId, legal: boolean): HexPreview | undefined {
  const frame = topFrame(world);
  if (
    frame?.step !== 'target' &&
    frame?.step !== 'second-attack' &&
    frame?.step !== 'move-to' &&
    frame?.step !== 'move-after-attack'
  )
    return undefined;
  const { step, unit } = frame;
  if (!isInPlay(world, unit)) return undefined;
  const from = hexOf(world, unit);
  if (step === 'target' || step === 'second-attack') {
    const blockers = sightBlockers(world, from, hex).filter((one) => one < HEX_COUNT);
    if (!legal) return { from, hex, blockers };
    return { from, hex, blockers, attack: { terms: termsToRoll(world, unit, hex), odds: attackOdds(world, unit, hex) } };
  }
  if (!legal) return undefined;
  const allowance = step === 'move-to' ? moveAllowance(world, unit) : frame.left;
  return { from, hex, blockers: [], path: pathTo(reach(world, unit, allowance), from, hex) };
}

function about(view: View, thing: string): About {
  const from = hexByName(thing);
  if (from === undefined) return { hex: thing, hits: [], fears: [], lines: [] };
  const world = imagine({ sampleWorld }, view);
  const targets = [...world.unitHex, ...world.battle.structures.map(({ hex }) => hex)].filter(
    (hex): hex is HexId => hex !== NONE,
  );
  const others = world.unitHex.flatMap((hex) => (hex === NONE || hex === from ? [] : [hex]));
  return {
    hex: thing,
    hits: targets.flatMap((hex) => aimedAt(world, from, hex, hex)),
    fears: world.unitHex.flatMap((hex) => (hex === NONE ? [] : aimedAt(world, hex, from, hex))),
    lines: others.map((hex) => {
      const blockers = sightBlockers(world, from, hex);
      const named = blockers.filter((one) => one < HEX_COUNT).map(hexName);
      return { hex: hexName(hex), free: blockers.length === 0, blockers: named };
    }),
  };
}

/** The dice that the unit on one hex has against what is on another; none where it cannot attack it. */
function aimedAt(world: State, from: HexId, to: HexId, named: HexId): Aimed[] {
  const unit = unitAt(world, from);
  if (unit === NONE || !isTargetOf(world, unit, to)) return [];
  const inReach = distance(from, to) <= kindOf(world, unit).dice.length && sightBlockers(world, from, to).length === 0;
  const dice = inReach ? diceCount(world, unit, to) : 0;
  return dice > 0 ? [{ hex: hexName(named), dice }] : [];
}

/** An enemy; structures are attacked by the Empire alone. */
function isTargetOf(world: State, unit: UnitId, hex: HexId): boolean {
  const enemy = unitAt(world, hex);
  const side = sideOf(world, unit);
  return enemy === NONE ? side === 1 && structureAt(world, hex) !== NONE : sideOf(world, enemy) !== side;
}

/** From hex to hex: how far it is, whether there is a line of sight, and how many dice the unit here would roll against what is there. */
function between(view: View, from: string, to: string): Measures | undefined {
  const [here, there] = [hexByName(from), hexByName(to)];
  if (here === undefined || there === undefined) return undefined;
  const world = imagine({ sampleWorld }, view);
  const measures = { distance: distance(here, there), sight: sightBlockers(world, here, there).length === 0 };
  const unit = unitAt(world, here);
  if (unit === NONE) return measures;
  const range = kindOf(world, unit).dice.length;
  if (!isTargetOf(world, unit, there)) return { ...measures, range };
  const reaches = measures.sight && measures.distance <= range;
  return { ...measures, range, dice: reaches ? diceCount(world, unit, there) : 0 };
}
