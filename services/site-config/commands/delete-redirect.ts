import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { ifInDomain } from '../../kit/require-domain.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { decideDelete, REDIRECTS } from '../redirect.ts';

export const deleteRedirect = handle(
  siteConfig.calls.deleteRedirect,
  { docs: REDIRECTS },
  async ({ _id }, caller, { docs }) => {
    requireCapability(caller, 'redirects');
    await docs.commit(_id, toAuthor(caller), (head) => decideDelete(ifInDomain(head, caller), _id));
    return { _id };
  },
);
