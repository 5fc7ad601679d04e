/** Where the keyboard is. */
import { hexPath, type Point } from './hexes.ts';
import './cursor.css';
import './tokens.css';

type Props = { readonly at: Point; readonly id: string | undefined; readonly name: string };

export function Cursor({ at, id, name }: Props) {
  return (
    <g id={id} className="cursor">
      <title>{name}</title>
      <path className="cursor-edge" d={hexPath(at, 1)} />
      <path className="cursor-line" d={hexPath(at, 1)} />
    </g>
  );
}
