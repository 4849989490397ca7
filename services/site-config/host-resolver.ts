import { Inject, Injectable } from '@nestjs/common';
import { type DomainContent, isUnpublished } from '../../proto/entities/domain.ts';
import type { VersionedDocument, Versioned } from '../kit/versioned/versioned.ts';
import { DOMAINS, hostnameOf } from './domain.ts';

interface HostedDomain {
  domain: VersionedDocument<DomainContent>;
  hostname: string;
  available: boolean;
}

@Injectable()
export class HostResolver {
  constructor(@Inject(DOMAINS) private readonly docs: Versioned<DomainContent>) {}

  async find(requested: string): Promise<HostedDomain | null> {
    const hostname = hostnameOf(requested);
    return (hostname ? await this.findListed(hostname) : null) ?? (await this.findDefault());
  }

  private async findListed(hostname: string): Promise<HostedDomain | null> {
    const listed = { hostnames: { has: hostname } };
    const [live] = await this.docs.live.find(listed, { limit: 1 });
    if (live) return { domain: live, hostname, available: true };
    const [draft] = await this.docs.draft.find(listed, { limit: 1 });
    return draft && isUnpublished(draft) ? { domain: draft, hostname, available: false } : null;
  }

  /** The oldest domain that was ever published; no other domain replaces it while it is unpublished. */
  private async findDefault(): Promise<HostedDomain | null> {
    const drafts = await this.docs.draft.find({}, { sort: { createdAt: 'asc' } });
    const oldest = drafts.find((domain) => domain.published || isUnpublished(domain));
    if (!oldest) return null;
    const live = await this.docs.live.get(oldest._id);
    return { domain: live ?? oldest, hostname: '', available: live !== null && live !== undefined };
  }
}
