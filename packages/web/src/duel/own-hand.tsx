/** The viewer's own cards. */
import { DuelHand } from './hand.tsx';
import type { Thing } from './scene.ts';
import { type DuelProps, useDuel } from './use-duel.tsx';

const isCard = (thing: Thing): boolean => thing.startsWith('hand:');

export function OwnHand(props: DuelProps) {
  const { view } = props;
  const { sayings, marks, touch, dialog } = useDuel(props, isCard);
  const hand = view.viewer === 'spectator' ? undefined : view[view.viewer].hand;
  return (
    <>
      {typeof hand === 'object' && (
        <DuelHand cards={hand} marks={marks} words={sayings.words} describe={(thing) => sayings.describe(view, thing)} {...touch} />
      )}
      {dialog}
    </>
  );
}
