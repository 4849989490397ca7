import type { IncomingHttpHeaders } from 'node:http';

/** Browsers send at least one of these headers; a request without them has only credentials of its sender and is allowed. */
export function isOwnOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const from = headers.origin ?? headers.referer;
  return from === undefined || hostOf(from) === host.toLowerCase();
}

function hostOf(url: string): string | null {
  try {
    return new URL(url).host;
  } catch {
    // Sandboxed frames and cross-site redirects send the origin `null`.
    return null;
  }
}
