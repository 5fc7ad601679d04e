/** Who is there and who is lost, and what comes back. */
import { type CampaignState, type FallenName, roll, standingOf } from '@wartable/endor/campaign';
import { pieceText } from '@wartable/endor/telling';
import type { Text } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { CardEmblem, PieceIcon } from '../parts/emblems.tsx';
import { kindOf } from '../scene.ts';
import { text } from './text/index.ts';
import '../figures/piece.css';
import './roll.css';

/** A catapult is one, units are many by their name. */
export function unitText(unit: FallenName): Text {
  return unit === 'catapult' ? text('open.catapult') : { key: `type.${unit}` };
}

export function Roll({ state }: { readonly state: CampaignState }) {
  const { say, breakable } = useWords();
  const { persons, units } = roll(state);
  const { kept } = standingOf(state);
  return (
    <section className="linked-roll">
      <h2>{say(text('doors.roll'))}</h2>
      <ul className="linked-persons">
        {persons.map(({ name, there }) => (
          <li key={name} className={there ? undefined : 'is-gone'}>
            <PieceIcon kind={kindOf(name)} size={56} />
            <strong>{breakable(say(pieceText(name)))}</strong>
            <span>{say(text(there ? 'doors.there' : 'doors.captured'))}</span>
          </li>
        ))}
      </ul>
      <ul className="linked-units">
        {units.map(({ unit, there, of }) => (
          <li key={unit}>
            <PieceIcon kind={unit} size={44} />
            <span className="linked-unit">
              <strong>{say(unitText(unit))}</strong>
              <span>{say(text('doors.of', { n: there, of }))}</span>
            </span>
            <span className="linked-pips" aria-hidden="true">
              {numbers(of).map((n) => (
                <span key={n} className={n < there ? 'is-there' : undefined} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {kept.length > 0 && (
        <>
          <h3>{say(text('doors.kept'))}</h3>
          <ul className="linked-kept">
            {kept.map((card) => (
              <li key={card}>
                <CardEmblem kind={card} />
                <span>{say({ key: `event.${card}` })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const RULES = ['persons', 'units', 'cards', 'end'] as const;

export function Rules({ open = true }: { readonly open?: boolean }) {
  const { say } = useWords();
  return (
    <details className="linked-rules" open={open}>
      <summary>{say(text('doors.rules'))}</summary>
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>{say(text(`doors.rules.${rule}`))}</li>
        ))}
      </ul>
    </details>
  );
}
