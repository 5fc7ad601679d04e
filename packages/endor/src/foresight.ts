/** What shots, attempts and moves would come to. All of it is public: the decks of the world that is imagined are not looked at. */
import { type Choice, type Decision, type HexId, imagine, type Measures, type Rng } from '@wartable/kernel';
import { kindOfChoice, pieceIn, target, verbOf } from './choices.ts';
import type { DecisionKind } from './decisions.ts';
import { type Firers, topFrame } from './frames.ts';
import { distanceBetween, hexName, rangeOf } from './map.ts';
import { captureOdds, doorOdds, generatorOdds, shotOdds, trapOdds } from './odds.ts';
import { isImperial, PIECE_IDS, type PieceId, pieceByName, pieceName, TABLES } from './pieces.ts';
import { aimOf } from './rules/aim.ts';
import { partnersOf, rangeBetween, targetsOf } from './rules/fire.ts';
import { planMove } from './rules/imperial.ts';
import { pendingDecisions } from './rules/sequence.ts';
import { actionNow, armorOf, breachOf, hexOf, isInComplex, isOnMap, mapOf, NONE, pieceOn, type State } from './state.ts';
import { captureTerms, type DiceTerm, shotTerms, sumOf, trapTerms } from './terms.ts';
import { sampleWorld, type View } from './view.ts';

/** A shot, a trap or a capture: where its dice come from, how many symbols it needs, how likely that is. */
export type Shot = {
  readonly firers: readonly string[];
  readonly terms: readonly DiceTerm[];
  readonly dice: number;
  readonly needs: number;
  readonly hit: number;
};

export type EndorPreview = {
  /** A piece, a hex, or the verb of a choice ("breach"). */
  readonly thing: string;
  /** The piece that acts. */
  readonly from: string;
  /** Whether it may be chosen now; else it only shows what is growing. */
  readonly legal: boolean;
  readonly shot?: Shot;
  /** The equal targets of an Imperial unit that may fire next. */
  readonly aims?: readonly string[];
  /** An attempt at the door or the generator. */
  readonly attempt?: { readonly dice: number; readonly on: number; readonly back: number; readonly nothing: number };
};

/** What a piece can hit, and who can hit it; of an Imperial unit also what the procedure makes it do as things stand. */
export type About = { readonly hits: readonly AboutShot[]; readonly fears: readonly AboutShot[]; readonly plan?: Planned };

/** On its next card to move, and on its next card to fire. What is equal the player decides. */
export type Planned = {
  readonly move: 'stay' | 'choose-target' | 'go' | 'enter' | 'convert';
  readonly rule: string;
  /** Whom it goes for, and the hexes it would end on. */
  readonly targets: readonly string[];
  readonly hexes: readonly string[];
  readonly aims: readonly string[];
};
export type AboutShot = { readonly piece: string; readonly range: number; readonly dice: number; readonly hit: number };

/** What the choices of the viewer's decision would come to. */
export function previewsFor(view: View, rng?: Rng): readonly EndorPreview[] {
  const world = imagine({ sampleWorld }, view, rng);
  const decision = decisionIn(world, view);
  if (!decision) return [];
  const own = decision.choices.flatMap((choice) => previewOf(world, choice, true) ?? []);
  return [...own, ...growing(world), ...chances(world, decision), ...orders(world, decision)];
}

/** The same for a piece one points at, whether it may be chosen or not. */
export function previewFor(view: View, thing: string, rng?: Rng): EndorPreview | undefined {
  const piece = pieceByName(thing);
  if (piece === undefined) return undefined;
  const world = imagine({ sampleWorld }, view, rng);
  const decision = decisionIn(world, view);
  return decision && previewOf(world, target(piece), decision.choices.includes(target(piece)));
}

