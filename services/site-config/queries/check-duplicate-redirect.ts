import type { HandlerInput } from '../../../proto/contract.ts';
import type { Caller, Stage } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { toPath, REDIRECTS } from '../redirect.ts';

const dependencies = { docs: REDIRECTS };

const findAmong =
  (among: Stage) =>
  async (
    { domainId, from, _id = '' }: HandlerInput<typeof siteConfig.calls.checkDuplicateRedirect>,
    caller: Caller,
    { docs }: Resolved<typeof dependencies>,
  ) => {
    requireDomain(caller, domainId);
    requireCapability(caller, 'redirects');
    const filter = { domainId, from: toPath(from).toLowerCase(), _id: { ne: _id } };
    const [taken] = await docs[among].find(filter, { limit: 1 });
    return { data: taken ? { _id: taken._id } : null };
  };

export const checkDuplicateRedirect = handle(siteConfig.calls.checkDuplicateRedirect, dependencies, findAmong('draft'));
export const checkDuplicatePublishedRedirect = handle(
  siteConfig.calls.checkDuplicatePublishedRedirect,
  dependencies,
  findAmong('live'),
);
