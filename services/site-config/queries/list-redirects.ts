import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { redirects } from '../redirect.ts';

export const listRedirects = handle(
  siteConfig.calls.listRedirects,
  redirects.needs,
  async ({ domainId }, _caller, { docs }) => {
    const live = await docs.live.find({ domainId }, { sort: { from: 'asc' } });
    return live.map(({ _id, from, to }) => ({ _id, from, to }));
  },
);
