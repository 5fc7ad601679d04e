/** The dice of the box, where they have rolled under the sofa: thrown with one tap, some of them again with another. */
import type { Text } from '@wartable/kernel';
import { type ComponentType, useState } from 'react';
import type { DieProps } from '../art/die.tsx';
import { useWords } from '../shell/language.tsx';
import { changeKept, useKept } from './kept.ts';
import type { Roll } from './kept-form.ts';
import { text } from './text/index.ts';
import { throwDice } from './throw.ts';
import '../shell/form.css';
import './dice.css';

export type DiceKind = {
  /** What stands on the six sides. */
  readonly faces: readonly string[];
  /** As many as are thrown at once. */
  readonly most: number;
  readonly Die: ComponentType<DieProps & { readonly face: string }>;
  readonly name: (face: string) => Text;
};

type Props = { readonly game: string; readonly dice: DiceKind };

export function Dice({ game, dice }: Props) {
  const { say } = useWords();
  const { rolls } = useKept(game);
  const [roll, ...earlier] = rolls;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  /** Counts the throws of this visit: what was kept lies still. */
  const [thrown, setThrown] = useState(0);
  const show = (next: Roll, instead: boolean): void => {
    setChosen([]);
    setThrown(thrown + 1);
    changeKept(game, (kept) => ({ ...kept, rolls: [next, ...kept.rolls.slice(instead ? 1 : 0)] }));
  };
  const again = (): void => {
    if (!roll) return;
    const fresh = throwDice(chosen.length);
    show({ faces: roll.faces.map((face, i) => fresh[chosen.indexOf(i)] ?? face), again: [...chosen] }, true);
  };
  const toggle = (i: number): void => setChosen(chosen.includes(i) ? chosen.filter((one) => one !== i) : [...chosen, i].sort());
  return (
    <section className="real-dice" data-steady="">
      <div className="real-thrown">
        {roll?.faces.map((face, i) => {
          const name = dice.faces[face] ?? '';
          const moves = thrown > 0 && (roll.again.length === 0 || roll.again.includes(i));
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw lie where they fell
              key={`${thrown} ${i}`}
              type="button"
              className="real-die"
              aria-pressed={chosen.includes(i)}
              onClick={() => toggle(i)}
            >
              <dice.Die
                face={name}
                label={say(text('companion.die', { face: dice.name(name) }))}
                size={72}
                index={i}
                tumbling={moves}
              />
            </button>
          );
        })}
        {!roll && <p className="real-dice-empty">{say(text('companion.no-roll'))}</p>}
      </div>
      <p className="real-sum" role="status">
        {roll && <Sum roll={roll} dice={dice} />}
      </p>
      <div className="real-again">
        {chosen.length > 0 ? (
          <button type="button" className="button main" onClick={again}>
            {say(text('companion.roll-again', { n: chosen.length }))}
          </button>
        ) : (
          roll && <span>{say(text('companion.choose-dice'))}</span>
        )}
      </div>
      <fieldset className="real-throw">
        <legend>{say(text('companion.how-many'))}</legend>
        <div className="real-numbers">
          {Array.from({ length: dice.most }, (_, i) => i + 1).map((n) => (
            <button
              key={n}
              type="button"
              className="button main big"
              aria-label={say(text('companion.roll', { n }))}
              onClick={() => show({ faces: throwDice(n), again: [] }, false)}
            >
              {n}
            </button>
          ))}
        </div>
      </fieldset>
      {earlier.length > 0 && (
        <section className="real-earlier">
          <h2>{say(text('companion.last-rolls'))}</h2>
          <ol>
            {earlier.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: by how long ago it was
              <li key={i}>
                <span aria-hidden="true">
                  {one.faces.map((face, k) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw lie where they fell
                    <dice.Die key={k} face={dice.faces[face] ?? ''} label={say(dice.name(dice.faces[face] ?? ''))} size={26} />
                  ))}
                </span>
                <span className="only-heard">
                  <Sum roll={one} dice={dice} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </section>
  );
}

/** Counted by what they show: "2 × infantry, 1 × retreat". */
function Sum({ roll, dice }: { readonly roll: Roll; readonly dice: DiceKind }) {
  const { say } = useWords();
  const names = roll.faces.map((face) => dice.faces[face] ?? '');
  const parts = [...new Set(dice.faces)].flatMap((face) => {
    const n = names.filter((name) => name === face).length;
    return n === 0 ? [] : [say(text('companion.symbols', { n, symbol: dice.name(face) }))];
  });
  return parts.map((part, i) => (
    <span key={part} className="real-part">
      {part}
      {i < parts.length - 1 && ', '}
    </span>
  ));
}