export function aboutFor(view: View, thing: string): About {
  const world = imagine({ sampleWorld }, view);
  const piece = pieceByName(thing) ?? pieceAt(world, thing);
  if (piece === undefined) return { hits: [], fears: [] };
  const foes = PIECE_IDS.filter((other) => targetsOf(world, [other]).includes(piece));
  return {
    hits: byRange(targetsOf(world, [piece]).map((other) => aboutShot(world, other, piece, other))),
    fears: byRange(foes.map((other) => aboutShot(world, other, other, piece))),
    ...(isImperial(piece) && (isOnMap(world, piece) || isInComplex(world, piece)) ? { plan: plannedFor(world, piece) } : {}),
  };
}

function pieceAt(state: State, name: string): PieceId | undefined {
  const hex = mapOf(state).hexByName.get(name);
  const piece = hex === undefined ? NONE : pieceOn(state, hex);
  return piece === NONE ? undefined : piece;
}

/** The procedure is public and no card of it is hidden: the same whatever lies in the decks. */
function plannedFor(state: State, piece: PieceId): Planned {
  const plan = planMove(state, piece, undefined);
  const targets = 'targets' in plan ? plan.targets : 'target' in plan && plan.target !== undefined ? [plan.target] : [];
  return {
    move: plan.do,
    rule: plan.rule,
    targets: targets.map(pieceName),
    hexes: plan.do === 'go' ? plan.hexes.map((hex) => hexName(mapOf(state), hex)) : [],
    aims: aimOf(state, piece).targets.map(pieceName),
  };
}

/**
 * From a piece or a hex to another: hexes (`distance`) and macrohexes (`range`). From a piece to an enemy also the dice of a shot and
 * how many symbols it needs, together with whoever has joined it. `to: breach` counts the dice of an attempt; a trap and a capture are `from`.
 */
export function measuresBetween(view: View, from: string, to: string): Measures | undefined {
  const world = imagine({ sampleWorld }, view);
  const [piece, other] = [pieceByName(from), pieceByName(to)];
  if (piece !== undefined && (to === 'breach' || to === 'breach-with-code'))
    return { dice: attemptBy(world, piece, to === 'breach-with-code').dice };
  if (other !== undefined && from === 'trap') return countsOf(trapOn(world, other));
  if (other !== undefined && from === 'capture') return countsOf(captureOf(world, other));
  const [start, end] = [hexFor(world, from), hexFor(world, to)];
  const map = mapOf(world);
  const far: Measures =
    start === undefined || end === undefined
      ? {}
      : { distance: distanceBetween(map, start, end), range: rangeOf(map, start, end) };
  if (piece === undefined || other === undefined) return Object.keys(far).length === 0 ? undefined : far;
  const range = rangeBetween(world, piece, other);
  if (range === undefined) return undefined;
  if (isImperial(piece) === isImperial(other)) return { ...far, range };
  const frame = topFrame(world);
  const firers = frame && 'firers' in frame && frame.firers.includes(piece) ? frame.firers : ([piece] as const);
  return { ...far, range, ...countsOf(shotBy(world, firers, other)) };
}

function countsOf({ dice, needs }: Shot): Measures {
  return { dice, needs };
}

/** The hex of that name, or the one a piece of that name stands on. */
function hexFor(state: State, name: string): HexId | undefined {
  const piece = pieceByName(name);
  if (piece === undefined) return mapOf(state).hexByName.get(name);
  return isOnMap(state, piece) ? hexOf(state, piece) : undefined;
}

function aboutShot(state: State, named: PieceId, firer: PieceId, at: PieceId): AboutShot {
  const { dice, hit } = shotBy(state, [firer], at);
  return { piece: pieceName(named), range: rangeBetween(state, firer, at) ?? 0, dice, hit };
}

function byRange(shots: AboutShot[]): AboutShot[] {
  return shots.sort((a, b) => a.range - b.range || b.hit - a.hit);
}

function decisionIn(world: State, { viewer }: View): Decision<DecisionKind> | undefined {
  return pendingDecisions(world).find(({ seat }) => seat === viewer);
}

