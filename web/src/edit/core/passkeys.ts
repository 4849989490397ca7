import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '../../../../proto/entities/second-factor.ts';
import { messages } from '../messages/messages.ts';
import { UserFacingError } from './error-message.ts';

const t = messages.secondFactor;

/** Browsers have passkeys only at addresses that begin with https, and on localhost. */
export const offersPasskeys = (): boolean => window.PublicKeyCredential !== undefined;

export async function readPasskey(options: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await startAuthentication({ optionsJSON: options }).catch(explain);
  return { ...answer, clientExtensionResults: {} };
}

export async function createPasskey(options: PasskeyCreation): Promise<PasskeyAttestation> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const answer = await startRegistration({ optionsJSON: options }).catch(explain);
  return { ...answer, clientExtensionResults: {} };
}

/** Browsers use one name for a person who cancels, a time limit and a missing passkey. */
const reasons: Record<string, string> = {
  NotAllowedError: t.passkeyNotUsed,
  AbortError: t.passkeyNotUsed,
  InvalidStateError: t.passkeyExists,
};

function explain(error: unknown): never {
  throw new UserFacingError((error instanceof Error && reasons[error.name]) || t.passkeyFailed, { cause: error });
}
