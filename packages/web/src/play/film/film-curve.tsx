/** The chances of whoever's eyes it is, else of the first who was looked at. */
import { useMemo } from 'react';
import { useWords } from '../../shell/language.tsx';
import type { Film } from '../../table/film.ts';
import type { Reviewed } from '../../table/review-work.ts';
import type { GamePage } from '../game-page.ts';
import type { ShowMoment } from '../use-moment.tsx';
import { turnOfTide } from '../use-review.ts';
import { Curve, pointsOf } from './curve.tsx';
import type { Reel } from './reel.ts';

type Props = {
  readonly page: GamePage;
  readonly film: Film;
  readonly reel: Reel;
  readonly at: number;
  readonly found: Reviewed;
  readonly onGo: (place: number) => void;
  readonly onShow: ShowMoment;
};

export function FilmCurve({ page, film, reel, at, found, onGo, onShow }: Props) {
  const { say } = useWords();
  const { seats } = found.review;
  const seat = seats.find((one) => one.seat === reel.viewer) ?? seats[0];
  const points = useMemo(() => (seat ? pointsOf(seat, film, reel) : []), [seat, film, reel]);
  const tide = useMemo(() => {
    const turned = turnOfTide(found, film.outcome?.winners ?? []);
    return turned && reel.turns.find(({ turn }) => turn === turned.turn)?.frame;
  }, [found, film, reel]);
  if (!seat) return null;
  return (
    <Curve
      name={say(page.telling.seatName(seat.name))}
      points={points}
      tide={tide}
      at={at}
      last={reel.frames.length}
      onGo={onGo}
      onPoint={({ place, entry }) => (found.moments.has(entry ?? -1) ? onShow(entry) : onGo(place))}
    />
  );
}
