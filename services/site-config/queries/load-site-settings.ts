import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import { SiteSettingsContent } from '../../../proto/entities/site-settings.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { keyOf, unsaved } from '../keyed.ts';
import { RedirectsOfDomain } from '../redirects-of-domain.ts';
import { SETTINGS_OF_SITES, viewOf } from '../site-settings.ts';

type LoadSiteSettingsCall = typeof siteConfig.calls.loadSiteSettings;

export class LoadSiteSettings extends Query<OutOf<LoadSiteSettingsCall>> {
  constructor(
    readonly input: InOf<LoadSiteSettingsCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(LoadSiteSettings)
export class LoadSiteSettingsHandler implements IQueryHandler<LoadSiteSettings> {
  constructor(
    @Inject(SETTINGS_OF_SITES) private readonly docs: Versioned<SiteSettingsContent>,
    private readonly redirects: RedirectsOfDomain,
  ) {}

  async execute({ input, caller }: LoadSiteSettings) {
    permitDomain(caller, input.domainId);
    const stored = await this.docs[caller.stage].get(keyOf('site-settings', input));
    const settings = stored ?? unsaved('site-settings', SiteSettingsContent.parse(input));
    return this.redirects.withRedirects(viewOf(settings), caller.stage, caller);
  }
}
