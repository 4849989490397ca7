import { encodeLocalAddress, normalizePath, toLocalAddress } from '../../proto/address.ts';
import type { Address } from './address.ts';

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
  const { host: ownHost } = new URL(origin);
  const seen = new Set<string>();
  let end: string | null = null;
  for (let from = start, to = redirects.get(from); to !== undefined; to = redirects.get(from)) {
    if (seen.has(from) || seen.size === MAX_HOPS) return null;
    seen.add(from);
    const address = isAbsoluteUrl(to) ? toLocalAddress(to, (host) => host === ownHost) : local(to);
    const next = address === null ? null : encodeLocalAddress(address);
    // A target with its own query or hash ends the chain, but may still be part of a loop.
    end ??= next === null ? to : /[?#]/.test(next) ? next : null;
    if (next === null) break;
    from = normalizePath(next);
    if (!redirects.has(from)) end ??= next;
  }
  return end === null ? null : withQuery(end, search);
}

const MAX_HOPS = 20;

const isAbsoluteUrl = (to: string) => /^https?:\/\//i.test(to);
/** A second slash or a backslash would lead to another host. */
const local = (to: string) => `/${to.replace(/^[/\\]+/, '')}`;

function withQuery(to: string, search: string): string {
  if (search === '') return to;
  const [path = '', hash] = to.split('#', 2);
  const joined = path.includes('?') ? `${path}&${search.slice(1)}` : `${path}${search}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
