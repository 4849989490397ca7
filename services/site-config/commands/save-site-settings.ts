import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { SiteSettingsContent } from '../../../proto/entities/site-settings.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { keyOf } from '../keyed.ts';
import { RedirectsOfDomain } from '../redirects-of-domain.ts';
import { saved, SETTINGS_OF_SITES, viewOf } from '../site-settings.ts';

type SaveSiteSettingsCall = typeof siteConfig.calls.saveSiteSettings;

export class SaveSiteSettings extends Command<OutOf<SaveSiteSettingsCall>> {
  constructor(
    readonly input: InOf<SaveSiteSettingsCall>,
    readonly caller: Caller,
    /** Puts it live as well. */
    readonly publish = false,
  ) {
    super();
  }
}

@CommandHandler(SaveSiteSettings)
export class SaveSiteSettingsHandler implements ICommandHandler<SaveSiteSettings> {
  constructor(
    @Inject(SETTINGS_OF_SITES) private readonly docs: Versioned<SiteSettingsContent>,
    private readonly redirects: RedirectsOfDomain,
  ) {}

  async execute({ input: { siteSettings, ...beside }, caller, publish }: SaveSiteSettings) {
    permitDomain(caller, siteSettings.domainId);
    permit(caller, 'siteSettings');
    const id = keyOf('site-settings', siteSettings);
    const { domainId } = siteSettings;
    const { draft } = await this.docs.commit(id, authorOf(caller), async (head) => {
      const { others: rows, hostnames } = await this.redirects.find(domainId);
      return saved(head, { ...siteSettings, ...beside }, { rows, hostnames }, publish);
    });
    return viewOf(draft!);
  }
}
