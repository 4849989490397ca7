import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a state-changing request comes from this site. Browsers send at least one of these three headers; a request without
 * any of them is not from a browser, so it carries only credentials that its sender has.
 */
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
    // For instance `null`, sent by sandboxed frames and cross-site redirects.
    return null;
  }
}
