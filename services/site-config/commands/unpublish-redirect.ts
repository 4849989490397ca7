import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { inDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { REDIRECTS, unpublished } from '../redirect.ts';

export const unpublishRedirect = handle(
  siteConfig.calls.unpublishRedirect,
  { docs: REDIRECTS },
  async ({ _id }, caller, { docs }) => {
    permit(caller, 'redirects');
    const { draft } = await docs.commit(_id, authorOf(caller), (head) => unpublished(inDomain(head, caller), _id));
    return draft!;
  },
);
