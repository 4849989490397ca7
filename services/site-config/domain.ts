import { type Domain, type DomainContent, isUnpublished } from '../../proto/entities/domain.ts';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { requireCapability } from '../kit/access.ts';
import { createEvent } from '../kit/bus/outbox.ts';
import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import {
  type Decision,
  type Head,
  requireRevision,
  versioned,
  type VersionedDocument,
} from '../kit/versioned/versioned.ts';
import { changedEvent } from './changed-event.ts';

export abstract class DomainDocs extends versioned<DomainContent>({
  name: 'domains',
  kind: 'domain',
  draftIndexes: [{ fields: ['hostnames'], each: 'hostnames' }],
  liveIndexes: [{ fields: ['hostnames'], each: 'hostnames' }],
  summarise: ({ name }) => ({ name, guard: {} }),
  claims: ({ hostnames }) => hostnames,
  taken: (claim, holderId) => siteConfigRefusals.hostnameTaken({ hostname: claim }, { _id: holderId }),
}) {}

/** This id also represents the site before the first domain exists, so that documents saved earlier remain reachable. */
export const FIRST_DOMAIN = 'default';

/** One response contains all domains. */
export const MAX_DOMAINS = 100;

export interface SentDomain {
  name: string;
  hostnames?: string[];
  hostname?: string;
  revision?: number;
}

const HOSTNAME = /^(?=.{1,253}$)([a-z\d]([a-z\d-]*[a-z\d])?\.)*[a-z\d]([a-z\d-]*[a-z\d])?$|^\[[\da-f:.]+\]$/;

export function hostnameOf(text: string): string {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split('/')[0]!;
  return host.replace(/:\d*$/, '').replace(/\.$/, '');
}

export function decideSave(
  head: Head<DomainContent> | null,
  sent: SentDomain,
  { isNew, count, publish }: { isNew: boolean; count: number; publish: boolean },
): Decision<DomainContent> {
  if (!head && !isNew) throw siteConfigRefusals.noSuchDomain();
  if (head && isNew) throw siteConfigRefusals.domainCreatedMeanwhile();
  if (isNew && count >= MAX_DOMAINS) throw siteConfigRefusals.tooManyDomains({ max: MAX_DOMAINS });
  requireRevision(sent.revision, head, sent.name);
  return {
    action: publish ? 'publish' : 'save',
    draft: { name: sent.name, hostnames: parseHostnames(sent, head?.draft.hostnames ?? []) },
    ...(publish && { live: 'publish' as const }),
    facts: ({ draft }) => [changedEvent('domain', draft!._id, draft!._id, publish)],
  };
}

export function decideUnpublish(head: Head<DomainContent> | null, id: string): Decision<DomainContent> | null {
  if (!head) throw siteConfigRefusals.noDomain({ id });
  if (!head.live) return null;
  const facts = () => [
    createEvent(siteConfig.events.changed, { kind: 'domain', _id: id, domainId: id, live: true, withdrawn: true }),
  ];
  return { action: 'unpublish', draft: head.draft, live: 'withdraw', facts };
}

/** Accepts a domain that was never published, so that editors can create its first pages. */
export function requireSwitchable(
  domain: VersionedDocument<DomainContent> | null,
  id: string,
): VersionedDocument<DomainContent> {
  if (!domain) throw siteConfigRefusals.noDomain({ id });
  if (isUnpublished(domain)) throw siteConfigRefusals.domainUnpublished({ name: domain.name });
  return domain;
}

export function toDomain(domain: VersionedDocument<DomainContent>): Domain {
  const [hostname] = domain.hostnames;
  return { ...domain, ...(hostname !== undefined && { hostname }) };
}

export function toPublicDomain(domain: VersionedDocument<DomainContent>, requested: string): Domain {
  const visible = domain.hostnames.find((hostname) => hostname === requested) ?? domain.hostnames[0];
  return toDomain({ ...domain, hostnames: visible === undefined ? [] : [visible] });
}

export function emptyDomain(): Domain {
  const epoch = new Date(0).toISOString();
  const stored = { _id: FIRST_DOMAIN, revision: 0, createdAt: epoch, updatedAt: epoch, published: false };
  return { ...stored, name: 'Default', hostnames: [] };
}

/** Older clients change `hostname` and send `hostnames` unchanged; `hostname` then takes precedence. */
function parseHostnames({ hostnames, hostname }: SentDomain, stored: string[]): string[] {
  const listed = hostnames ? validateHostnames(hostnames) : stored;
  const isListChanged = hostnames !== undefined && listed.join() !== stored.join();
  if (isListChanged || hostname === undefined) return listed;
  return validateHostnames([...hostname.split(','), ...listed.slice(1)]);
}

function validateHostnames(texts: string[]): string[] {
  const hostnames = [...new Set(texts.map(hostnameOf).filter((name) => name !== ''))];
  const invalid = hostnames.find((name) => !HOSTNAME.test(name));
  if (invalid !== undefined) throw siteConfigRefusals.invalidHostname({ hostname: invalid });
  return hostnames;
}

export const recoverableDomain = defineRecoverable(
  'domain',
  { docs: DomainDocs },
  {
    permit: (caller) => requireCapability(caller, 'domains'),
    async restore(content, { head }, { docs }) {
      const count = await docs.draft.count({});
      return decideSave(head, { ...content, revision: head?.revision }, { isNew: !head, count, publish: false });
    },
  },
);
