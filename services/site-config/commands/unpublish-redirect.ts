import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { ifInDomain } from '../../kit/require-domain.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { REDIRECTS, decideUnpublish } from '../redirect.ts';

export const unpublishRedirect = handle(
  siteConfig.calls.unpublishRedirect,
  { docs: REDIRECTS },
  async ({ _id }, caller, { docs }) => {
    requireCapability(caller, 'redirects');
    const { draft } = await docs.commit(_id, toAuthor(caller), (head) =>
      decideUnpublish(ifInDomain(head, caller), _id),
    );
    return draft!;
  },
);
