import { viewHeaders } from '../../view-token.ts';

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
