/** The figures and their bases, drawn once. */
import { DRAWN } from './drawn.ts';
import { driver } from './heroes.tsx';
import '@wartable/web/art/figure.css';
import '@wartable/web/art/tokens.css';
import './defs.css';

export function FigureDefs() {
  return (
    <>
      {Object.entries(DRAWN).map(([kind, { figure }]) => (
        <g key={kind} id={`endor-figure-${kind}`} className={`figure-${kind}`}>
          <path className="c-body" d={figure.outline} />
          {figure.detail}
        </g>
      ))}
      <g id="endor-driver" className="figure-chewbacca">
        <path className="c-body" d={driver.outline} />
        {driver.detail}
      </g>
      {/* Round for Rebels, with corners for the Empire. */}
      <g id="endor-base-rebel">
        <ellipse className="base-edge" cx="0" cy="4" rx="16" ry="7.6" />
        <ellipse className="base-top" cx="0" cy="0" rx="16" ry="7.6" />
        <path className="base-light" d="M-13 -2.4Q-8 -6.2 2 -6.4" />
      </g>
      <g id="endor-base-empire">
        <path className="base-edge" d="M-17 0L-9 -7.6H9L17 0V4.4L9 12H-9L-17 4.4Z" />
        <path className="base-top" d="M-17 0L-9 -7.6H9L17 0L9 7.6H-9Z" />
        <path className="base-light" d="M-14 -1L-8 -6.4H4" />
      </g>
    </>
  );
}
