/** What is refused: a word that everybody's application can say in its own language, and where in the input it is. */
import type { RefusalWord } from '@wartable/protocol';

const STATUS: Readonly<Record<RefusalWord, number>> = {
  malformed: 400,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  unknown: 404,
  'not-signed-in': 401,
  'not-yours': 403,
  'not-now': 409,
  'not-allowed': 403,
  taken: 409,
  full: 409,
  closed: 403,
  banned: 403,
  'wrong-secret': 403,
  expired: 410,
  'no-such-game': 400,
  'bad-options': 400,
  'older-page': 426,
  stopping: 503,
  sealed: 403,
  elsewhere: 503,
  stopped: 409,
  failed: 500,
};

export class Refusal extends Error {
  readonly word: RefusalWord;
  readonly at: string | undefined;
  readonly text: unknown;

  constructor(word: RefusalWord, at?: string, text?: unknown) {
    super(at === undefined ? word : `${word} at ${at}`);
    this.word = word;
    this.at = at;
    this.text = text;
  }

  get status(): number {
    return STATUS[this.word];
  }
}
