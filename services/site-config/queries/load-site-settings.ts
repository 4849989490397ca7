import { siteConfig } from '../../../proto/site-config.ts';
import { SiteSettingsContent } from '../../../proto/entities/site-settings.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/access.ts';
import { documentKey, asUnsavedDocument } from '../keyed-document.ts';
import { DomainRedirects } from '../domain-redirects.ts';
import { siteSettings, toSiteSettings } from '../site-settings.ts';

export const loadSiteSettings = handle(
  siteConfig.calls.loadSiteSettings,
  { ...siteSettings.needs, redirects: DomainRedirects },
  async (input, caller, { docs, redirects }) => {
    requireDomain(caller, input.domainId);
    const stored = await docs[caller.stage].get(documentKey('site-settings', input));
    const settings = stored ?? asUnsavedDocument('site-settings', SiteSettingsContent.parse(input));
    return redirects.withRedirects(toSiteSettings(settings), caller.stage, caller);
  },
);
