import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { inDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { deleted, REDIRECTS } from '../redirect.ts';

export const deleteRedirect = handle(
  siteConfig.calls.deleteRedirect,
  { docs: REDIRECTS },
  async ({ _id }, caller, { docs }) => {
    permit(caller, 'redirects');
    await docs.commit(_id, authorOf(caller), (head) => deleted(inDomain(head, caller), _id));
    return { _id };
  },
);
