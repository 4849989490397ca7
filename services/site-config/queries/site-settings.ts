import { SiteSettingsContent } from '../../../proto/entities/site-settings.ts';
import { resolvePolicies } from '../../../proto/publish-checks/policies.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { requireDomain } from '../../kit/access.ts';
import { handle } from '../../kit/contract/handle.ts';
import { DomainRedirects } from '../domain-redirects.ts';
import { asUnsavedDocument, documentKey } from '../site-document.ts';
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

/** Returns the policies of the live settings, so that the same rules apply to everyone. */
export const publishPolicies = handle(
  siteConfig.calls.publishPolicies,
  siteSettings.needs,
  async (_, { domainId }, { docs }) => {
    const live = await docs.live.get(documentKey('site-settings', { domainId }));
    return { policies: resolvePolicies(live?.publishChecks) };
  },
);
