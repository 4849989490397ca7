import { Inject, Injectable } from '@nestjs/common';
import type { SiteSettingsContent } from '../../../proto/entities/site-settings.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import type { Recoverable, Restoring } from '../../kit/recovery/recoverable.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { documentKey } from '../keyed-document.ts';
import { CLIENT_ID, decideSave, SITE_SETTINGS } from '../site-settings.ts';

@Injectable()
export class RecoverableSiteSettings implements Recoverable<SiteSettingsContent> {
  readonly kind = 'siteSettings';

  constructor(@Inject(SITE_SETTINGS) readonly docs: Versioned<SiteSettingsContent>) {}

  storedId(id: string, { domainId }: Caller): string {
    return id === CLIENT_ID ? documentKey('site-settings', { domainId }) : id;
  }

  permit(caller: Caller): void {
    requireCapability(caller, 'siteSettings');
  }

  async restore(content: SiteSettingsContent, { head }: Restoring<SiteSettingsContent>) {
    return decideSave(head, { ...content, revision: head?.revision }, false);
  }
}
