import type { HandlerInput } from '../../../proto/contract.ts';
import type { Caller, Stage } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { redirects, toPath } from '../redirect.ts';

const dependencies = redirects.needs;

const findIn =
  (stage: Stage) =>
  async (
    { domainId, from, _id = '' }: HandlerInput<typeof siteConfig.calls.checkDuplicateRedirect>,
    caller: Caller,
    { docs }: Resolved<typeof dependencies>,
  ) => {
    requireDomain(caller, domainId);
    requireCapability(caller, 'redirects');
    const filter = { domainId, from: toPath(from).toLowerCase(), _id: { ne: _id } };
    const [existing] = await docs[stage].find(filter, { limit: 1 });
    return { data: existing ? { _id: existing._id } : null };
  };

export const checkDuplicateRedirect = handle(siteConfig.calls.checkDuplicateRedirect, dependencies, findIn('draft'));
export const checkDuplicatePublishedRedirect = handle(
  siteConfig.calls.checkDuplicatePublishedRedirect,
  dependencies,
  findIn('live'),
);
