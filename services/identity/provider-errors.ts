import * as client from 'openid-client';
import { ProviderUnreachable } from './provider-fetch.ts';

export class SubjectChanged extends Error {}

export const isUnreachable = (error: unknown): boolean =>
  error instanceof ProviderUnreachable || (error instanceof Error && error.cause instanceof ProviderUnreachable);

/** Returns whether the provider has refused to confirm a person, as opposed to not answering, or to refusing this site. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.error !== 'invalid_client' && error.status < 500;
  return (
    error instanceof SubjectChanged ||
    (error instanceof client.WWWAuthenticateChallengeError && !refusesClient(error)) ||
    (error instanceof client.ClientError && /_COMPARISON_FAILED$/.test(error.code ?? ''))
  );
}

/** A provider asks for a password of the client only if it does not know the client or its secret. */
const refusesClient = ({ cause }: client.WWWAuthenticateChallengeError): boolean =>
  cause.some(({ scheme }) => scheme === 'basic');

export function describeError(error: unknown): string {
  if (error instanceof client.WWWAuthenticateChallengeError && refusesClient(error)) return 'invalid_client';
  if (error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError)
    return error.error.slice(0, 100);
  return error instanceof Error ? error.message.slice(0, 200) : 'unknown';
}
