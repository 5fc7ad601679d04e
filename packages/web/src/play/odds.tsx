/** How likely something is: a row with its bar and its number. */
import { useWords } from '../shell/language.tsx';
import './aim.css';

/** As texts have it, where they write the sign. */
export const percent = (chance: number): number => Math.round(100 * chance);

type Props = { readonly label: string; readonly chance: number; readonly kind: string };

export function Odd({ label, chance, kind }: Props) {
  const { inPercent } = useWords();
  return (
    <div className={`odd ${kind}`}>
      <dt>{label}</dt>
      <dd>
        <span className="odd-track" aria-hidden="true">
          <i style={{ width: `${100 * chance}%` }} />
        </span>
        <span className="odd-number">{inPercent(chance)}</span>
      </dd>
    </div>
  );
}
