import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { REDIRECTS } from '../redirect.ts';

export const listRedirects = handle(
  siteConfig.calls.listRedirects,
  { redirects: REDIRECTS },
  async ({ domainId }, _caller, { redirects }) => {
    const live = await redirects.live.find({ domainId }, { sort: { from: 'asc' } });
    return live.map(({ _id, from, to }) => ({ _id, from, to }));
  },
);
