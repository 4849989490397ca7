import { Inject, Injectable } from '@nestjs/common';
import type { DomainContent } from '../../proto/entities/domain.ts';
import type { SiteSettingsContent } from '../../proto/entities/site-settings.ts';
import type { Versioned } from '../kit/versioned/versioned.ts';
import { DOMAINS } from './domain.ts';
import { keyOf } from './keyed.ts';
import { type Around, type RedirectDraft, REDIRECTS } from './redirect.ts';
import { SETTINGS_OF_SITES } from './site-settings.ts';

/** Reads what a redirect of a domain is checked against. */
@Injectable()
export class RedirectsOfDomain {
  constructor(
    @Inject(REDIRECTS) private readonly docs: Versioned<RedirectDraft>,
    @Inject(SETTINGS_OF_SITES) private readonly settings: Versioned<SiteSettingsContent>,
    @Inject(DOMAINS) private readonly domains: Versioned<DomainContent>,
  ) {}

  async find(domainId: string): Promise<Around> {
    const settings = await this.settings.draft.get(keyOf('site-settings', { domainId }));
    const domain = await this.domains.draft.get(domainId);
    const others = await this.docs.draft.find({ domainId });
    return { others, ofSettings: settings?.redirects ?? [], hostnames: domain?.hostnames ?? [] };
  }
}
