import { siteConfig } from '../../../proto/site-config.ts';
import { onEvent } from '../../kit/contract/handle.ts';
import { SearchSettingsCache } from '../search-settings.ts';

export const refreshSettings = onEvent(
  siteConfig.events.changed,
  { settings: SearchSettingsCache },
  async ({ kind, live, domainId }, _, { settings }) => {
    if (kind === 'site-settings' && live) await settings.refresh(domainId);
  },
);
