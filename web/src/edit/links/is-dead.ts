import { normalizePath } from '../../../../proto/address.ts';
import { ApiError, api } from '../../api.ts';
import { viewHeaders } from '../../view-token.ts';

/** Tells whether visitors find nothing at an address of this site. */
export async function isDead(address: string, domainId: string, signal: AbortSignal): Promise<boolean> {
  // Requests have no credentials, so that drafts are missing, as for visitors.
  const options = { signal, credentials: 'omit' } as const;
  return !(await isReachable(address, options)) && !(await isRestricted(address, domainId, options));
}

/** For pages limited to roles, anonymous visitors get “not found” from the site but 403 from the API. */
async function isRestricted(
  address: string,
  domainId: string,
  options: Pick<RequestInit, 'signal' | 'credentials'>,
): Promise<boolean> {
  const slug = normalizePath(address).slice(1);
  try {
    await api('GET /page/load', { slug, domainId }, options);
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 403;
  }
}

/** A failed request counts as reachable, because only addresses that certainly do not exist deserve a warning. */
export async function isReachable(
  href: string,
  options: Pick<RequestInit, 'signal' | 'credentials'> = {},
): Promise<boolean> {
  try {
    const isOwn = options.credentials !== 'omit' && new URL(href, location.href).origin === location.origin;
    // eslint-disable-next-line no-restricted-globals -- `loadDocument` would retry, and send the credentials.
    const { status } = await fetch(href, { method: 'HEAD', ...(isOwn && { headers: viewHeaders() }), ...options });
    return status !== 404 && status !== 410;
  } catch {
    return true;
  }
}
