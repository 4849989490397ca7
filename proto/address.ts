import { encodePart, removeInvisible } from './unicode.ts';

const STRAY_PERCENT = /%(?![0-9a-f]{2})/gi;
const ENCODED = /(?:%[0-9a-f]{2})+/gi;
/** Decoded, these characters would end the path, start another segment or be decoded again. */
const SEPARATORS = /[%/\\?#\u0000-\u001f\u007f]/g;

/** The only form in which paths are compared: decoded, in lower case, without query, hash, doubled and final slashes. */
export function normalizePath(path: string): string {
  const decoded = removeInvisible(
    path
      .replace(/[?#].*$/s, '')
      .replace(STRAY_PERCENT, '%25')
      .replace(ENCODED, decode),
  );
  const segments = removeInvisible(decoded.toLowerCase()).split(/\s*[/\\]\s*/);
  return `/${segments.filter(Boolean).join('/').trim()}`;
}

/** The part of an address after its host, as typed, or null if the address leads to another site or to no page. */
export function toLocalAddress(href: string, isOwnHost: (host: string) => boolean): string | null {
  const typed = href.trim();
  if (/^(https?:)?\/\//i.test(typed)) {
    const [, host = '', rest = ''] = /^[^/]*\/\/(?:[^/?#@]*@)?([^/?#]*)(.*)$/s.exec(typed) ?? [];
    return isOwnHost(host.toLowerCase()) ? `/${rest.replace(/^[/\\]+/, '')}` : null;
  }
  return /^([a-z][a-z0-9+.-]*:|#)/i.test(typed) ? null : `/${typed.replace(/^[/\\]+/, '')}`;
}

/** Compares hosts without their port, because a deployment may have ports of its own. */
export const isHostOf =
  (hostnames: readonly string[]) =>
  (host: string): boolean =>
    hostnames.includes(host.replace(/:\d+$/, ''));

/** Encodes an address as browsers send it; parts that are percent-encoded already do not change. */
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
