import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a state-changing request comes from this site itself. Browsers say where a request comes from in one of three
 * headers; a request with none of them is no browser's, and carries only what its sender put there.
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
    // For instance `null`, which a sandboxed frame or a redirect across sites sends.
    return null;
  }
}
