/** What the viewer sees before the first event and after the last one. */
import type { SideView, UnitView, View } from '@wartable/duel';
import type { SideName } from './scene.ts';

/** What the viewer sees while the first event has not happened yet. */
export function startOf(before: View, now: View): View {
  // Where another one looks now, the cards of that one are shown as they are: how they were is not known.
  const looker = now.viewer !== 'spectator' && before.viewer !== now.viewer ? now.viewer : undefined;
  const sideOf = (side: SideName): SideView =>
    side === looker ? { ...before[side], hand: now[side].hand, resources: now[side].resources } : before[side];
  return {
    ...before,
    viewer: looker ?? before.viewer,
    leia: sideOf('leia'),
    vader: sideOf('vader'),
    frames: revealedIn(before),
    sealed: [],
  };
}

/** The last step shows what cannot be read off events: power in an attack that goes on, who acts next, what is looked at. */
export function lastOf(view: View, now: View): View {
  const powers = new Map(allUnits(now).map(({ id, power, exhausted }) => [id, { power, exhausted }]));
  const sideOf = (side: SideView): SideView => withUnits(side, (unit) => ({ ...unit, ...powers.get(unit.id) }));
  return { ...view, leia: sideOf(view.leia), vader: sideOf(view.vader), active: now.active, frames: revealedIn(now) };
}

export function allUnits({ leia, vader }: View): UnitView[] {
  return [leia, vader].flatMap(({ ground, space }) => [...ground, ...space]);
}

export function withUnits(side: SideView, change: (unit: UnitView) => UnitView): SideView {
  return { ...side, ground: side.ground.map(change), space: side.space.map(change) };
}

function revealedIn(view: View): View['frames'] {
  return view.frames.filter(({ revealed }) => revealed.length > 0);
}
