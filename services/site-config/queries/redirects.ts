import { normalizePath } from '../../../proto/address.ts';
import type { HandlerInput } from '../../../proto/contract.ts';
import type { Caller, Stage } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { requireCapability, requireDomain } from '../../kit/access.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { derivedSubstringIndex } from '../../kit/versioned/versioned.ts';
import { redirects } from '../redirect.ts';

export const loadRedirects = handle(
  siteConfig.calls.loadRedirects,
  redirects.needs,
  async ({ domainId, search, page, size }, caller, { docs }) => {
    requireDomain(caller, domainId);
    requireCapability(caller, 'redirects');
    const { found, total } = await derivedSubstringIndex.find(docs.draft, {
      filter: { domainId },
      text: search ?? '',
      sort: { by: 'from', value: ({ from }) => from, direction: 'asc' },
      skip: (page - 1) * size,
      limit: size,
    });
    return { redirects: found, total };
  },
);

export const listRedirects = handle(
  siteConfig.calls.listRedirects,
  redirects.needs,
  async ({ domainId }, _caller, { docs }) => {
    const live = await docs.live.find({ domainId }, { sort: { from: 'asc' } });
    return live.map(({ _id, from, to }) => ({ _id, from, to }));
  },
);

const { checkDuplicateRedirect: inDrafts, checkDuplicatePublishedRedirect: inPublished } = siteConfig.calls;

export const checkDuplicateRedirect = handle(inDrafts, redirects.needs, findIn('draft'));
export const checkDuplicatePublishedRedirect = handle(inPublished, redirects.needs, findIn('live'));

function findIn(stage: Stage) {
  return async (
    { domainId, from, _id = '' }: HandlerInput<typeof inDrafts>,
    caller: Caller,
    { docs }: Resolved<typeof redirects.needs>,
  ) => {
    requireDomain(caller, domainId);
    requireCapability(caller, 'redirects');
    const filter = { domainId, from: normalizePath(from), _id: { ne: _id } };
    const [existing] = await docs[stage].find(filter, { limit: 1 });
    return { data: existing ? { _id: existing._id } : null };
  };
}
