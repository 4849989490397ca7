import type { CustomFetchOptions } from 'openid-client';
import { isSecureAddress } from './provider.ts';

const TIMEOUT_MS = 3000;
const MAX_ANSWER_BYTES = 512 * 1024;

/** The provider could not be asked, as opposed to an answer that is not accepted. */
export class ProviderUnreachable extends Error {}

/** Sends every request to a provider. Redirects are not followed, and the answer is limited in time and size. */
export async function fetchFromProvider(url: string, options: CustomFetchOptions): Promise<Response> {
  if (!isSecureAddress(url)) throw new Error('The provider names an address without https');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { body, ...rest } = options;
  const response = await fetch(url, { ...rest, body: body as BodyInit | undefined, redirect: 'manual', signal }).catch(
    throwUnreachable,
  );
  if (response.status >= 500 || response.status === 429)
    throw new ProviderUnreachable(`The provider answered ${response.status}`);
  const bytes = await readLimited(response).catch(throwUnreachable);
  if (!bytes) throw new Error('The answer of the provider is too large');
  const { status, headers } = response;
  return new Response(WITHOUT_BODY.has(status) ? null : bytes, { status, headers });
}

const WITHOUT_BODY = new Set([101, 204, 205, 304]);

/** Returns null if the answer is too large. */
async function readLimited({ body }: Response): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MAX_ANSWER_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function throwUnreachable(cause: unknown): never {
  throw new ProviderUnreachable('The provider does not answer', { cause });
}
