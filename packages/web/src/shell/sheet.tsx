/** On a phone a sheet at the bottom that opens; on wider screens its content simply stands in the panel. */
import { type ReactNode, useId } from 'react';
import './sheet.css';

type Props = {
  readonly title: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
};

export function Sheet({ title, open, onOpen, children }: Props) {
  const id = useId();
  return (
    <div className={open ? 'sheet open' : 'sheet'}>
      <button type="button" className="sheet-handle" aria-expanded={open} aria-controls={id} onClick={() => onOpen(!open)}>
        {title}
      </button>
      <div className="sheet-body" id={id}>
        {children}
      </div>
    </div>
  );
}
