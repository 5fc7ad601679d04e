/** One thing on the table: a button that glows when it can be picked, and says what it is. Touching it is the table's business. */
import type { Thing } from '@wartable/duel/telling';
import type { ReactNode } from 'react';
import { isPickable, type Mark } from './marks.ts';
import './part.css';

export type PartProps = {
  readonly thing?: Thing | undefined;
  readonly mark?: Mark | undefined;
  /** What a screen reader says. */
  readonly label: string;
};

type Props = PartProps & {
  readonly className: string;
  readonly draggable?: boolean | undefined;
  /** It may be looked into at any time. */
  readonly opens?: boolean;
  readonly children: ReactNode;
};

export function Part({ thing, mark, label, className, draggable = false, opens = false, children }: Props) {
  return (
    <button
      type="button"
      className={`dl-part ${className}${mark ? ` is-${mark.state}` : ''}`}
      data-thing={thing}
      data-drag={draggable || undefined}
      aria-disabled={!opens && !isPickable(mark)}
      aria-pressed={mark?.state === 'chosen' ? true : undefined}
    >
      {/* Said in better labels than what is seen. */}
      <span className="only-heard">{mark?.label ? `${label}, ${mark.label}` : label}</span>
      <span className="dl-inner" aria-hidden="true">
        {children}
        {mark?.label !== undefined && <span className="dl-tag">{mark.label}</span>}
      </span>
    </button>
  );
}
