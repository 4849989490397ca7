import type { IncomingHttpHeaders } from 'node:http';

/** Allows a request without any of these headers, because browsers always send at least one. */
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
