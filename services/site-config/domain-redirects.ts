import { Inject, Injectable } from '@nestjs/common';
import type { DomainContent } from '../../proto/entities/domain.ts';
import type { SiteSettings } from '../../proto/entities/site-settings.ts';
import { type Caller, holds, type Stage } from '../../proto/permissions.ts';
import type { Collection } from '../kit/store/store.ts';
import type { Versioned } from '../kit/versioned/versioned.ts';
import { DOMAINS } from './domain.ts';
import { PUBLISHED_SLUGS, type PublishedSlug } from './published-slugs.ts';
import {
  type RedirectContext,
  requireConfirmation,
  type RedirectDraft,
  redirects,
  normalizeRedirect,
} from './redirect.ts';

@Injectable()
export class DomainRedirects {
  constructor(
    @Inject(redirects.token) private readonly docs: Versioned<RedirectDraft>,
    @Inject(DOMAINS) private readonly domains: Versioned<DomainContent>,
    @Inject(PUBLISHED_SLUGS) private readonly slugs: Collection<PublishedSlug>,
  ) {}

  async find(domainId: string): Promise<RedirectContext> {
    const domain = await this.domains.draft.get(domainId);
    const others = await this.docs.draft.find({ domainId });
    const live = await this.docs.live.find({ domainId });
    return { others, live, hostnames: domain?.hostnames ?? [] };
  }

  async requireNoPage({ domainId, ...redirect }: RedirectDraft): Promise<void> {
    const slug = normalizeRedirect(redirect).from.slice(1);
    if ((await this.slugs.count({ domainId, slug, isLive: true })) > 0) throw requireConfirmation(slug);
  }

  async withRedirects(settings: SiteSettings, stage: Stage, { user }: Caller): Promise<SiteSettings> {
    if (!holds(user, 'redirects')) return settings;
    const { domainId } = settings;
    const found = await this.docs[stage].find({ domainId }, { sort: { from: 'asc' } });
    return { ...settings, redirects: found.map(({ from, to }) => ({ from, to })) };
  }
}
