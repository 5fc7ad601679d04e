/** The miniatures and their bases, drawn once. */

import type { Figure } from '@wartable/web/art/figure.ts';
import { officer } from '@wartable/web/art/infantry.tsx';
import { DRAWN } from './drawn.ts';
import '@wartable/web/art/figure.css';
import '@wartable/web/art/tokens.css';

export function FigureDefs() {
  return (
    <>
      {Object.entries(DRAWN).map(([kind, { figure }]) => (
        <FigureDef key={kind} id={kind} figure={figure} />
      ))}
      <FigureDef id="officer" figure={officer} />
      {/* Round for Rebels, with corners for the Empire; half a unit high for each wide. */}
      <g id="hoth-base-rebel">
        <ellipse className="base-edge" cx="0" cy="2.6" rx="16" ry="7.8" />
        <ellipse className="base-top" cx="0" cy="0" rx="16" ry="7.8" />
        <path className="base-light" d="M-13 -2.4Q-8 -6.4 2 -6.6" />
      </g>
      <g id="hoth-base-empire">
        <path className="base-edge" d="M-17.5 0L-9 -7.8H9L17.5 0V3L9 10.6H-9L-17.5 3Z" />
        <path className="base-top" d="M-17.5 0L-9 -7.8H9L17.5 0L9 7.8H-9Z" />
        <path className="base-light" d="M-14.6 -1L-8 -6.6H4" />
      </g>
    </>
  );
}

function FigureDef({ id, figure }: { readonly id: string; readonly figure: Figure }) {
  return (
    <>
      <path id={`hoth-shape-${id}`} d={figure.outline} />
      <g id={`hoth-figure-${id}`}>
        <path className="f-body" d={figure.outline} />
        {figure.detail}
      </g>
    </>
  );
}
