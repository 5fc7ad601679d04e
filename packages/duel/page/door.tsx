/** The picture on the door of the duel. */
type CardProps = { readonly x: number; readonly y: number; readonly turn: number; readonly side: 'rebel' | 'empire' };

const COLOURS = {
  rebel: { card: '#fdf1e4', edge: '#ffb066', sign: '#d2601a' },
  empire: { card: '#e6eff9', edge: '#8fc0f5', sign: '#335c8a' },
} as const;

function Card({ x, y, turn, side }: CardProps) {
  const { card, edge, sign } = COLOURS[side];
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect fill="#000" opacity={0.45} x={-33} y={-44} width={70} height={98} rx={9} />
      <rect fill={card} stroke={edge} strokeWidth={2} x={-35} y={-49} width={70} height={98} rx={side === 'rebel' ? 10 : 3} />
      <rect fill={sign} x={-29} y={-43} width={58} height={14} rx={side === 'rebel' ? 6 : 2} />
      {side === 'rebel' ? (
        <circle fill={sign} cy={-2} r={17} />
      ) : (
        <path fill={sign} d="M-15 -12L-8 -19H8L15 -12V8L8 15H-8L-15 8Z" />
      )}
      <path stroke="#8a93a3" strokeWidth={3} strokeLinecap="round" d="M-24 26H24M-24 34H24M-24 42H10" />
    </g>
  );
}

/** Cards that shine on a dark table. */
export function Picture() {
  return (
    <svg className="picture" viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="duel-table" cx="50%" cy="46%" r="75%">
          <stop offset="0" stopColor="#2b3d5e" />
          <stop offset="0.55" stopColor="#141d31" />
          <stop offset="1" stopColor="#080c16" />
        </radialGradient>
        <radialGradient id="duel-warm" cx="50%" cy="50%" r="50%">
          <stop offset="0" stopColor="#ff9a4a" stopOpacity="0.5" />
          <stop offset="1" stopColor="#ff9a4a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="duel-cold" cx="50%" cy="50%" r="50%">
          <stop offset="0" stopColor="#6fb2ff" stopOpacity="0.5" />
          <stop offset="1" stopColor="#6fb2ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={480} height={240} fill="url(#duel-table)" />
      <ellipse cx={150} cy={170} rx={190} ry={110} fill="url(#duel-warm)" />
      <ellipse cx={335} cy={70} rx={190} ry={110} fill="url(#duel-cold)" />
      <path
        d="M-20 150C120 96 330 150 500 86"
        fill="none"
        stroke="#9fb6d8"
        strokeWidth={1.5}
        strokeDasharray="3 9"
        opacity={0.6}
      />
      <Card x={286} y={48} turn={8} side="empire" />
      <Card x={366} y={56} turn={-5} side="empire" />
      <Card x={446} y={44} turn={4} side="empire" />
      <Card x={52} y={196} turn={-14} side="rebel" />
      <Card x={126} y={184} turn={-5} side="rebel" />
      <Card x={200} y={188} turn={5} side="rebel" />
      <Card x={272} y={204} turn={14} side="rebel" />
      <path fill="#fff3cf" d="M236 112l5 -14 5 14 14 5 -14 5 -5 14 -5 -14 -14 -5Z" />
    </svg>
  );
}
