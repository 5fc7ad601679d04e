/** Over the corner of the board: nearer, farther, all of it, and a way to every unit. */
import { pieceText } from '@wartable/endor/telling';
import type { BoardHandle } from '@wartable/web/board/map-board.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import type { RefObject } from 'react';
import { layoutOf } from './layout.ts';
import type { EndorScene } from './scene.ts';
import { text } from './text/index.ts';
import './tools.css';

const SIDES = [
  ['rebel', 'text.rebels'],
  ['empire', 'text.imperials'],
] as const;

type Props = {
  readonly scene: EndorScene;
  readonly board: RefObject<BoardHandle | null>;
  readonly onFind: (piece: string | undefined) => void;
};

export function BoardTools({ scene: { map, pieces }, board, onFind }: Props) {
  const { say } = useWords();
  const { nameOf, complex } = layoutOf(map);
  const place = (hex: number): string => (hex >= complex ? say({ key: 'place.complex' }) : nameOf(hex));
  const zooms = [
    ['board.zoom-in', 'M12 5V19M5 12H19', () => board.current?.zoomIn()],
    ['board.zoom-out', 'M5 12H19', () => board.current?.zoomOut()],
    ['board.fit', 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15', () => board.current?.fit()],
  ] as const;
  return (
    <div className="board-tools" data-covers="">
      <div className="find">
        <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
          <path className="tool-sign" d="M10 4A6 6 0 1 1 9.99 4ZM14.5 14.5L20 20" />
        </svg>
        <select aria-label={say(text('board.find'))} value="" onChange={({ target }) => onFind(target.value)}>
          <option value="" disabled>
            {say(text('board.find-short'))}
          </option>
          {SIDES.map(([side, key]) => (
            <optgroup key={side} label={say(text(key))}>
              {pieces
                .filter((piece) => piece.side === side)
                .map(({ id, hex }) => (
                  <option key={id} value={id}>
                    {say(text('board.unit-at', { piece: pieceText(id), at: place(hex) }))}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      {zooms.map(([key, d, act]) => (
        <button key={key} type="button" className="button icon" aria-label={say(text(key))} title={say(text(key))} onClick={act}>
          <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
            <path className="tool-sign" d={d} />
          </svg>
        </button>
      ))}
    </div>
  );
}
