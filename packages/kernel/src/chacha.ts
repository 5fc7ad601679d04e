/** One block of the ChaCha key stream for a 128-bit key and two words of the nonce (Bernstein 2008). */
export function chachaBlock(
  key: readonly number[], counter: number, rounds: number, out: Int32Array, nonce0: number, nonce1: number,
): void {
  const k0 = key[0] ?? 0;
  const k1 = key[1] ?? 0;
  const k2 = key[2] ?? 0;
  const k3 = key[3] ?? 0;
  // "expand 16-byte k"
  let a = 0x61707865;
  let b = 0x3120646e;
  let c = 0x79622d36;
  let d = 0x6b206574;
  let e = k0;
  let f = k1;
  let g = k2;
  let h = k3;
  let i = k0;
  let j = k1;
  let k = k2;
  let l = k3;
  let m = counter;
  let n = 0;
  let o = nonce0;
  let p = nonce1;
  const turn = (x: number, by: number): number => (x << by) | (x >>> (32 - by));
  for (let round = 0; round < rounds; round += 2) {
    // Columns.
    a = (a + e) | 0; m = turn(m ^ a, 16); i = (i + m) | 0; e = turn(e ^ i, 12);
    a = (a + e) | 0; m = turn(m ^ a, 8); i = (i + m) | 0; e = turn(e ^ i, 7);
    b = (b + f) | 0; n = turn(n ^ b, 16); j = (j + n) | 0; f = turn(f ^ j, 12);
    b = (b + f) | 0; n = turn(n ^ b, 8); j = (j + n) | 0; f = turn(f ^ j, 7);
    c = (c + g) | 0; o = turn(o ^ c, 16); k = (k + o) | 0; g = turn(g ^ k, 12);
    c = (c + g) | 0; o = turn(o ^ c, 8); k = (k + o) | 0; g = turn(g ^ k, 7);
    d = (d + h) | 0; p = turn(p ^ d, 16); l = (l + p) | 0; h = turn(h ^ l, 12);
    d = (d + h) | 0; p = turn(p ^ d, 8); l = (l + p) | 0; h = turn(h ^ l, 7);
    // Diagonals.
    a = (a + f) | 0; p = turn(p ^ a, 16); k = (k + p) | 0; f = turn(f ^ k, 12);
    a = (a + f) | 0; p = turn(p ^ a, 8); k = (k + p) | 0; f = turn(f ^ k, 7);
    b = (b + g) | 0; m = turn(m ^ b, 16); l = (l + m) | 0; g = turn(g ^ l, 12);
    b = (b + g) | 0; m = turn(m ^ b, 8); l = (l + m) | 0; g = turn(g ^ l, 7);
    c = (c + h) | 0; n = turn(n ^ c, 16); i = (i + n) | 0; h = turn(h ^ i, 12);
    c = (c + h) | 0; n = turn(n ^ c, 8); i = (i + n) | 0; h = turn(h ^ i, 7);
    d = (d + e) | 0; o = turn(o ^ d, 16); j = (j + o) | 0; e = turn(e ^ j, 12);
    d = (d + e) | 0; o = turn(o ^ d, 8); j = (j + o) | 0; e = turn(e ^ j, 7);
  }
  out[0] = a + 0x61707865; out[1] = b + 0x3120646e; out[2] = c + 0x79622d36; out[3] = d + 0x6b206574;
  out[4] = e + k0; out[5] = f + k1; out[6] = g + k2; out[7] = h + k3;
  out[8] = i + k0; out[9] = j + k1; out[10] = k + k2; out[11] = l + k3;
  out[12] = m + counter; out[13] = n; out[14] = o + nonce0; out[15] = p + nonce1;
}
