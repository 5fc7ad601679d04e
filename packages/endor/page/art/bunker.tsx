/** The entrance: a bunker in the slope. Its blast door opens step by step, and as many lamps are lit. */
import { memo } from 'react';
import { centre, type EndorLayout } from '../layout.ts';
import './bunker.css';

const STEPS = 3;
const steps = Array.from({ length: STEPS }, (_, i) => i);

type Props = { readonly layout: EndorLayout; readonly door: number };

export const Bunker = memo(function Bunker({ layout, door }: Props) {
  const [x, y] = centre(layout, layout.map.entrance);
  return (
    <g className="bunker" transform={`translate(${x} ${y})`}>
      <BunkerDrawing door={door} />
    </g>
  );
});

/** Between -48 and 48, standing at y 24. */
export function BunkerDrawing({ door }: { readonly door: number }) {
  const open = (Math.min(door, STEPS) / STEPS) * 15;
  return (
    <>
      <path className="endor-cast" d="M-46 30L-40 -16L44 -18L50 30Q2 44 -46 30Z" />
      <path className="bunker-bank" d="M-49 26Q-47 -22 -28 -36Q0 -50 28 -36Q47 -22 49 26Q28 33 20 25H-20Q-28 33 -49 26Z" />
      <path className="bunker-turf" d="M-45 -2Q-42 -26 -27 -35Q0 -48 27 -35Q20 -40 0 -40Q-26 -38 -45 -2Z" />
      <path className="bunker-wall" d="M-37 26L-32 -20L-24 -29H24L32 -20L37 26Z" />
      <path className="bunker-lit" d="M-37 26L-32 -20L-24 -29H-16L-24 -18L-27 26Z" />
      <path className="bunker-low" d="M37 26L32 -20L24 -29H16L24 -18L27 26Z" />
      <path className="bunker-dark" d="M-21 26V-11L-15 -17H15L21 -11V26Z" />
      <path className="bunker-inside" d="M-18 26V-9L-13 -14H13L18 -9V26Z" />
      <path className="bunker-leaf" d="M-18 26V-9L-13 -14H0V26Z" transform={`translate(${-open * 0.92} 0)`} />
      <path className="bunker-leaf right" d="M18 26V-9L13 -14H0V26Z" transform={`translate(${open * 0.92} 0)`} />
      <path className="bunker-wall" d="M-37 26L-34 2L-21 -11V26ZM37 26L34 2L21 -11V26Z" />
      <path className="bunker-line" d="M-33 -12H-22M22 -12H33M-35 8H-22M22 8H35" />
      {steps.map((i) => (
        <circle key={i} className={i < door ? 'bunker-lamp lit' : 'bunker-lamp'} cx={(i - 1) * 11} cy="-22.4" r="3.8" />
      ))}
      <path className="bunker-ramp" d="M-20 26H20L27 36H-27Z" />
    </>
  );
}
