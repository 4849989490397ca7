import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  PasskeyCreation,
  PasskeyRequest,
  type PasskeyAssertion,
  type PasskeyAttestation,
  transports,
} from '../../proto/entities/second-factor.ts';
import type { Caller, User } from '../../proto/permissions.ts';
import { log } from '../kit/log/log.ts';
import type { Settings } from '../kit/settings.ts';
import { digest } from '../kit/store/store.ts';
import type { StoredPasskey } from './factor.ts';

/** The site that asks for a passkey. Browsers sign its origin, and use a passkey only on the host for which it was made. */
export interface PasskeySite {
  origin: string;
  rpId: string;
}

export interface PasskeyChallenge extends PasskeySite {
  challenge: string;
}

const TIMEOUT_MS = 5 * 60 * 1000;

/** The BFF names the origin of the base address for a host of no domain, such as a separate one for editors. */
export function siteOf(
  { origin = '' }: Pick<Caller, 'origin'>,
  { editUrl, baseUrl }: Pick<Settings, 'editUrl' | 'baseUrl'>,
): PasskeySite {
  const isOfDomain = origin !== '' && origin !== new URL(baseUrl).origin;
  const url = new URL(isOfDomain ? origin : editUrl || baseUrl);
  return { origin: url.origin, rpId: url.hostname };
}

export const passkeyId = (credentialId: string): string => digest(`passkey ${credentialId}`);

/** Without a list of passkeys, the browser offers those that it has for the host. */
export async function requestPasskey(rpId: string, allowed?: StoredPasskey[]): Promise<PasskeyRequest> {
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    userVerification: 'required',
    timeout: TIMEOUT_MS,
    ...(allowed && { allowCredentials: allowed.map(describe) }),
  });
  return PasskeyRequest.parse(options);
}

export async function createPasskey(
  rpId: string,
  { _id, username }: Pick<User, '_id' | 'username'>,
  existing: StoredPasskey[],
): Promise<PasskeyCreation> {
  const options = await generateRegistrationOptions({
    rpID: rpId,
    rpName: rpId,
    userID: new TextEncoder().encode(digest(`passkeys of ${_id}`)),
    userName: username,
    userDisplayName: username,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: existing.map(describe),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return PasskeyCreation.parse(options);
}

const describe = ({ credentialId, transports }: StoredPasskey) => ({ id: credentialId, transports });

type NewPasskey = Pick<StoredPasskey, '_id' | 'rpId' | 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Returns null if the answer does not belong to the challenge and the site. */
export async function verifyNewPasskey(
  response: PasskeyAttestation,
  { challenge, origin, rpId }: PasskeyChallenge,
): Promise<NewPasskey | null> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, response: { ...response.response } },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
  }).catch(refuse);
  if (!registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    _id: passkeyId(id),
    rpId,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports?.filter(isTransport) ?? [],
  };
}

/** Returns the counter of the passkey, or null if it did not answer the challenge. */
export async function verifyPasskey(
  passkey: StoredPasskey,
  response: PasskeyAssertion,
  { challenge, origin, rpId }: PasskeyChallenge,
): Promise<number | null> {
  if (passkey.rpId !== rpId) return null;
  const { authenticationInfo, verified: isVerified } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    // The counter is checked below, so that a copied passkey is logged.
    credential: { id: passkey.credentialId, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: 0 },
  }).catch(refuse);
  if (!isVerified || !authenticationInfo) return null;
  const { newCounter } = authenticationInfo;
  if (newCounter > passkey.counter || (newCounter === 0 && passkey.counter === 0)) return newCounter;
  const { _id, userId, counter } = passkey;
  log.warn({ passkey: _id, userId, counter, newCounter }, 'a passkey counts backwards, it may have been copied');
  return null;
}

/** The library throws for every answer that is not accepted. Its messages contain no secrets. */
function refuse(error: unknown): { verified: false; registrationInfo?: never; authenticationInfo?: never } {
  log.info({ reason: error instanceof Error ? error.message.slice(0, 200) : 'unknown' }, 'a passkey was refused');
  return { verified: false };
}

const isTransport = (name: string): boolean => transports.some((known) => known === name);
