import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { findContaining } from '../../kit/store/find-containing.ts';
import { REDIRECTS } from '../redirect.ts';

export const loadRedirects = handle(
  siteConfig.calls.loadRedirects,
  { docs: REDIRECTS },
  async ({ domainId, search, page, size }, caller, { docs }) => {
    permitDomain(caller, domainId);
    permit(caller, 'redirects');
    const { found, total } = await findContaining(docs.draft, {
      filter: { domainId },
      text: search ?? '',
      fields: ['name', 'from', 'to'],
      grams: '_keys.grams',
      sort: { by: 'from', value: ({ from }) => from, direction: 'asc' },
      skip: (page - 1) * size,
      limit: size,
    });
    return { redirects: found, total };
  },
);
