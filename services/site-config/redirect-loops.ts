import { isHostOf, normalizePath, toLocalAddress } from '../../proto/address.ts';
import type { Redirect } from '../../proto/entities/site-settings.ts';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';

/** Throws Problem `conflict` for a loop. A query or a host name of the domain does not end a loop. */
export function requireNoLoop(sent: Redirect[], others: Redirect[], hostnames: string[]): void {
  const next = nextBy([...others, ...sent], hostnames);
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

export function closesLoop({ from, to }: Redirect, others: Redirect[], hostnames: string[]): boolean {
  const next = nextBy(others, hostnames);
  const seen = new Set<string>();
  for (let at = toOwnPath(to, hostnames); at !== undefined && !seen.has(at); at = next.get(at)) {
    if (at === from) return true;
    seen.add(at);
  }
  return false;
}

const nextBy = (redirects: Redirect[], hostnames: string[]): Map<string, string | undefined> =>
  new Map(redirects.map(({ from, to }) => [normalizePath(from), toOwnPath(to, hostnames)]));

function toOwnPath(to: string, hostnames: string[]): string | undefined {
  const address = toLocalAddress(to, isHostOf(hostnames));
  return address === null ? undefined : normalizePath(address);
}
