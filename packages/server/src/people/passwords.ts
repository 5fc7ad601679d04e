/** Passwords as the platform hashes them: argon2id with what OWASP recommends, written in the usual string format. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '../http/refusal.ts';

const WORK = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG = 32;
const SALT = 16;
const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

type Work = { readonly memory: number; readonly passes: number; readonly parallelism: number };

/** Each takes 19 MB and a thread that others wait for as well. */
const AT_ONCE = 2;
const MOST_WAITING = 64;
let atWork = 0;
const waiting: (() => void)[] = [];

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) throw new Refusal('too-fast');
  if (atWork >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else atWork++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork--;
  }
}

const derive = promisify(argon2);

function tagOf(password: string, nonce: Buffer, work: Work, tagLength: number): Promise<Buffer> {
  // The same letters typed on two systems are the same password.
  const message = password.normalize('NFKC');
  return inLine(() => derive('argon2id', { message, nonce, tagLength, ...work }));
}

const bare = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT);
  const tag = await tagOf(password, salt, WORK, TAG);
  return `$argon2id$v=19$m=${WORK.memory},t=${WORK.passes},p=${WORK.parallelism}$${bare(salt)}$${bare(tag)}`;
}

/** Compared with this where there is nothing to compare with, so that nobody learns from the time it takes. */
const NOBODYS = `$argon2id$v=19$m=${WORK.memory},t=${WORK.passes},p=${WORK.parallelism}$${bare(Buffer.alloc(SALT))}$${bare(Buffer.alloc(TAG))}`;

/** Whether it is the password; as long for somebody who has none. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const read = FORMAT.exec(kept ?? NOBODYS);
  if (!read) throw new Error('a password is kept in a format that is not known');
  const [, memory, passes, parallelism, salt = '', tag = ''] = read;
  const expected = Buffer.from(tag, 'base64');
  const work = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await tagOf(password, Buffer.from(salt, 'base64'), work, expected.length);
  return timingSafeEqual(found, expected) && kept !== null;
}
