import { type Domain, type DomainContent, isWithdrawn } from '../../proto/entities/domain.ts';
import { Problem } from '../../proto/errors.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { fact } from '../kit/bus/facts.ts';
import { token } from '../kit/contract/token.ts';
import { startedFrom } from '../kit/versioned/started-from.ts';
import type { Decision, Doc, Head, Versioned, VersionedSpec } from '../kit/versioned/versioned.ts';
import { changed } from './changed.ts';

/** The versioned domains, for @Inject. */
export const DOMAINS = token<Versioned<DomainContent>>('Domains');

export const domainSpec: VersionedSpec<DomainContent> = {
  name: 'domains',
  draftIndexes: [{ fields: ['hostnames'], each: 'hostnames' }],
  liveIndexes: [{ fields: ['hostnames'], each: 'hostnames' }],
  summarise: ({ name }) => ({ name, guard: {} }),
  claims: ({ hostnames }) => hostnames,
  taken: (claim, holderId) => new Problem('conflict', `${claim} belongs to another domain already.`, { _id: holderId }),
};

/** The first domain takes this id, which is what a site without any domain is told: so nothing made before is lost. */
export const FIRST_DOMAIN = 'default';

/** All are told in one answer to whoever is signed in. */
export const MAX_DOMAINS = 100;

export interface SentDomain {
  name: string;
  hostnames?: string[];
  hostname?: string;
  revision?: number;
}

const HOSTNAME = /^(?=.{1,253}$)([a-z\d]([a-z\d-]*[a-z\d])?\.)*[a-z\d]([a-z\d-]*[a-z\d])?$|^\[[\da-f:.]+\]$/;

/** Lower case, without a scheme, a port, a path or the dot at the end. */
export function hostnameOf(text: string): string {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split('/')[0]!;
  return host.replace(/:\d*$/, '').replace(/\.$/, '');
}

export function saved(
  head: Head<DomainContent> | null,
  sent: SentDomain,
  { isNew, count, publish }: { isNew: boolean; count: number; publish: boolean },
): Decision<DomainContent> {
  if (!head && !isNew) throw new Problem('not-found', 'There is no such domain.');
  if (head && isNew) throw new Problem('conflict', 'Another domain was made at the same moment. Try again.');
  if (isNew && count >= MAX_DOMAINS)
    throw new Problem('conflict', `There are ${count} domains already, which is the most there can be.`);
  startedFrom(sent.revision, head, sent.name);
  return {
    action: publish ? 'publish' : 'save',
    draft: { name: sent.name, hostnames: hostnamesOf(sent, head?.draft.hostnames ?? []) },
    ...(publish && { live: 'publish' as const }),
    facts: ({ draft }) => [changed('domain', draft!._id, draft!._id, publish)],
  };
}

/** Null when it is not published anyway. */
export function unpublished(head: Head<DomainContent> | null, id: string): Decision<DomainContent> | null {
  if (!head) throw new Problem('not-found', `There is no domain ${id}.`);
  if (!head.live) return null;
  const facts = () => [
    fact(siteConfig.events.changed, { kind: 'domain', _id: id, domainId: id, live: true, withdrawn: true }),
  ];
  return { action: 'unpublish', draft: head.draft, live: 'withdraw', facts };
}

/** One that was never published can be worked on: that is how it gets its first pages. */
export function swappedTo(domain: Doc<DomainContent> | null, id: string): Doc<DomainContent> {
  if (!domain) throw new Problem('not-found', `There is no domain ${id}.`);
  if (isWithdrawn(domain))
    throw new Problem('conflict', `${domain.name} has been unpublished. Publish it before you work on it.`);
  return domain;
}

export function viewOf(domain: Doc<DomainContent>): Domain {
  const [hostname] = domain.hostnames;
  return { ...domain, ...(hostname !== undefined && { hostname }) };
}

/** What a visitor is told: the host name that they asked for, else the first, and none of the others. */
export function publicViewOf(domain: Doc<DomainContent>, asked: string): Domain {
  const shown = domain.hostnames.find((hostname) => hostname === asked) ?? domain.hostnames[0];
  return viewOf({ ...domain, hostnames: shown === undefined ? [] : [shown] });
}

/** What is answered while there is no domain to be seen. */
export function noDomain(): Domain {
  const never = new Date(0).toISOString();
  const stored = { _id: FIRST_DOMAIN, revision: 0, createdAt: never, updatedAt: never, published: false };
  return { ...stored, name: 'Default', hostnames: [] };
}

/** Older clients change `hostname` and send the list back as they got it: then the one they changed counts. */
function hostnamesOf({ hostnames, hostname }: SentDomain, stored: string[]): string[] {
  const listed = hostnames ? checked(hostnames) : stored;
  const isListChanged = hostnames !== undefined && listed.join() !== stored.join();
  if (isListChanged || hostname === undefined) return listed;
  return checked([...hostname.split(','), ...listed.slice(1)]);
}

function checked(texts: string[]): string[] {
  const hostnames = [...new Set(texts.map(hostnameOf).filter((name) => name !== ''))];
  const wrong = hostnames.find((name) => !HOSTNAME.test(name));
  if (wrong !== undefined) throw new Problem('invalid', `${wrong} is not a host name.`);
  return hostnames;
}
