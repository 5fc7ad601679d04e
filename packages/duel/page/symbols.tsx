/** Signs of our own, drawn in a square of 24 with the colour of the text. */
import type { ReactNode } from 'react';
import type { Aspect, Does, Timing } from './printed.ts';
import type { Arena } from './scene.ts';
import './symbols.css';

type Extra =
  | 'exhausted'
  | 'sentinel'
  | 'epic'
  | 'raid'
  | 'restore'
  | 'unique'
  | 'initiative'
  | 'taken'
  | 'deployed'
  | 'power'
  | 'hp';
type SignName = Aspect | Timing | Does | Arena | Extra;

const CARD = 'M6 3.5H15.5V18H6Z';

const SIGNS: Readonly<Record<SignName, ReactNode>> = {
  // Aspects: filled shapes.
  command: <path className="full" d="M12 2L20 9V13.5L12 7L4 13.5V9ZM12 10L20 17V21.5L12 15L4 21.5V17Z" />,
  heroism: (
    <path
      className="full"
      d="M3 19A9 9 0 0 1 21 19ZM11 2H13V7.4H11ZM3.6 5.2L5 3.8L8.6 7.4L7.2 8.8ZM19 3.8L20.4 5.2L16.8 8.8L15.4 7.4ZM1 12H5V14H1ZM19 12H23V14H19ZM2 20.4H22V22H2Z"
    />
  ),
  cunning: (
    <path
      className="full"
      d="M15 2A10 10 0 1 0 22 14A8 8 0 0 1 15 2ZM18.4 4L19.5 7L22.5 8L19.5 9L18.4 12L17.3 9L14.4 8L17.3 7Z"
    />
  ),
  aggression: (
    <path className="full" d="M4 2Q8 9 5 22Q11 14 8 4ZM10.5 2Q15 9 11.5 22Q18 14 14.5 4ZM17.4 3Q21.6 9 18.4 20Q24 13 21 5Z" />
  ),
  villainy: <path className="full" d="M2 3H22L12 22ZM7 6L12 16L17 6L12 9Z" fillRule="evenodd" />,
  vigilance: (
    <path
      className="full"
      d="M1 12Q12 0 23 12Q12 24 1 12ZM12 7A5 5 0 1 0 12 17A5 5 0 1 0 12 7ZM12 9.6A2.4 2.4 0 1 1 12 14.4A2.4 2.4 0 1 1 12 9.6Z"
      fillRule="evenodd"
    />
  ),
  ground: <path className="full" d="M1 20L9 6L13.4 13L16 9.6L23 20Z" />,
  space: (
    <>
      <path className="full" d="M12 1L14.4 9.6L23 12L14.4 14.4L12 23L9.6 14.4L1 12L9.6 9.6Z" />
      <path d="M4 4L6 6M20 4L18 6M4 20L6 18M20 20L18 18" />
    </>
  ),
  // When.
  'when-played': <path d={`${CARD}M10.7 21.6H19.4V8M10.7 7V13.4M8 11L10.7 13.8L13.4 11`} />,
  'on-attack': <path d="M4 20L9 15M6.4 12.4L11.6 17.6M9.4 14.6L20 4M20 4H14.6M20 4V9.4" />,
  'when-defeated': <path d="M6 4L12 8L11 12L14 14L12 20M5 12A8 8 0 0 0 12 20M19 12A8 8 0 0 1 14 19.4M8 5A8 8 0 0 1 19 11" />,
  action: <path d="M19.6 12A7.8 7.8 0 1 1 16.4 5.7M16.8 1.8V6.2H12.4" />,
  event: <path d="M12 2.5L13.8 8.6L20 6L16.6 11.4L22 14L15.6 14.8L16.4 21L12 16.6L7.6 21L8.4 14.8L2 14L7.4 11.4L4 6L10.2 8.6Z" />,
  // What.
  damage: (
    <path className="full" d="M12 1.5L14 8L20.6 5L17.2 11L23 14L16.2 15L17 22L12 17.2L7 22L7.8 15L1 14L6.8 11L3.4 5L10 8Z" />
  ),
  heal: <path className="full" d="M9 2.5H15V9H21.5V15H15V21.5H9V15H2.5V9H9Z" />,
  exhaust: <path d="M3.5 8.5H20.5V19.5H3.5ZM8 5Q12 1 17 4.4M17.6 1V5H13.6" />,
  ready: <path d="M7 3.5H17V20.5H7ZM12 16.4V8M8.9 11L12 7.6L15.1 11" />,
  defeat: <path d="M5 5L19 19M19 5L5 19" strokeWidth={3.4} />,
  return: <path d="M8 4L3.4 8.6L8 13.2M4 8.6H14.4A5.6 5.6 0 0 1 14.4 20H8" />,
  attack: <path d="M3.6 20.4L8 16M5.8 13.2L10.8 18.2M8.4 15.6L20.4 3.6M20.4 3.6H15M20.4 3.6V9" />,
  weaken: <path d="M12 3.5V19M5.6 13L12 19.6L18.4 13" />,
  draw: <path d={`${CARD}M19 9V15M16 12H22M9 21H18.5V18.6`} />,
  reveal: <path d="M2 12Q12 2.5 22 12Q12 21.5 2 12ZM12 9.2A2.8 2.8 0 1 1 12 14.8A2.8 2.8 0 1 1 12 9.2" />,
  discard: <path d={`${CARD}M16.6 12.4L22 17.8M22 12.4L16.6 17.8`} />,
  take: <path d="M7 2.5H17V12H7ZM3 14Q4 21.5 12 21.5Q20 21.5 21 14M12 6V17M9.4 14.4L12 17.2L14.6 14.4" />,
  'discard-rest': <path d={CARD} />,
  // States and keywords.
  exhausted: <path d="M19 14.6A8 8 0 1 1 9.4 5A6.6 6.6 0 0 0 19 14.6Z" />,
  sentinel: <path className="full" d="M12 1.5L21 4.6V11.4Q20.6 18.6 12 22.6Q3.4 18.6 3 11.4V4.6Z" />,
  epic: <path className="full" d="M12 1.6L15 8.6L22.6 9.2L16.8 14.2L18.6 21.6L12 17.6L5.4 21.6L7.2 14.2L1.4 9.2L9 8.6Z" />,
  raid: <path d="M5 6L11 12L5 18M12 6L18 12L12 18" strokeWidth={2.8} />,
  restore: <path d="M12 20Q2 13 4.6 7.4Q8 2.6 12 8Q16 2.6 19.4 7.4Q22 13 12 20ZM12 10V15M9.5 12.5H14.5" />,
  unique: <path className="full" d="M12 2L22 12L12 22L2 12ZM12 7L7 12L12 17L17 12Z" fillRule="evenodd" />,
  initiative: <path className="full" d="M5 2.5H7.2V21.5H5ZM8.4 3.6Q13 1.6 16 4T21.4 4.2V13.4Q18 15 15 13T8.4 13.2Z" />,
  taken: <path d="M4 12.5L9.6 18L20 6.4" strokeWidth={3} />,
  deployed: <path d="M12 21V5M5.6 11L12 4.4L18.4 11" strokeWidth={3} />,
  power: <path className="full" d="M12 1L15 5V14H19V17H13.6V22H10.4V17H5V14H9V5Z" />,
  hp: <path className="full" d="M12 21.5Q1 13 3.6 6.8Q7.6 0.8 12 7Q16.4 0.8 20.4 6.8Q23 13 12 21.5Z" />,
};

type SignProps = { readonly of: SignName; readonly name?: string | undefined };

/** With a name it is read aloud, without one it is an ornament. */
export function Sign({ of, name }: SignProps) {
  const art = SIGNS[of];
  return name === undefined ? (
    <svg className={`dl-sign ${of}`} viewBox="0 0 24 24" aria-hidden="true">
      {art}
    </svg>
  ) : (
    <svg className={`dl-sign ${of}`} viewBox="0 0 24 24" role="img" aria-label={name}>
      <title>{name}</title>
      {art}
    </svg>
  );
}
