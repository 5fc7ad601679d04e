/** What happened, step by step: each event with the table after it, its dice, its light and its reason. */
import { type Event, type View, wayOf } from '@wartable/endor/telling';
import type { Text, Told } from '@wartable/kernel';
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { Mark, Marks } from '@wartable/web/board/marks.ts';
import type { Step } from '@wartable/web/play/step.ts';
import { layoutOf } from './layout.ts';
import { reasonOf } from './reasons.ts';
import { type EndorScene, kindOf, sceneOf, sideOf } from './scene.ts';

type Placed = Extract<Event, { type: 'piece-placed' }>;
type Fired = Extract<Event, { type: 'shot-fired' }>;
/** A shot or an attempt that goes on: who, at whom, from where as it was. */
type Fight = { readonly from: readonly Hex[]; readonly to: Hex | undefined; readonly symbol: 'saber' | 'vader' };

export type EndorStep = Step & {
  readonly event: Event;
  readonly view: View;
  readonly marks: Marks;
  readonly dice: readonly string[];
  /** The symbol that counts on these dice. */
  readonly symbol: 'saber' | 'vader';
  readonly reason: Text | undefined;
  /** So many units took their places at once. */
  readonly placed: number;
};

/** In milliseconds, at the calm speed. What is not named passes unseen. */
const LASTS: Partial<Record<Event['type'], number>> = {
  'turn-began': 500,
  'card-drawn': 600,
  'event-drawn': 1000,
  'piece-placed': 450,
  'piece-moved': 420,
  'piece-stayed': 260,
  'shot-fired': 500,
  'dice-rolled': 650,
  'shot-missed': 350,
  'piece-eliminated': 600,
  'piece-wounded': 600,
  'piece-captured': 700,
  'at-st-lost': 600,
  'at-st-seized': 700,
  'capture-failed': 500,
  'chewbacca-dismounted': 400,
  'door-moved': 700,
  'door-held': 500,
  'tactic-changed': 800,
  'cruiser-lost': 900,
  'card-kept': 500,
  'piece-converted': 700,
  'pieces-rallied': 500,
  'generator-held': 600,
  'game-ended': 900,
};
/** A reason wants to be read; one of the same kind as before less so. */
const READING = 700;
const READING_ON = 250;

/** After these the dice that lie on the table mean nothing any more. */
const STARTS_ANEW: readonly Event['type'][] = [
  'turn-began',
  'card-drawn',
  'event-drawn',
  'piece-placed',
  'piece-moved',
  'piece-stayed',
  'shot-fired',
];

/** `before` is what the player saw last, `last` the last step before. */
export function stepsOf(before: View, told: readonly Told<View, Event>[], last: EndorStep | undefined): EndorStep[] {
  const steps: EndorStep[] = [];
  let seen = before;
  let fight: Fight | undefined;
  let [dice, symbol] = [last?.dice ?? [], last?.symbol ?? ('saber' as const)];
  let read = '';
  let together: [Hex, Mark][] = [];
  for (const [i, { event, view }] of told.entries()) {
    const earlier = seen;
    seen = view;
    if (STARTS_ANEW.includes(event.type)) [fight, dice] = [undefined, []];
    if (event.type === 'shot-fired') fight = fightOf(event, earlier);
    if (event.type === 'dice-rolled') {
      if (event.for !== 'shot') fight = undefined;
      dice = event.faces;
      symbol = fight?.symbol ?? 'saber';
    }
    const ms = LASTS[event.type];
    if (ms === undefined) continue;
    const own = marksFor(event, earlier, view, fight);
    if (event.type === 'piece-placed') {
      together.push(...own.hexes);
      // Units of a kind take their places together: a whole army one by one is long to watch.
      const next = told.find((one, j) => j > i && LASTS[one.event.type] !== undefined);
      if (goesWith(event, next?.event)) continue;
    }
    const reason = reasonOf(event, view);
    const kind = keyOf(reason);
    const lasts = ms + (reason ? (kind === read ? READING_ON : READING) : 0);
    if (reason || event.type === 'card-drawn') read = kind;
    const marks = together.length > 0 ? { hexes: new Map(together) } : own;
    steps.push({ event, view, marks, dice, symbol, reason, placed: together.length, ms: lasts, whole: true });
    together = [];
  }
  return steps;
}

