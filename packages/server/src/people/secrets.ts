/** Names and secrets that cannot be guessed. Of a secret only its hash is kept: whoever reads the database can use none of them. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 128 bits: of a person, a table, a seat. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** 256 bits: what a cookie or a link holds. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** As it is kept and looked for. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Takes the same time whatever the difference is. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
}

/** Nothing that is read as something else: no I, L, O, 0, 1. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Letters to be read and typed, in groups of four. */
export function newCode(letters: number): string {
  const code = Array.from({ length: letters }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** The hash of a code, however it was typed. */
export function codeHash(typed: string): string {
  return hashOf(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}
