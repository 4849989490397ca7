import { isHostOf, normalizePath, toLocalAddress } from '../../proto/address.ts';
import type { Redirect } from '../../proto/entities/site-settings.ts';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';

/** Throws Problem `conflict` for a loop. A query or a host name of the domain does not end a loop. */
export function requireNoLoop(sent: Redirect[], others: Redirect[], hostnames: string[]): void {
  const next = new Map([...others, ...sent].map(({ from, to }) => [normalizePath(from), toOwnPath(to, hostnames)]));
  const begins = new Set(sent.map(({ from }) => from));
  const seenFrom = new Map<string, string>();
  for (const start of begins) {
    const path: string[] = [];
    let at: string | undefined = start;
    for (; at !== undefined && !seenFrom.has(at); at = next.get(at)) {
      seenFrom.set(at, start);
      path.push(at);
    }
    if (at === undefined || seenFrom.get(at) !== start) continue;
    const loop = path.slice(path.indexOf(at));
    if (!loop.some((from) => begins.has(from))) continue;
    throw siteConfigRefusals.redirectLoop({ path: [...loop, at].join(' → ') }, { path: loop });
  }
}

type FindByPath = (path: string) => Promise<Redirect | undefined>;

/** Asks for one redirect after the other by its path, because a domain can have thousands of redirects. */
export async function closesLoop(start: Redirect, find: FindByPath, hostnames: string[]): Promise<boolean> {
  const seen = new Set<string>();
  for (let next: Redirect | undefined = start; next;) {
    const path = toOwnPath(next.to, hostnames);
    if (path === start.from) return true;
    if (path === undefined || seen.has(path)) return false;
    seen.add(path);
    next = await find(path);
  }
  return false;
}

function toOwnPath(to: string, hostnames: string[]): string | undefined {
  const address = toLocalAddress(to, isHostOf(hostnames));
  return address === null ? undefined : normalizePath(address);
}
