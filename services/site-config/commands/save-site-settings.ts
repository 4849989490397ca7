import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { Redirect, SiteSettingsContent } from '../../../proto/entities/site-settings.ts';
import type { Clock } from '../../kit/clock.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { keyOf } from '../keyed.ts';
import { changesOf } from '../named-redirects.ts';
import { type RedirectDraft, REDIRECTS, stored } from '../redirect.ts';
import { RedirectLock } from '../redirect-lock.ts';
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
    @Inject(REDIRECTS) private readonly redirects: Versioned<RedirectDraft>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly around: RedirectsOfDomain,
    private readonly lock: RedirectLock,
  ) {}

  async execute(command: SaveSiteSettings) {
    const { siteSettings, redirects } = command.input;
    const { domainId } = siteSettings;
    permitDomain(command.caller, domainId);
    permit(command.caller, 'siteSettings');
    const sendsRedirects = redirects !== undefined || siteSettings.redirects !== undefined;
    return sendsRedirects ? this.lock.run(domainId, () => this.store(command)) : this.store(command);
  }

  private async store({ input: { siteSettings, overPage, ...beside }, caller, publish }: SaveSiteSettings) {
    const { domainId } = siteSettings;
    const { redirects, ...sent } = { ...siteSettings, ...beside };
    const changes = redirects ? await this.changes(redirects, { domainId, overPage }, caller, publish) : [];
    const { draft } = await this.docs.commit(keyOf('site-settings', { domainId }), authorOf(caller), (head) =>
      saved(head, sent, publish),
    );
    for (const { _id, ...redirect } of changes)
      await this.redirects.commit(_id ?? this.clock.id(), authorOf(caller), () => stored(redirect, publish));
    return this.around.withRedirects(viewOf(draft!), 'draft', caller);
  }

  private async changes(
    redirects: Redirect[],
    { domainId, overPage }: { domainId: string; overPage: boolean },
    caller: Caller,
    publish: boolean,
  ) {
    const live = publish ? await this.redirects.live.find({ domainId }) : null;
    const changes = changesOf(redirects, await this.around.find(domainId), { domainId, live });
    if (changes.length > 0) permit(caller, 'redirects');
    if (!overPage) for (const change of changes) await this.around.refuseOverPage(change);
    return changes;
  }
}
