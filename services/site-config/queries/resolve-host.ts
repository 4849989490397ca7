import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import { FIRST_DOMAIN } from '../domain.ts';
import { Hosts } from '../hosts.ts';

type ResolveHostCall = typeof siteConfig.calls.resolveHost;

export class ResolveHost extends Query<OutOf<ResolveHostCall>> {
  constructor(readonly input: InOf<ResolveHostCall>) {
    super();
  }
}

@QueryHandler(ResolveHost)
export class ResolveHostHandler implements IQueryHandler<ResolveHost> {
  constructor(private readonly hosts: Hosts) {}

  async execute({ input }: ResolveHost) {
    const found = await this.hosts.find(input.hostname);
    if (!found) return { domainId: FIRST_DOMAIN, name: '', hostname: '', available: true };
    const { domain, hostname, available } = found;
    return { domainId: domain._id, name: domain.name, hostname, available };
  }
}
