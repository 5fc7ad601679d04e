/** What the browser and its device make of passkeys; the library knows their forms. */
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Me } from '@wartable/protocol';
import { api } from '../api.ts';

/** The device has given none: somebody changed their mind, or it cannot. */
export class NoPasskey extends Error {}

const NUMBERS = /^[\d.]+$|^\[/;

/** Not over plain http, and not where the address is a number. */
export function passkeysWork(): boolean {
  return window.isSecureContext && browserSupportsWebAuthn() && !NUMBERS.test(location.hostname);
}

type Registration = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Authentication = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const orNone = (): never => {
  throw new NoPasskey();
};

export async function makePasskey(): Promise<Me> {
  const { ticket, options } = await api.newPasskeyOptions();
  const response = await startRegistration({ optionsJSON: options as unknown as Registration }).catch(orNone);
  return await api.newPasskey({ ticket, response: { ...response } });
}

export async function signInWithPasskey(): Promise<Me> {
  const { ticket, options } = await api.passkeyOptions();
  const response = await startAuthentication({ optionsJSON: options as unknown as Authentication }).catch(orNone);
  return await api.signInWithPasskey({ ticket, response: { ...response } });
}
