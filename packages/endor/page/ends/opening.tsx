/** How the battle for Endor opens: the forest, both forces, what is to be done. */
import type { View } from '@wartable/endor/telling';
import type { Text } from '@wartable/kernel';
import type { Force, Opening, Troop } from '@wartable/web/play/scenes.ts';
import { PieceIcon } from '../parts/emblems.tsx';
import { type Kind, kindOf, type SideName, sideOf } from '../scene.ts';
import { text } from '../text/index.ts';
import { Fighter, Glade } from './glade.tsx';

const OFF = ['eliminated', 'reserve', 'captured'];

export function opening(view: View): Opening {
  return {
    title: text('open.title'),
    goal: text('new.goal'),
    forces: [forceOf(view, 'rebel'), forceOf(view, 'empire')],
    begins: text('open.begins-here'),
    picture: (
      <Glade door={0}>
        <Fighter kind="at-st" at={[430, 282]} size={1.1} />
        <Fighter kind="ewok" at={[180, 292]} size={1} />
        <Fighter kind="han" at={[232, 296]} size={1} />
      </Glade>
    ),
  };
}

/** Who stands there or is about to be placed; reserves come later, if at all. */
function forceOf({ pieces, underway }: View, side: SideName): Force {
  const waiting = new Set(underway.flatMap((one) => (one.step === 'place' || one.step === 'deploy' ? one.pieces : [])));
  const counts = new Map<Kind, number>();
  for (const { piece, at } of pieces) {
    const kind = kindOf(piece);
    if (sideOf(kind) === side && (waiting.has(piece) || !OFF.includes(at))) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const troops = [...counts].map(([kind, n]) => troopOf(kind, n));
  return { side, name: text(side === 'rebel' ? 'text.rebels' : 'text.imperials'), troops };
}

function troopOf(kind: Kind, n: number): Troop {
  const drawing = <PieceIcon kind={kind} size={64} />;
  if (HEROES.includes(kind)) return { name: { key: `piece.${kind}` }, drawing };
  return { name: MANY[kind] ?? { key: `type.${kind}` }, n, drawing };
}

const HEROES: readonly Kind[] = ['han', 'leia', 'chewbacca', 'droids'];
/** Whose type is named as one. */
const MANY: Partial<Record<Kind, Text>> = {
  'ewok-leader': text('open.ewok-leader'),
  catapult: text('open.catapult'),
  'speeder-bike': text('open.speeder-bike'),
};
