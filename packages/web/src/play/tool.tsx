/** A button of the table with a sign; where there is little room the sign stands alone. */
import './tool.css';

const SIGNS = {
  undo: 'M9 5L4 10L9 15M4 10H14A5.5 5.5 0 0 1 14 21H9',
  hint: 'M9 18H15M10 21.5H14M8.5 15C6.5 13.5 5.5 11.7 5.5 9.5A6.5 6.5 0 0 1 18.5 9.5C18.5 11.7 17.5 13.5 15.5 15V16H8.5Z',
  'give-up': 'M6 22V3M6 4H18L15.5 8L18 12H6',
  puzzle: 'M4 8H8.5A2.5 2.5 0 1 1 13 8H17V12A2.5 2.5 0 1 1 17 16.5V20H4Z',
  again: 'M19.5 12A7.5 7.5 0 1 1 17 6.500M17.500 2V7H12.500',
  path: 'M5 6H5.500M10 6H20M5 12H5.500M10 12H20M5 18H5.500M10 18H20',
  talk: 'M4 5H20V16H12L7 20.5V16H4ZM8 9H16M8 12.5H13',
} as const;

type Props = {
  readonly sign: keyof typeof SIGNS;
  readonly label: string;
  readonly disabled?: boolean;
  readonly title?: string | undefined;
  /** How much is new there. */
  readonly badge?: number;
  /** Where it opens something. */
  readonly expanded?: boolean;
  readonly onPress: () => void;
};

/** It answers also when it cannot do anything: then it says why. */
export function Tool({ sign, label, disabled = false, title, badge = 0, expanded, onPress }: Props) {
  return (
    <button
      type="button"
      className="button tool"
      aria-disabled={disabled}
      aria-expanded={expanded}
      title={title}
      onClick={onPress}
    >
      <svg className="tool-sign" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
      <span>{label}</span>
      {badge > 0 && <b className="badge">{badge}</b>}
    </button>
  );
}
