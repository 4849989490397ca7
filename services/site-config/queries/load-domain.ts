import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { DomainContent } from '../../../proto/entities/domain.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
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
  constructor(@Inject(DOMAINS) private readonly docs: Versioned<DomainContent>) {}

  async execute({ input, caller: { user, stage } }: LoadDomain) {
    const seen = this.docs[stage];
    const hostname = hostnameOf(input.hostname);
    const [named] = hostname ? await seen.find({ hostnames: { has: hostname } }, { limit: 1 }) : [];
    const [found] = named ? [named] : await seen.find({}, { sort: { createdAt: 'asc' }, limit: 1 });
    if (!user) return { domain: found ? publicViewOf(found, hostname) : noDomain(), domains: [] };
    const domains = await seen.find({}, { sort: { name: 'asc' } });
    return { domain: found ? viewOf(found) : noDomain(), domains: domains.map(viewOf) };
  }
}
