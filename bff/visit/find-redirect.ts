import type { Address } from './address.ts';
import { encodeAddress } from '../../proto/unicode.ts';

export interface Redirect {
  from: string;
  to: string;
}

export type Redirects = ReadonlyMap<string, string>;

export const indexRedirects = (redirects: Redirect[]): Redirects =>
  new Map(redirects.map(({ from, to }) => [normalizePath(from), to]));

export function findRedirect(address: Address, redirects: Redirects, origin: string): string | null {
  return (
    follow(address.from, address.search, redirects, origin) ??
    follow(toPath(address), address.search, redirects, origin)
  );
}

const toPath = ({ slug }: Address): string => `/${slug}`;

function follow(start: string, search: string, redirects: Redirects, origin: string): string | null {
  const within = (to: string) => (isAbsoluteUrl(to) ? ownPath(to, origin) : local(to));
  const seen = new Set<string>();
  let end: string | null = null;
  for (let from = start, to = redirects.get(from); to !== undefined; to = redirects.get(from)) {
    if (seen.has(from) || seen.size === MAX_HOPS) return null;
    seen.add(from);
    const path = within(to);
    // A target with its own query or hash ends the chain, but may still be part of a loop.
    end ??= path === null ? to : /[?#]/.test(path) ? path : null;
    if (path === null) break;
    from = normalizePath(path);
    if (!redirects.has(from)) end ??= encodeAddress(from);
  }
  return end === null ? null : withQuery(end, search);
}

const MAX_HOPS = 20;

function ownPath(to: string, origin: string): string | null {
  const url = URL.parse(to);
  return url?.origin === origin ? url.pathname + url.search + url.hash : null;
}

const isAbsoluteUrl = (to: string) => /^https?:\/\//i.test(to);
/** A second slash or a backslash would lead to another host. */
const local = (to: string) => `/${to.replace(/^[/\\]+/, '')}`;
const normalizePath = (path: string) =>
  `/${path
    .trim()
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')}`;

function withQuery(to: string, search: string): string {
  if (search === '') return to;
  const [path = '', hash] = to.split('#', 2);
  const joined = path.includes('?') ? `${path}&${search.slice(1)}` : `${path}${search}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
