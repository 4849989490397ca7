import type { Redirect } from '../../proto/entities/site-settings.ts';
import { Problem } from '../../proto/errors.ts';

/**
 * Refuses redirects that would lead somebody in a circle, alone or with the others of their domain. A query does not end a circle,
 * nor does a whole address under one of the domain's own host names.
 */
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
    const circle = path.slice(path.indexOf(at));
    if (!circle.some((from) => begins.has(from))) continue;
    throw new Problem('conflict', `That would run in a circle: ${[...circle, at].join(' → ')}.`, { path: circle });
  }
}

/** Whether whoever follows this redirect, and the others from there on, comes back to where it begins. */
export function closesCircle({ from, to }: Redirect, others: Redirect[], hostnames: string[]): boolean {
  const next = nextBy(others, hostnames);
  const seen = new Set<string>();
  for (let at = toOwnPath(to, hostnames); at !== undefined && !seen.has(at); at = next.get(at)) {
    if (at === from) return true;
    seen.add(at);
  }
  return false;
}

const nextBy = (redirects: Redirect[], hostnames: string[]): Map<string, string | undefined> =>
  new Map(redirects.map(({ from, to }) => [from, toOwnPath(to, hostnames)]));

/** Where on the site itself a redirect leads, in the form of a `from`; undefined when it leads to another site. */
function toOwnPath(to: string, hostnames: string[]): string | undefined {
  const whole = /^https?:\/\//i.test(to) ? new URL(to) : null;
  if (whole && !hostnames.includes(whole.hostname)) return undefined;
  const path = (whole?.pathname ?? to).replace(/[?#].*$/, '').toLowerCase();
  return path.replace(/\/+$/, '') || '/';
}
