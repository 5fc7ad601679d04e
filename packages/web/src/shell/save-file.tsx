import type { DragEvent } from 'react';
import { text } from '../text/index.ts';
import { handOut } from './hand-out.ts';
import { useWords } from './language.tsx';

type Props = {
  readonly name: string;
  /** What it is about; where it is given, the button is a sign beside it. */
  readonly about?: string;
  readonly content: () => Promise<unknown>;
  /** What is there already: then the button can be dragged to a folder as well, in browsers that let files out so. */
  readonly ready?: unknown;
};

const JSON_TYPE = 'application/json';

/** What the browser cannot keep, or nobody can open, as a file. */
export function SaveFile({ name, about, content, ready }: Props) {
  const { say } = useWords();
  const label = say(text('file.save'));
  const save = async (): Promise<void> => {
    const file = new Blob([wordsOf(await content())], { type: JSON_TYPE });
    await handOut(file, name);
  };
  const drag = ({ dataTransfer }: DragEvent): void => {
    const address = URL.createObjectURL(new Blob([wordsOf(ready)], { type: JSON_TYPE }));
    dataTransfer.effectAllowed = 'copy';
    dataTransfer.setData('DownloadURL', `${JSON_TYPE}:${name}:${address}`);
    // Whoever gets it fetches it when it is dropped.
    setTimeout(() => URL.revokeObjectURL(address), FETCHED_WITHIN);
  };
  const onClick = (): void => void save().catch(() => {});
  if (about === undefined)
    return (
      <button type="button" className="button small" onClick={onClick} draggable={ready !== undefined} onDragStart={drag}>
        {label}
      </button>
    );
  return (
    <button type="button" className="button small icon" title={label} aria-label={`${label}: ${about}`} onClick={onClick}>
      <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
        <path className="line-sign" d="M12 3V15M7 10L12 15L17 10M4 16V20H20V16" />
      </svg>
    </button>
  );
}

/** In milliseconds. */
const FETCHED_WITHIN = 60_000;

/** Whatever it is: what JSON has no words for is put into some. */
function wordsOf(found: unknown): string {
  /** What is being written, from the outside in, and as what. */
  const within: { readonly thing: unknown; readonly as: unknown }[] = [];
  function plain(this: unknown, _key: string, thing: unknown): unknown {
    while (within.length > 0 && within.at(-1)?.as !== this) within.pop();
    if (typeof thing === 'bigint') return String(thing);
    if (typeof thing !== 'object' || thing === null) return thing;
    if (within.some((one) => one.thing === thing)) return '…';
    const as = listOf(thing) ?? thing;
    within.push({ thing, as });
    return as;
  }
  return JSON.stringify(found, plain, 1) ?? 'null';
}

function listOf(thing: object): readonly unknown[] | undefined {
  if (thing instanceof ArrayBuffer) return [...new Uint8Array(thing)];
  if (ArrayBuffer.isView(thing)) return [...new Uint8Array(thing.buffer)];
  return thing instanceof Map || thing instanceof Set ? [...thing] : undefined;
}
