import { resolvePolicies } from '../../../proto/publish-checks/policies.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { documentKey } from '../keyed-document.ts';
import { siteSettings } from '../site-settings.ts';

/** Those of the live settings, so that everyone publishes by the same rules. */
export const publishPolicies = handle(
  siteConfig.calls.publishPolicies,
  siteSettings.needs,
  async (_, { domainId }, { docs }) => {
    const live = await docs.live.get(documentKey('site-settings', { domainId }));
    return { policies: resolvePolicies(live?.publishChecks) };
  },
);
