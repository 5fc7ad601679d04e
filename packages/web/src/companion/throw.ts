/** Dice of the page: chance comes from the browser, and no face is likelier than another. */
const FACES = 6;
/** Bytes from here on would make the first faces likelier: they are thrown away. */
const FAIR = 256 - (256 % FACES);

/** A face from 0 to 5 for a byte, or none. */
export function faceOf(byte: number): number | undefined {
  return byte < FAIR ? byte % FACES : undefined;
}

export function throwDice(count: number): number[] {
  const faces: number[] = [];
  while (faces.length < count)
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      const face = faceOf(byte);
      if (face !== undefined && faces.length < count) faces.push(face);
    }
  return faces;
}
