import { encodePart, removeInvisible } from './unicode.ts';

const STRAY_PERCENT = /%(?![0-9a-f]{2})/gi;
const ENCODED = /(?:%[0-9a-f]{2})+/gi;
/** Characters that, decoded, would end the path, start another segment or be decoded again. */
const SEPARATORS = /[%/\\?#\u0000-\u001f\u007f]/g;

/** Returns the form in which paths are compared: decoded, in lower case, without query, hash, dot segments, duplicate slashes and final slash. */
export function normalizePath(typed: string): string {
  const decoded = removeInvisible(
    typed
      .normalize('NFC')
      .replace(/[?#].*$/s, '')
      .replace(STRAY_PERCENT, '%25')
      .replace(ENCODED, decode),
  );
  const path: string[] = [];
  const segments = removeInvisible(decoded.toLowerCase()).trim();
  for (const segment of segments.split(/\s*[/\\]\s*/)) {
    if (segment === '..') path.pop();
    else if (segment !== '' && segment !== '.') path.push(segment);
  }
  return `/${path.join('/')}`;
}

/** Returns the part of an address after its host, as typed, or null for an address that is not a page of this site. */
export function toLocalAddress(href: string, isOwnHost: (host: string) => boolean): string | null {
  const typed = href.trim();
  if (/^(https?:)?\/\//i.test(typed)) {
    const [, host = '', rest = ''] = /^[^/]*\/\/(?:[^/?#@]*@)?([^/?#]*)(.*)$/s.exec(typed) ?? [];
    return isOwnHost(host.toLowerCase()) ? `/${rest.replace(/^[/\\]+/, '')}` : null;
  }
  return /^([a-z][a-z0-9+.-]*:|#)/i.test(typed) ? null : `/${typed.replace(/^[/\\]+/, '')}`;
}

/** Compares hosts without their ports, because a deployment may use other ports. */
export const isHostOf =
  (hostnames: readonly string[]) =>
  (host: string): boolean =>
    hostnames.includes(host.replace(/:\d+$/, ''));

/** Encodes an address as browsers send it; percent-encoded parts are not encoded again. */
export function encodeLocalAddress(address: string): string {
  const { pathname, search, hash } = new URL(address.replace(STRAY_PERCENT, '%25'), 'http://site');
  return pathname + search + hash;
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded).replace(SEPARATORS, encodePart);
  } catch {
    return encoded;
  }
}
