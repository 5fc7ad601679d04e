/** A page over plain http in a home network: its browser has no locks there, nor anything else that needs trust. */

/** A name that is no loopback, and the browser's argument that leads it here. */
export const NETWORK = 'wartable.test';
export const TO_NETWORK = `--host-resolver-rules=MAP ${NETWORK} 127.0.0.1`;

/** What the browser says of each such page: this header is not heeded there. */
export const isOfPlainHttp = (line: string): boolean => line.startsWith('The Cross-Origin-Opener-Policy header has been ignored');
