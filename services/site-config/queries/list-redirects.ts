import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { SiteSettingsContent } from '../../../proto/entities/site-settings.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { keyOf } from '../keyed.ts';
import { type RedirectDraft, REDIRECTS } from '../redirect.ts';
import { SETTINGS_OF_SITES } from '../site-settings.ts';

type ListRedirectsCall = typeof siteConfig.calls.listRedirects;

export class ListRedirects extends Query<OutOf<ListRedirectsCall>> {
  constructor(
    readonly input: InOf<ListRedirectsCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListRedirects)
export class ListRedirectsHandler implements IQueryHandler<ListRedirects> {
  constructor(
    @Inject(REDIRECTS) private readonly redirects: Versioned<RedirectDraft>,
    @Inject(SETTINGS_OF_SITES) private readonly settings: Versioned<SiteSettingsContent>,
  ) {}

  /** Those of the site settings first: where both name an address, the one that has its own row counts. */
  async execute({ input: { domainId } }: ListRedirects) {
    const settings = await this.settings.live.get(keyOf('site-settings', { domainId }));
    const ofSettings = (settings?.redirects ?? []).map((one, index) => ({ _id: `siteSettings_${index}`, ...one }));
    const own = await this.redirects.live.find({ domainId }, { sort: { from: 'asc' } });
    return [...ofSettings, ...own.map(({ _id, from, to }) => ({ _id, from, to }))];
  }
}
