/** Shield generator and ion cannon, whole and destroyed. */
import type { SceneStructure } from '../scene.ts';
import './structures.css';

function ShieldGenerator() {
  return (
    <>
      <ellipse className="cast" cx="12" cy="34" rx="46" ry="13" />
      <path className="wall-deep" d="M-43 32L-37 12H37L43 32Q0 47 -43 32Z" />
      <path className="wall-mid" d="M-43 32L-37 12H2L-5 39Q-26 39 -43 32Z" />
      <path className="wall-dark" d="M-12 39V25H-2V40ZM9 40V25H19V38Z" />
      <path className="lamp" d="M-10 38V27H-4V39ZM11 39V27H17V38Z" />
      <path className="rock-snow" d="M-39 15Q0 4 39 15L35 19Q0 10 -35 19Z" />
      <path className="wall-dark" d="M-27 12L-22 -2H22L27 12Q0 17 -27 12Z" />
      <path className="wall-mid" d="M-27 12L-22 -2H-4L-6 14Q-18 14 -27 12Z" />
      <path className="energy" d="M-26 -3Q-26 -42 0 -42Q26 -42 26 -3Q0 4 -26 -3Z" />
      <path className="energy-soft" d="M-21 -8Q-19 -36 0 -38Q-10 -26 -10 -3Z" />
      <path
        className="wall-bars"
        d="M-26 -3Q0 4 26 -3M-24 -18Q0 -12 24 -18M-17 -33Q0 -29 17 -33M-13 -1Q-12 -32 0 -42Q12 -32 13 -1M0 0V-42"
      />
      <path className="wall-deep" d="M-43 12L-35 -26L-29 -24L-30 12ZM43 12L35 -26L29 -24L30 12Z" />
      <path className="wall-lit" d="M-43 12L-35 -26L-33 -25.4L-37 12Z" />
      <circle className="energy" cx="-32" cy="-28" r="4.5" />
      <circle className="energy" cx="32" cy="-28" r="4.5" />
      <path className="energy-arc" d="M-30 -36Q0 -66 30 -36M-20 -48Q0 -62 20 -48" />
    </>
  );
}

function ShieldGeneratorDown() {
  return (
    <>
      <path className="scorch" d="M-50 22Q-40 -8 -4 -8Q44 -10 50 20Q42 46 -4 46Q-44 46 -50 22Z" />
      <path className="hulk-deep" d="M-43 32L-37 12H37L43 32Q0 47 -43 32Z" />
      <path className="hulk-mid" d="M-43 32L-37 12L-16 10L-22 20L-6 16L-5 39Q-26 39 -43 32Z" />
      <path className="hulk-deep" d="M-27 14L-24 -8L-14 4L-8 -12L2 6L10 -4L14 8L24 0L27 14Z" />
      <path className="hulk-rib" d="M-22 0Q-20 -26 -8 -32M-26 -14Q-18 -10 -12 -14M16 4Q22 -6 20 -18" />
      <path className="hulk-deep" d="M-43 12L-38 -12L-32 -6L-31 12ZM24 18L50 2L53 8L32 24Z" />
      <path className="hulk-lit" d="M-43 12L-38 -12L-36 -10L-38 12Z" />
      <path className="rust" d="M8 22L20 18L26 30L12 32Z" opacity="0.8" />
      <path className="smoke" d="M-6 2Q-18 -16 -2 -28Q-14 -44 6 -62Q2 -44 16 -34Q4 -18 14 0Z" />
    </>
  );
}

function IonCannon() {
  return (
    <>
      <ellipse className="cast" cx="12" cy="34" rx="47" ry="14" />
      <path className="wall-deep" d="M-42 32L-36 18H36L42 32Q0 46 -42 32Z" />
      <path className="wall-mid" d="M-42 32L-36 18H4L-4 39Q-24 39 -42 32Z" />
      <path className="wall-bars" d="M-26 20L-30 35M-10 20L-12 38M10 20L12 38M26 20L30 35" />
      <circle className="wall-deep" cx="0" cy="-6" r="35" />
      <path className="wall-mid" d="M-35 -6A35 35 0 0 1 14 -38Q-12 -16 -6 28A35 35 0 0 1 -35 -6Z" />
      <path className="wall-lit" d="M-33 -16A35 35 0 0 1 -2 -41Q-20 -30 -25 -6Q-32 -8 -33 -16Z" />
      <path className="wall-bars" d="M-35 -2Q0 14 35 -2M-29 14Q0 28 29 14M-6 -41Q-22 -4 -8 28" />
      <path className="wall-dark" d="M-2 -20L26 -62L42 -52L18 -8A14 14 0 0 1 -2 -20Z" />
      <path className="wall-lit" d="M4 -22L29 -58L33 -56L9 -18Z" />
      <ellipse className="wall-dark" cx="34" cy="-57" rx="11" ry="7.5" transform="rotate(32 34 -57)" />
      <ellipse className="energy" cx="34" cy="-57" rx="7.5" ry="4.5" transform="rotate(32 34 -57)" />
      <path className="rock-snow" d="M-31 -20A35 35 0 0 1 4 -41Q-4 -34 -12 -34Q-18 -24 -31 -20ZM-38 20Q-28 14 -24 18L-34 24Z" />
    </>
  );
}

function IonCannonDown() {
  return (
    <>
      <path className="scorch" d="M-48 22Q-38 -8 -4 -8Q42 -10 48 20Q40 44 -4 44Q-42 44 -48 22Z" />
      <path className="hulk-deep" d="M-42 32L-36 18H36L42 32Q0 46 -42 32Z" />
      <path
        className="hulk-mid"
        d="M-34 22A35 35 0 0 1 -30 -22L-18 -8L-12 -22L0 4L12 -10L20 8L33 6A35 35 0 0 1 30 22Q0 34 -34 22Z"
      />
      <path className="hulk-lit" d="M-34 14A35 35 0 0 1 -30 -22L-24 -15Q-31 0 -28 16Z" />
      <path className="hulk-deep" d="M6 22L44 4L50 16L16 32Z" />
      <path className="hulk-rib" d="M-22 18Q-20 4 -12 -8M0 26Q4 12 14 4M-30 8Q-6 16 26 10" />
      <path className="rust" d="M-16 20L-6 14L2 22L-8 28Z" opacity="0.8" />
      <path className="smoke" d="M-8 0Q-18 -18 -4 -30Q-14 -46 6 -62Q2 -46 16 -36Q4 -20 12 0Z" />
    </>
  );
}

const DRAWINGS = {
  'shield-generator': [ShieldGenerator, ShieldGeneratorDown],
  'ion-cannon': [IonCannon, IonCannonDown],
} as const;

export function StructureDefs() {
  return Object.entries(DRAWINGS).flatMap(([kind, [Whole, Down]]) => [
    <g key={kind} id={`hoth-${kind}`}>
      <Whole />
    </g>,
    <g key={`${kind}-down`} id={`hoth-${kind}-down`}>
      <Down />
    </g>,
  ]);
}

export function structureDrawing({ kind, standing }: Pick<SceneStructure, 'kind' | 'standing'>): string {
  return `#hoth-${kind}${standing ? '' : '-down'}`;
}
