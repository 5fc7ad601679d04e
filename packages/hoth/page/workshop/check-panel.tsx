/** All that keeps a drawing from being played, each with the way to its place; and the map in words. */
import type { Drawing, Fault } from '@wartable/hoth/telling';
import type { Text } from '@wartable/kernel';
import type { Hex } from '@wartable/web/board/hexes.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { mapWords } from './hex-words.ts';
import { text } from './text/index.ts';

type Props = {
  readonly drawing: Drawing;
  readonly faults: readonly Fault[];
  readonly onShow: (fault: Fault) => void;
  readonly onHex: (hex: Hex) => void;
};

export function CheckPanel({ drawing, faults, onShow, onHex }: Props) {
  const { say } = useWords();
  return (
    <>
      <p role="status" className={faults.length > 0 ? 'notice' : undefined}>
        {say(faults.length === 0 ? text('workshop.fine') : text('workshop.problems', { n: faults.length }))}
      </p>
      <ul className="faults">
        {faults.map((fault) => (
          <li key={fault.path + say(fault.text)}>
            <button type="button" onClick={() => onShow(fault)}>
              {say(text('draw.fault', { place: placeOf(fault), reason: fault.text }))}
            </button>
          </li>
        ))}
      </ul>
      <details className="map-words">
        <summary>{say(text('draw.in-words'))}</summary>
        <ul>
          {mapWords(drawing, say).map(({ hex, words }) => (
            <li key={hex}>
              <button type="button" className="button plain" onClick={() => onHex(hex)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** Where it is, as the tabs call it. */
function placeOf({ path, hexes = [] }: Fault): Text {
  const [, rule] = /^rules\[(\d+)\]/.exec(path) ?? [];
  if (rule !== undefined) return text('draw.fault-rule', { n: Number(rule) + 1 });
  return text(path === 'map' || hexes.length > 0 ? 'draw.tab-draw' : 'draw.tab-battle');
}
