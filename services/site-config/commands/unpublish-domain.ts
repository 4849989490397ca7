import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { DOMAINS, decideUnpublish, toDomain } from '../domain.ts';

export const unpublishDomain = handle(
  siteConfig.calls.unpublishDomain,
  { docs: DOMAINS },
  async ({ domain }, caller, { docs }) => {
    requireCapability(caller, 'domains');
    const { draft } = await docs.commit(domain._id, toAuthor(caller), (head) => decideUnpublish(head, domain._id));
    return toDomain(draft!);
  },
);
