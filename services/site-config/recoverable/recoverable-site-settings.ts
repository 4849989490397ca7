import { Inject, Injectable } from '@nestjs/common';
import type { SiteSettingsContent } from '../../../proto/entities/site-settings.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { permit } from '../../kit/permit.ts';
import type { Recoverable, Restoring } from '../../kit/recovery/recoverable.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { keyOf } from '../keyed.ts';
import { CLIENT_ID, saved, SETTINGS_OF_SITES } from '../site-settings.ts';

@Injectable()
export class RecoverableSiteSettings implements Recoverable<SiteSettingsContent> {
  readonly kind = 'siteSettings';

  constructor(@Inject(SETTINGS_OF_SITES) readonly docs: Versioned<SiteSettingsContent>) {}

  storedId(id: string, { domainId }: Caller): string {
    return id === CLIENT_ID ? keyOf('site-settings', { domainId }) : id;
  }

  permit(caller: Caller): void {
    permit(caller, 'siteSettings');
  }

  async restore(content: SiteSettingsContent, { head }: Restoring<SiteSettingsContent>) {
    return saved(head, { ...content, revision: head?.revision }, false);
  }
}
