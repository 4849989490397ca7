import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { DomainContent } from '../../proto/entities/domain.ts';
import type { Redirect, SiteSettingsContent } from '../../proto/entities/site-settings.ts';
import { Problem } from '../../proto/errors.ts';
import type { Clock } from '../kit/clock.ts';
import { CLOCK } from '../kit/tokens.ts';
import { stripInternalFields } from '../kit/versioned/tables.ts';
import type { Decision, Head, Versioned, VersionedDocument } from '../kit/versioned/versioned.ts';
import { changedEvent } from './changed-event.ts';
import { DOMAINS, FIRST_DOMAIN } from './domain.ts';
import { type RedirectDraft, redirects, stored } from './redirect.ts';
import { documentKey } from './site-document.ts';
import { siteSettings } from './site-settings.ts';

const author = { _id: 'site-config', username: 'site-config' };

/** Moves the redirects that earlier versions stored in the site settings. */
@Injectable()
export class MoveRedirects implements OnModuleInit {
  constructor(
    @Inject(siteSettings.token) private readonly settings: Versioned<SiteSettingsContent>,
    @Inject(DOMAINS) private readonly domains: Versioned<DomainContent>,
    @Inject(redirects.token) private readonly redirects: Versioned<RedirectDraft>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    const domains = await this.domains.draft.find({}, { sort: { createdAt: 'asc' } });
    for (const domainId of new Set([FIRST_DOMAIN, ...domains.map(({ _id }) => _id)])) {
      const id = documentKey('site-settings', { domainId });
      const [draft, live] = await Promise.all([this.settings.draft.get(id), this.settings.live.get(id)]);
      if (!draft || (!draft.redirects?.length && !live?.redirects?.length)) continue;
      for (const redirect of live?.redirects ?? []) await this.move(domainId, redirect, true);
      for (const redirect of draft.redirects ?? []) await this.move(domainId, redirect, false);
      await this.settings.commit(id, author, (head) => withoutRedirects(head!));
    }
  }

  private async move(domainId: string, { from, to }: Redirect, publish: boolean): Promise<void> {
    if ((await this.redirects.draft.find({ domainId, from }, { limit: 1 })).length > 0) return;
    try {
      const draft = { domainId, name: '', from, to };
      await this.redirects.commit(this.clock.id(), author, () => stored(draft, publish));
    } catch (error) {
      // Another process may have stored the redirect at the same time.
      if (!(error instanceof Problem && error.code === 'conflict')) throw error;
    }
  }
}

function withoutRedirects({ draft, live }: Head<SiteSettingsContent>): Decision<SiteSettingsContent> {
  const strip = (doc: VersionedDocument<SiteSettingsContent>): SiteSettingsContent => {
    const { redirects: _, ...content } = stripInternalFields(doc);
    return content as SiteSettingsContent;
  };
  return {
    action: 'save',
    draft: strip(draft),
    ...(live && { live: { content: strip(live), lastPublished: live.lastPublished! } }),
    facts: () => [changedEvent('site-settings', draft._id, draft.domainId, live !== null)],
  };
}
