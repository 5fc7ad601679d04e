/** The faces of the bots, in a round frame. A face is a few shapes: skin, hair, what is worn. */
import type { ReactNode } from 'react';
import './face.css';

const LINE = { stroke: '#3a2a22', strokeWidth: 1.8, strokeLinecap: 'round' } as const;
const EYES = <path {...LINE} d="M18.5 25v1.5M29.5 25v1.5" />;

const FACES: Readonly<Record<number, ReactNode>> = {
  // A recruit under a helmet a size too large.
  1: (
    <>
      <path fill="#6f8a5a" d="M7 48c1-9 8-12 17-12s16 3 17 12Z" />
      <path fill="#f0c6a0" d="M14 20h20v9c0 7-5 11-10 11s-10-4-10-11Z" />
      {EYES}
      <path {...LINE} d="M21 33.5q3 2.5 6 0" />
      <circle cx={17} cy={30} r={1.8} fill="#e79a7c" opacity={0.7} />
      <circle cx={31} cy={30} r={1.8} fill="#e79a7c" opacity={0.7} />
      <path fill="#8fa86f" d="M9 23C9 11 16 6 24 6s15 5 15 17c-4-2-9-3-15-3s-11 1-15 3Z" />
      <path fill="#5e764a" d="M8 22q16-7 32 0v3q-16-6-32 0Z" />
    </>
  ),
  // A quartermaster with a moustache and a pencil behind the ear.
  2: (
    <>
      <path fill="#8a6a45" d="M5 48c1-10 9-12 19-12s18 2 19 12Z" />
      <path fill="#e3b088" d="M12 18h24v10c0 8-6 12-12 12s-12-4-12-12Z" />
      {EYES}
      <path fill="#7a4a26" d="M15 32q4.5-4.5 9-1 4.5-3.5 9 1-4 3-9 .5-5 2.5-9-.5Z" />
      <path fill="#a5814f" d="M11 19c0-8 5-12 13-12s13 4 13 12Z" />
      <path fill="#6b4f2d" d="M9 17h27c3 0 4 2 4 4-9-2-22-2-31-1Z" />
      <path stroke="#f2c14e" strokeWidth={2} strokeLinecap="round" d="M36 20l5 9" />
    </>
  ),
  // A scout in a hood, goggles pushed up.
  3: (
    <>
      <path fill="#3f6e78" d="M6 48C6 18 12 5 24 5s18 13 18 43Z" />
      <path fill="#c98f68" d="M15 19h18v9c0 8-4 11-9 11s-9-3-9-11Z" />
      {EYES}
      <path {...LINE} d="M21 33.500h6" />
      <path fill="#5a3a22" d="M15 22c0-6 4-8 9-8s9 2 9 8c-3-3-6-4-9-4s-6 1-9 4Z" />
      <rect x={12} y={12} width={11} height={7} rx={3.5} fill="#f2b84b" stroke="#2b3a3f" strokeWidth={1.5} />
      <rect x={25} y={12} width={11} height={7} rx={3.5} fill="#f2b84b" stroke="#2b3a3f" strokeWidth={1.5} />
      <path fill="#d8593b" d="M12 37q12 7 24 0l2 7q-14 6-28 0Z" />
    </>
  ),
  // A sergeant with a beret and a square jaw.
  4: (
    <>
      <path fill="#4d5560" d="M5 48c0-9 8-11 19-11s19 2 19 11Z" />
      <path fill="#8d5b3c" d="M13 18h22v13l-5 9H18l-5-9Z" />
      {EYES}
      <path {...LINE} d="M16 21.500l5 1.500M32 21.500l-5 1.500M19.5 34h9" />
      <path stroke="#e9c3a6" strokeWidth={1.3} d="M31 26l2 6" />
      <path fill="#7d2f35" d="M10 19C9 9 20 6 29 7c9 1 12 6 11 9-7-1-21-1-30 3Z" />
      <circle cx={17} cy={13.5} r={2} fill="#f0c04a" />
    </>
  ),
  // A navigator with glasses and a headset.
  5: (
    <>
      <path fill="#46508a" d="M6 48c1-9 8-12 18-12s17 3 18 12Z" />
      <circle cx={24} cy={7} r={5} fill="#b9552c" />
      <path fill="#b9552c" d="M11 26C9 13 16 8 24 8s15 5 13 18Z" />
      <path fill="#f6d3b3" d="M14 20q10-6 20 0v9c0 7-5 10.5-10 10.500S14 36 14 29Z" />
      {EYES}
      <g fill="none" stroke="#2b3140" strokeWidth={1.5}>
        <circle cx={18.5} cy={25.5} r={4} />
        <circle cx={29.5} cy={25.5} r={4} />
        <path d="M22.5 25h3" />
      </g>
      <path {...LINE} d="M21.5 34q2.5 1.5 5 0" />
      <path fill="none" stroke="#39c2b8" strokeWidth={2} strokeLinecap="round" d="M11 24v5q0 6 8 6.5" />
      <rect x={9} y={21} width={5} height={8} rx={2.5} fill="#2b3140" />
    </>
  ),
  // A strategist with a white beard and a high collar.
  6: (
    <>
      <path fill="#2c3350" d="M6 48l5-13 13 5 13-5 5 13Z" />
      <path fill="#d9a37e" d="M14 14q10-9 20 0v15c0 6-5 9-10 9s-10-3-10-9Z" />
      {EYES}
      <path {...LINE} d="M15.5 21.500q3-2 6 0M26.5 21.500q3-2 6 0" />
      <path fill="#eef1f5" d="M13 26c2 4 5 4.5 11 4.500S33 30 35 26v6c0 7-5 12-11 12s-11-5-11-12Z" />
      <path {...LINE} d="M21 34.500h6" />
      <path fill="#eef1f5" d="M13 26c-3-7-1-11 2-13-1 4-1 7 0 10ZM35 26c3-7 1-11-2-13 1 4 1 7 0 10Z" />
      <path stroke="#f0c04a" strokeWidth={2} d="M11 36l4 9M37 36l-4 9" />
    </>
  ),
};

export function Face({ face }: { readonly face: number }) {
  return (
    <svg className="face" viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <rect fill="#c7d6e4" width={48} height={48} />
      {FACES[face]}
    </svg>
  );
}
