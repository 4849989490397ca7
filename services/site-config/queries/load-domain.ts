import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { DomainContent } from '../../../proto/entities/domain.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { Hosts } from '../hosts.ts';
import { DOMAINS, hostnameOf, noDomain, publicViewOf, viewOf } from '../domain.ts';

type LoadDomainCall = typeof siteConfig.calls.loadDomain;

export class LoadDomain extends Query<OutOf<LoadDomainCall>> {
  constructor(
    readonly input: InOf<LoadDomainCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(LoadDomain)
export class LoadDomainHandler implements IQueryHandler<LoadDomain> {
  constructor(
    @Inject(DOMAINS) private readonly docs: Versioned<DomainContent>,
    private readonly hosts: Hosts,
  ) {}

  async execute({ input, caller: { user, stage } }: LoadDomain) {
    if (!user) return { domain: await this.forVisitor(input.hostname), domains: [] };
    const seen = this.docs[stage];
    const hostname = hostnameOf(input.hostname);
    const [named] = hostname ? await seen.find({ hostnames: { has: hostname } }, { limit: 1 }) : [];
    const [found] = named ? [named] : await seen.find({}, { sort: { createdAt: 'asc' }, limit: 1 });
    const domains = await seen.find({}, { sort: { name: 'asc' } });
    return { domain: found ? viewOf(found) : noDomain(), domains: domains.map(viewOf) };
  }

  private async forVisitor(asked: string) {
    const found = await this.hosts.find(asked);
    if (!found) return noDomain();
    if (!found.available) throw new Problem('not-found', 'This website is not available.');
    return publicViewOf(found.domain, found.hostname);
  }
}
