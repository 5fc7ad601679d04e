/** A name nobody else has. Pages of plain http have no `randomUUID`. */
export function randomName(bytes = 6): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
