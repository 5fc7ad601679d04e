/** A table of the rulebook, filled from the data of the rules. */
import type { ReactNode } from 'react';
import './book-table.css';

type Row = {
  readonly id: string;
  /** What it looks like, as at the table. */
  readonly picture?: ReactNode;
  readonly name: string;
  readonly cells: readonly ReactNode[];
};
type Props = {
  readonly caption: string;
  /** The name of the first column, then of the others. */
  readonly head: readonly string[];
  readonly rows: readonly Row[];
};

export function BookTable({ caption, head, rows }: Props) {
  const pictured = rows.some(({ picture }) => picture !== undefined);
  return (
    // Where it is wider than the page it is moved by finger and by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="book-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name, i) => (
              <th key={name} scope="col" colSpan={i === 0 && pictured ? 2 : 1}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, picture, name, cells }) => (
            <tr key={id}>
              {pictured && <td className="book-table-picture">{picture}</td>}
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their order
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
