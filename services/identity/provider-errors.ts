import * as client from 'openid-client';
import { ProviderUnreachable } from './provider-fetch.ts';

export class SubjectChanged extends Error {}

export const isUnreachable = (error: unknown): boolean =>
  error instanceof ProviderUnreachable || (error instanceof Error && error.cause instanceof ProviderUnreachable);

/** Returns whether the provider has refused to confirm a person, as opposed to not answering, or to refusing this site. */
export function isRefusal(error: unknown): boolean {
  if (refusesSite(error)) return false;
  if (error instanceof client.ResponseBodyError) return error.status < 500;
  return (
    error instanceof SubjectChanged ||
    error instanceof client.WWWAuthenticateChallengeError ||
    (error instanceof client.ClientError && /_COMPARISON_FAILED$/.test(error.code ?? ''))
  );
}

/**
 * Returns whether the provider does not know the client or its secret. Keycloak says so with `unauthorized_client` and Auth0 with
 * `access_denied`, both with the status 401; some providers only ask for the password of the client.
 */
export function refusesSite(error: unknown): boolean {
  if (error instanceof client.WWWAuthenticateChallengeError)
    return error.cause.some(({ scheme }) => scheme === 'basic');
  if (!(error instanceof client.ResponseBodyError)) return false;
  return error.error === 'invalid_client' || (error.status === 401 && error.error !== 'invalid_grant');
}

export function describeError(error: unknown): string {
  if (error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError)
    return error.error.slice(0, 100);
  return error instanceof Error ? error.message.slice(0, 200) : 'unknown';
}
