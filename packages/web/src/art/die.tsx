/** A die that tumbles and settles; each game draws its own signs on it, on a square from -24 to 24. */
import type { ReactNode } from 'react';
import './die.css';

export type DieProps = {
  /** Its name, for those who do not see it. */
  readonly label: string;
  readonly size?: number;
  readonly tumbling?: boolean;
  /** Counts: the others are quiet. */
  readonly hit?: boolean | undefined;
  /** Which die of a throw it is, so that they do not settle all at once. */
  readonly index?: number;
};

type Props = DieProps & { readonly look?: string; readonly children: ReactNode };

export function BlankDie({ label, size = 48, tumbling = false, hit, index = 0, look = '', children }: Props) {
  return (
    <svg
      className={`die${look}${tumbling ? ' die-tumbling' : ''}${hit === undefined ? '' : hit ? ' die-hit' : ' die-miss'}`}
      style={{ animationDelay: `${index * 70}ms` }}
      width={size}
      height={size}
      viewBox="-36 -36 72 72"
      role="img"
      aria-label={label}
    >
      <rect className="die-side" x="-31" y="-28" width="62" height="62" rx="14" />
      <rect className="die-face" x="-31" y="-32" width="62" height="60" rx="14" />
      <path className="die-light" d="M-25 -18Q-25 -26 -17 -26H12" />
      <g transform="translate(0 -2)">{children}</g>
    </svg>
  );
}
