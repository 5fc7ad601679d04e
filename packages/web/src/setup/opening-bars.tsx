/** Openings of a kind as small bars: what follows them beside the average of the side. */
import type { Opening } from '@wartable/ai';
import type { Text } from '@wartable/kernel';
import type { Speaker } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { KindOpenings } from './good-openings.ts';

export type Named = {
  /** Those on the side of the Rebels, then the others. */
  readonly seats: readonly string[];
  /** What kinds there are, the one that tells most first, and how an opening is called. */
  readonly kinds: Readonly<Record<string, Text>>;
  readonly name: (kind: string, id: string) => Text;
  readonly seatName: (seat: string) => Text;
};

type BarsProps = Named & {
  readonly kind: KindOpenings;
  readonly speaker: Pick<Speaker, 'say' | 'inPercent' | 'breakable'>;
};

export function OpeningBars({ kind: { kind, sides }, seats, kinds, name, seatName, speaker }: BarsProps) {
  const { say } = speaker;
  return (
    <div className="openings-kind">
      {kinds[kind] && <h3>{say(kinds[kind])}</h3>}
      <div className="openings-sides">
        {sides.map(({ seat, average, ways }) => (
          <ul key={seat} className={seat === seats[0] ? 'rebel' : 'empire'} aria-label={say(seatName(seat))}>
            {ways.map((way) => (
              <Bar key={way.id} way={way} average={average} called={say(name(kind, way.id))} speaker={speaker} />
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

type BarProps = {
  readonly way: Opening;
  readonly average: number;
  readonly called: string;
  readonly speaker: BarsProps['speaker'];
};

/** The share, how sure it is, and where the average lies. */
function Bar({ way: { share, low, high, games }, average, called, speaker }: BarProps) {
  const { say, inPercent, breakable } = speaker;
  const at = (of: number): string => `${Math.round(1000 * of) / 10}%`;
  const told = say(text('new.opening-rate', { share: inPercent(share), games, average: inPercent(average) }));
  return (
    <li title={told}>
      <span className="opening-name">{breakable(called)}</span>
      <b aria-hidden="true">{inPercent(share)}</b>
      <span className="only-heard">{told}</span>
      <span className="opening-bar" aria-hidden="true">
        <i className="opening-share" style={{ width: at(share) }} />
        <i className="opening-sure" style={{ left: at(low), width: at(high - low) }} />
        <i className="opening-average" style={{ left: at(average) }} />
      </span>
    </li>
  );
}
