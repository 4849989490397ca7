import { normalizePath } from '../../proto/address.ts';
import type { Redirect } from '../../proto/entities/site-settings.ts';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import { requireNoLoop } from './redirect-loops.ts';
import { type RedirectContext, type RedirectDraft, requireRedirectLimit, normalizeRedirect } from './redirect.ts';

/** Each redirect is a document, and all must be stored before the call times out. */
const MAX_CHANGES = 100;

interface Target {
  domainId: string;
  live: Redirect[] | null;
}

/** Clients do not send all redirects, so missing ones are not deleted. */
export function diffRedirects(
  sent: Redirect[],
  { others, hostnames }: Pick<RedirectContext, 'others' | 'hostnames'>,
  { domainId, live }: Target,
): (RedirectDraft & { _id?: string })[] {
  const named = sent.map((redirect) => normalizeRedirect(redirect, hostnames));
  const froms = new Set(named.map(({ from }) => from));
  const twice = named.find(({ from }, index) => named.findIndex((redirect) => redirect.from === from) !== index);
  if (twice) throw siteConfigRefusals.redirectListedTwice({ from: twice.from });
  const unnamed = others.filter(({ from }) => !froms.has(normalizePath(from)));
  requireRedirectLimit([...named, ...unnamed]);
  requireNoLoop(named, unnamed, hostnames);
  if (live)
    requireNoLoop(
      named,
      live.filter(({ from }) => !froms.has(normalizePath(from))),
      hostnames,
    );
  const stored = new Map(others.map((redirect) => [normalizePath(redirect.from), redirect]));
  const published = live && new Map(live.map(({ from, to }) => [normalizePath(from), to]));
  const changes = named
    .filter(({ from, to }) => stored.get(from)?.to !== to || (published && published.get(from) !== to))
    .map(({ from, to }) => {
      const before = stored.get(from);
      return { domainId, name: before?.name ?? '', from, to, ...(before && { _id: before._id }) };
    });
  if (changes.length > MAX_CHANGES)
    throw siteConfigRefusals.tooManyChangedRedirects({ count: changes.length, max: MAX_CHANGES });
  return changes;
}
