import { siteConfig } from '../../../proto/site-config.ts';
import { SiteSettingsContent } from '../../../proto/entities/site-settings.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { keyOf, unsaved } from '../keyed.ts';
import { RedirectsOfDomain } from '../redirects-of-domain.ts';
import { SETTINGS_OF_SITES, viewOf } from '../site-settings.ts';

export const loadSiteSettings = handle(
  siteConfig.calls.loadSiteSettings,
  { docs: SETTINGS_OF_SITES, redirects: RedirectsOfDomain },
  async (input, caller, { docs, redirects }) => {
    permitDomain(caller, input.domainId);
    const stored = await docs[caller.stage].get(keyOf('site-settings', input));
    const settings = stored ?? unsaved('site-settings', SiteSettingsContent.parse(input));
    return redirects.withRedirects(viewOf(settings), caller.stage, caller);
  },
);
