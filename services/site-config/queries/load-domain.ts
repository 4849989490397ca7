import { siteConfigRefusals } from '../../../proto/refusals/site-config.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { HostResolver } from '../host-resolver.ts';
import { DOMAINS, hostnameOf, emptyDomain, toPublicDomain, toDomain } from '../domain.ts';

const dependencies = { docs: DOMAINS, hosts: HostResolver };
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

async function forVisitor({ hosts }: Needs, requested: string) {
  const found = await hosts.find(requested);
  if (!found) return emptyDomain();
  if (!found.available) throw siteConfigRefusals.websiteUnavailable();
  return toPublicDomain(found.domain, found.hostname);
}
