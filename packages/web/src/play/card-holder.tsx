/** A closed card holder: round for the Rebels, angular for the Empire. What is in it cannot be seen. */
const SHAPES = {
  rebel: {
    body: 'M24 58Q24 40 42 40H198Q216 40 216 58V146Q216 164 198 164H42Q24 164 24 146Z',
    flap: 'M24 62Q24 40 44 40H196Q216 40 216 62L138 112Q120 122 102 112Z',
    clasp: 'M120 88A17 17 0 1 1 119.9 88Z',
    sign: 'M120 95V115M110 105H130M113 98L127 112M127 98L113 112',
    seam: 'M36 152Q36 156 42 156H198Q204 156 204 150',
  },
  empire: {
    body: 'M36 40H204L216 52V152L204 164H36L24 152V52Z',
    flap: 'M36 40H204L216 52V66L150 118H90L24 66V52Z',
    clasp: 'M111 88H129L138 97V115L129 124H111L102 115V97Z',
    sign: 'M120 96V116M110 101L130 111M130 101L110 111',
    seam: 'M36 148L44 156H196L204 148',
  },
} as const;

export function CardHolder({ side }: { readonly side: keyof typeof SHAPES }) {
  const { body, flap, clasp, sign, seam } = SHAPES[side];
  return (
    <svg className="card-holder" viewBox="0 20 240 160" aria-hidden="true">
      <ellipse className="holder-shade" cx={120} cy={168} rx={104} ry={9} />
      <path className="holder-body" d={body} />
      <path className="holder-seam" d={seam} />
      <g className="holder-flap">
        <path className="holder-lid" d={flap} />
        <path className="holder-clasp" d={clasp} />
        <path className="holder-sign" d={sign} />
      </g>
    </svg>
  );
}
