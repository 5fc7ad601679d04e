/** An address as a QR code: dark on light in every theme, so that cameras read it. */
import { encode } from 'uqr';
import './qr.css';

/** Light around it, in modules: cameras need it. */
const BORDER = 3;

export function QrCode({ of, label }: { readonly of: string; readonly label: string }) {
  const { data, size } = encode(of, { ecc: 'M', border: BORDER });
  // One path: a row is as many strokes as it has dark runs.
  const dark = data
    .flatMap((row, y) =>
      [
        ...row
          .map((on) => (on ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}
