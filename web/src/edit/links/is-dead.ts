import { normalizePath } from '../../../../proto/address.ts';
import { ApiError, api } from '../../api.ts';
import { isReachable } from './is-reachable.ts';

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
