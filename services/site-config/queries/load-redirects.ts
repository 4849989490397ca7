import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/require-domain.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { derivedSubstringIndex } from '../../kit/versioned/derived-field.ts';
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
