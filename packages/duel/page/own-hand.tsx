/** The viewer's own cards. */
import { useEffect } from 'react';
import { DuelHand } from './hand.tsx';
import { type DuelProps, useDuel } from './use-duel.tsx';

export function OwnHand(props: DuelProps) {
  const { view, decision, hinted, handName } = props;
  const { sayings, marks, touch } = useDuel(props);
  // On a small screen a card that can be chosen comes into sight by itself.
  const id = decision?.id;
  useEffect(() => {
    if (id !== undefined) document.querySelector('.dl-hand .is-choice')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id]);
  useEffect(() => {
    if (hinted !== undefined)
      document.querySelector('.dl-hand .is-chosen')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [hinted]);
  const hand = view.viewer === 'spectator' ? undefined : view[view.viewer].hand;
  return (
    <>
      {typeof hand === 'object' && (
        <DuelHand
          cards={hand}
          marks={marks}
          labels={handName === undefined ? sayings.labels : { ...sayings.labels, hand: handName }}
          describe={(thing) => sayings.describe(view, thing)}
          {...touch}
        />
      )}
    </>
  );
}