/** One's own side stands where one has put it: all of it goes together. */
function goesWith({ piece, why }: Placed, next: Event | undefined): boolean {
  if (next?.type !== 'piece-placed' || (next.why === undefined) !== (why === undefined)) return false;
  return why === undefined || kindOf(piece) === kindOf(next.piece);
}

/** What sort of reason it is, whatever it names. */
function keyOf(reason: Text | undefined): string {
  const inner = reason?.params?.['reason'];
  return typeof inner === 'object' && 'key' in inner ? inner.key : (reason?.key ?? '');
}

function fightOf({ pieces, target }: Fired, view: View): Fight {
  const scene = sceneOf(view);
  const symbol = sideOf(kindOf(pieces[0] ?? '')) === 'empire' ? 'vader' : 'saber';
  return { from: pieces.flatMap((name) => hexOf(scene, name) ?? []), to: hexOf(scene, target), symbol };
}

function hexOf({ pieces }: EndorScene, name: string): Hex | undefined {
  return pieces.find(({ id }) => id === name)?.hex;
}

/** Where a piece stands, or the hex itself. */
export function placeNamed(view: View, name: string): Hex | undefined {
  return hexOf(sceneOf(view), name) ?? placeHex(view, name);
}

function placeHex(view: View, at: string): Hex | undefined {
  const scene = sceneOf(view);
  if (at === 'complex') return layoutOf(scene.map).complex;
  const hex = scene.map.names.indexOf(at);
  return hex < 0 ? undefined : hex;
}

/** The hexes an event is about, as things stood before it or stand now. */
function hexesOf(event: Event, view: View): Hex[] {
  const scene = sceneOf(view);
  const names = [
    ...('pieces' in event ? event.pieces : []),
    ...('piece' in event ? [event.piece] : []),
    ...('into' in event ? [event.into] : []),
    ...('target' in event ? [event.target] : []),
  ];
  const standing = names.flatMap((name) => hexOf(scene, name) ?? []);
  const places = placesOf(event).flatMap((at) => placeHex(view, at) ?? []);
  return places.length > 0 ? places : standing;
}

function placesOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'piece-moved':
      return [event.from, event.to];
    case 'piece-placed':
      return [event.at];
    default:
      return [];
  }
}

function marksFor(event: Event, before: View, now: View, fight: Fight | undefined): Marks {
  const hexes = new Map<Hex, Mark>();
  if (event.type === 'piece-moved') {
    const path = pathOf(event, before);
    for (const hex of path) hexes.set(hex, { state: 'path' });
    // Light goes along with who moves.
    const arrived = path.at(-1);
    if (arrived !== undefined) hexes.set(arrived, { state: 'acting' });
    const target = event.why?.target === undefined ? undefined : hexOf(sceneOf(now), event.why.target);
    if (target !== undefined) hexes.set(target, { state: 'blocker' });
    return { hexes, path };
  }
  if (fight) {
    for (const hex of fight.from) hexes.set(hex, { state: 'acting' });
    if (fight.to !== undefined) hexes.set(fight.to, { state: 'target' });
    const aims = event.type === 'shot-fired' || event.type === 'dice-rolled';
    const [from] = fight.from;
    return aims && from !== undefined && fight.to !== undefined
      ? { hexes, sight: { from, to: fight.to, blockers: [], fires: event.type === 'shot-fired' } }
      : { hexes };
  }
  // Who was hit stood somewhere before.
  for (const hex of [...hexesOf(event, before), ...hexesOf(event, now)]) hexes.set(hex, { state: 'acting' });
  return { hexes };
}

function pathOf({ piece, from, to }: Extract<Event, { type: 'piece-moved' }>, view: View): Hex[] {
  return wayOf(view, piece, from, to).flatMap((at) => placeHex(view, at) ?? []);
}

/** Hexes lit for a moment. */
export function lit(event: Event, view: View): Marks {
  const hexes = new Map(hexesOf(event, view).map((hex): [Hex, Mark] => [hex, { state: 'path' }]));
  return event.type === 'piece-moved' ? { hexes, path: pathOf(event, view) } : { hexes };
}

/** Whether an event happens somewhere. */
export function isSomewhere(event: Event): boolean {
  return 'piece' in event || 'pieces' in event || 'target' in event;
}