function previewOf(state: State, choice: Choice, legal: boolean): EndorPreview | undefined {
  const frame = topFrame(state);
  const verb = verbOf(choice);
  if (frame?.step === 'hero' && (verb === 'breach' || verb === 'breach-with-code')) {
    const { piece } = frame;
    return { thing: verb, from: pieceName(piece), legal, attempt: attemptBy(state, piece, verb === 'breach-with-code') };
  }
  if (verb !== 'target') return undefined;
  const piece = pieceIn(choice);
  const thing = pieceName(piece);
  switch (frame?.step) {
    case 'target':
      return { thing, from: pieceName(frame.firers[0]), legal, shot: shotBy(state, frame.firers, piece) };
    case 'trap':
      return { thing, from: '', legal, shot: trapOn(state, piece) };
    case 'capture':
      return { thing, from: 'chewbacca', legal, shot: captureOf(state, piece) };
    default:
      return undefined;
  }
}

/** What a group that is being put together could hit as it is. */
function growing(state: State): EndorPreview[] {
  const frame = topFrame(state);
  if (frame?.step !== 'join') return [];
  const { firers } = frame;
  return targetsOf(state, firers).map((other) => ({
    thing: pieceName(other),
    from: pieceName(firers[0]),
    legal: false,
    shot: shotBy(state, firers, other),
  }));
}

/** On a card to fire: how good the best shot of each piece is. */
function chances(state: State, { kind, choices }: Decision<DecisionKind>): EndorPreview[] {
  if (kind !== 'rebel' || !actionNow(state).endsWith('-fire')) return [];
  return choices.flatMap((choice) => {
    const best = kindOfChoice(choice) === 'act' ? bestShot(state, pieceIn(choice)) : undefined;
    if (!best) return [];
    const thing = pieceName(pieceIn(choice));
    return [{ thing, from: thing, legal: true, shot: best.shot }];
  });
}

/** Who may fire next on an Imperial card: at whom, and how well (A22). */
function orders(state: State, { kind, choices }: Decision<DecisionKind>): EndorPreview[] {
  if (kind !== 'order') return [];
  return choices.flatMap((choice) => {
    if (kindOfChoice(choice) !== 'tie-piece') return [];
    const piece = pieceIn(choice);
    const { targets } = aimOf(state, piece);
    const [first] = targets;
    const thing = pieceName(piece);
    return first === undefined
      ? []
      : [{ thing, from: thing, legal: true, aims: targets.map(pieceName), shot: shotBy(state, [piece], first) }];
  });
}

type BestShot = { readonly at: string; readonly shot: Shot };

/** The best shot of a piece, alone or with all who may join it. */
export function bestShot(state: State, piece: PieceId): BestShot | undefined {
  let best: BestShot | undefined;
  const groups: readonly Firers[] = [[piece], [piece, ...partnersOf(state, piece)]];
  for (const firers of groups)
    for (const other of targetsOf(state, firers))
      if (shotOdds(state, firers, other) > (best?.shot.hit ?? 0))
        best = { at: pieceName(other), shot: shotBy(state, firers, other) };
  return best;
}

export function shotBy(state: State, firers: Firers, at: PieceId): Shot {
  const terms = shotTerms(state, firers, at);
  return {
    firers: firers.map(pieceName),
    terms,
    dice: Math.max(0, sumOf(terms)),
    needs: armorOf(state, at),
    hit: shotOdds(state, firers, at),
  };
}

export function trapOn(state: State, at: PieceId): Shot {
  const terms = trapTerms(state, at);
  return { firers: [], terms, dice: sumOf(terms), needs: armorOf(state, at), hit: trapOdds(state, at) };
}

export function captureOf(state: State, atSt: PieceId): Shot {
  const terms = captureTerms(state, atSt);
  const dice = Math.max(0, sumOf(terms));
  return { firers: ['chewbacca'], terms, dice, needs: TABLES.captureSabers, hit: captureOdds(state, atSt) };
}

export function attemptBy(state: State, hero: PieceId, withCode: boolean): NonNullable<EndorPreview['attempt']> {
  const dice = breachOf(state, hero);
  if (isInComplex(state, hero)) {
    const on = generatorOdds(state, hero);
    return { dice, on, back: 0, nothing: 1 - on };
  }
  return { dice: dice + (withCode ? TABLES.securityCodeDice : 0), ...doorOdds(state, hero, withCode) };
}
