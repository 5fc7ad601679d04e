/** A device with passkeys, in software: keys on P-256, attestation "none". */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** The few forms of CBOR that are needed. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24 ? Buffer.from([major | n]) : n < 256 ? Buffer.from([major | 24, n]) : Buffer.from([major | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0x00, value) : head(0x20, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(0x60, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(0x40, value.length), value]);
  const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)]);
  return Buffer.concat([head(0xa0, value.size), ...parts]);
}

export type Authenticator = {
  readonly register: (
    options: { challenge: string; rp: { id?: string } },
    origin: string,
  ) => Record<string, unknown> & { id: string };
  readonly sign: (
    options: { challenge: string; rpId?: string },
    origin: string,
    how?: { readonly count?: number; readonly verified?: boolean },
  ) => Record<string, unknown> & { id: string };
};

export function newAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  const PRESENT = 0x01;
  const VERIFIED = 0x04;
  const ATTESTED = 0x40;
  const dataFor = (site: string, flags: number, count: number, rest = Buffer.alloc(0)): Buffer => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(site), Buffer.from([flags]), counted, rest]);
  };
  const clientData = (type: string, challenge: string, origin: string): string =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };
  return {
    register: ({ challenge, rp }, origin) => {
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = dataFor(rp.id ?? '', PRESENT | VERIFIED | ATTESTED, counter, attested);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    sign: ({ challenge, rpId = '' }, origin, { count = ++counter, verified = true } = {}) => {
      const authData = dataFor(rpId, PRESENT | (verified ? VERIFIED : 0), count);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      };
    },
  };
}
