/** The picture on the door of Endor. */
/** Trunks from the back to the front: where, how wide, how dark. */
const TRUNKS: readonly (readonly [x: number, width: number, layer: 1 | 2 | 3])[] = [
  [36, 16, 1],
  [96, 12, 1],
  [148, 14, 1],
  [214, 10, 1],
  [292, 11, 1],
  [344, 14, 1],
  [402, 12, 1],
  [452, 16, 1],
  [70, 26, 2],
  [178, 20, 2],
  [372, 24, 2],
  [432, 20, 2],
  [12, 48, 3],
  [120, 38, 3],
  [472, 54, 3],
];

/** A bunker in a warm clearing between giant trees. */
export function Picture() {
  return (
    <svg className="picture" viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="endor-air" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#16402f" />
          <stop offset="0.6" stopColor="#5d8a4a" />
          <stop offset="1" stopColor="#c9b767" />
        </linearGradient>
        <radialGradient id="endor-sun" cx="50%" cy="50%" r="50%">
          <stop offset="0" stopColor="#ffefb0" stopOpacity="0.95" />
          <stop offset="1" stopColor="#ffe08a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={480} height={240} fill="url(#endor-air)" />
      <ellipse cx={262} cy={130} rx={150} ry={110} fill="url(#endor-sun)" />
      <g fill="#fff2bd">
        <path opacity={0.16} d="M300 -10L210 190L262 190L330 -10Z" />
        <path opacity={0.16} d="M360 -10L300 190L330 190L378 -10Z" />
      </g>
      {TRUNKS.filter(([, , layer]) => layer === 1).map((trunk) => (
        <Trunk key={trunk[0]} trunk={trunk} />
      ))}
      <path fill="#6f7a3c" d="M0 176C90 160 150 182 250 176S420 164 480 178V240H0Z" />
      <g transform="translate(262 168)">
        <path fill="#5d645c" d="M-58 14L-44 -22H44L58 14Z" />
        <path fill="#939a86" d="M-44 -22H44L40 -30H-40Z" />
        <path fill="#23292a" d="M-20 14V-8L-14 -14H14L20 -8V14Z" />
        <path stroke="#6d7672" strokeWidth={2} d="M0 -14V14" />
        <circle fill="#ffcf6b" cx={-34} cy={-6} r={3.5} />
        <circle fill="#ffcf6b" cx={34} cy={-6} r={3.5} />
      </g>
      {TRUNKS.filter(([, , layer]) => layer === 2).map((trunk) => (
        <Trunk key={trunk[0]} trunk={trunk} />
      ))}
      <path fill="#24391f" d="M0 198C70 186 140 206 240 196S400 206 480 192V240H0Z" />
      {TRUNKS.filter(([, , layer]) => layer === 3).map((trunk) => (
        <Trunk key={trunk[0]} trunk={trunk} />
      ))}
      <path
        fill="#3f6a2f"
        stroke="#3f6a2f"
        strokeWidth={5}
        strokeLinecap="round"
        d="M60 240C64 214 78 204 96 200C84 212 80 224 82 240ZM92 240C88 220 78 212 66 208M330 240C334 216 350 206 370 204C356 214 350 226 352 240ZM360 240C356 222 346 214 332 212"
      />
      <path
        fill="#0f2b1f"
        d="M0 0H480V22C440 44 420 18 388 34S330 22 300 32S240 14 206 30S150 20 122 40S60 26 34 48S0 44 0 44Z"
      />
    </svg>
  );
}

/** From the mist to the shade. */
const WOOD = {
  1: { trunk: '#2f5a3f', bark: '#3f6f4b', foot: 182 },
  2: { trunk: '#33412c', bark: '#55603a', foot: 206 },
  3: { trunk: '#1a231c', bark: '#2d3a2a', foot: 250 },
} as const;

function Trunk({ trunk: [x, width, layer] }: { readonly trunk: (typeof TRUNKS)[number] }) {
  const half = width / 2;
  const { trunk, bark, foot } = WOOD[layer];
  return (
    <g>
      <path
        fill={trunk}
        d={`M${x - half * 0.8} -5L${x - half} ${foot - 20}Q${x - half} ${foot} ${x - half * 2} ${foot}H${x + half * 2}Q${x + half} ${foot} ${x + half} ${foot - 20}L${x + half * 0.8} -5Z`}
      />
      <path
        fill={bark}
        d={`M${x + half * 0.3} -5L${x + half * 0.4} ${foot - 16}L${x + half} ${foot - 20}L${x + half * 0.8} -5Z`}
      />
    </g>
  );
}
