import { type DomainContent, isUnpublished } from '../../../proto/entities/domain.ts';
import { siteConfigRefusals } from '../../../proto/refusals/site-config.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import type { VersionedDocument } from '../../kit/versioned/versioned.ts';
import { DomainDocs, emptyDomain, FIRST_DOMAIN, hostnameOf, toDomain, toPublicDomain } from '../domain.ts';

const dependencies = { docs: DomainDocs };
type Needs = Resolved<typeof dependencies>;

export const loadDomain = handle(siteConfig.calls.loadDomain, dependencies, async (input, { user, stage }, needs) => {
  const { docs } = needs;
  if (!user) return { domain: await forVisitor(needs, input.hostname), domains: [] };
  const domainDocs = docs[stage];
  const hostname = hostnameOf(input.hostname);
  const [named] = hostname ? await domainDocs.find({ hostnames: { has: hostname } }, { limit: 1 }) : [];
  const [found] = named ? [named] : await domainDocs.find({}, { sort: { createdAt: 'asc' }, limit: 1 });
  const domains = await domainDocs.find({}, { sort: { name: 'asc' } });
  return { domain: found ? toDomain(found) : emptyDomain(), domains: domains.map(toDomain) };
});

async function forVisitor(needs: Needs, requested: string) {
  const found = await findByHost(needs, requested);
  if (!found) return emptyDomain();
  if (!found.available) throw siteConfigRefusals.websiteUnavailable();
  return toPublicDomain(found.domain, found.hostname);
}

export const resolveHost = handle(siteConfig.calls.resolveHost, dependencies, async (input, _caller, needs) => {
  const found = await findByHost(needs, input.hostname);
  if (!found) return { domainId: FIRST_DOMAIN, name: '', hostname: '', available: true };
  const { domain, hostname, available } = found;
  const canonicalHostname = hostname === '' ? hostname : domain.hostnames[0]!;
  return { domainId: domain._id, name: domain.name, hostname, canonicalHostname, available };
});

interface HostedDomain {
  domain: VersionedDocument<DomainContent>;
  hostname: string;
  available: boolean;
}

async function findByHost({ docs }: Needs, requested: string): Promise<HostedDomain | null> {
  const hostname = hostnameOf(requested);
  return (hostname ? await findListed(docs, hostname) : null) ?? (await findDefault(docs));
}

async function findListed(docs: Needs['docs'], hostname: string): Promise<HostedDomain | null> {
  const listed = { hostnames: { has: hostname } };
  const [live] = await docs.live.find(listed, { limit: 1 });
  if (live) return { domain: live, hostname, available: true };
  const [draft] = await docs.draft.find(listed, { limit: 1 });
  return draft && isUnpublished(draft) ? { domain: draft, hostname, available: false } : null;
}

/** The default is the oldest domain that was ever published, even while it is unpublished. */
async function findDefault(docs: Needs['docs']): Promise<HostedDomain | null> {
  const drafts = await docs.draft.find({}, { sort: { createdAt: 'asc' } });
  const oldest = drafts.find((domain) => domain.published || isUnpublished(domain));
  if (!oldest) return null;
  const live = await docs.live.get(oldest._id);
  return { domain: live ?? oldest, hostname: '', available: live !== null && live !== undefined };
}
