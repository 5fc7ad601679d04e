/** Names that cannot be guessed, and secrets of which only the hash is kept. */
import { createHash, randomBytes } from 'node:crypto';

/** 128 bits, for tables and people. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** 256 bits, for cookies and links. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
