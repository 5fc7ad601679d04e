import { text } from '../text/index.ts';
import { handOut } from './hand-out.ts';
import { useWords } from './language.tsx';

type Props = {
  readonly name: string;
  /** What it is about, for who does not see where the button stands. */
  readonly about?: string;
  readonly content: () => Promise<unknown>;
};

/** What the browser cannot keep, or nobody can open, as a file. */
export function SaveFile({ name, about, content }: Props) {
  const { say } = useWords();
  const label = say(text('file.save'));
  const save = async (): Promise<void> => {
    const file = new Blob([wordsOf(await content())], { type: 'application/json' });
    await handOut(file, name);
  };
  return (
    <button
      type="button"
      className="button small"
      aria-label={about ? `${label}: ${about}` : undefined}
      onClick={() => save().catch(() => {})}
    >
      {label}
    </button>
  );
}

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
