import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain, requireCapability } from '../../kit/access.ts';
import { derivedSubstringIndex } from '../../kit/versioned/tables.ts';
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
