import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { DOMAINS, unpublished, viewOf } from '../domain.ts';

export const unpublishDomain = handle(
  siteConfig.calls.unpublishDomain,
  { docs: DOMAINS },
  async ({ domain }, caller, { docs }) => {
    permit(caller, 'domains');
    const { draft } = await docs.commit(domain._id, authorOf(caller), (head) => unpublished(head, domain._id));
    return viewOf(draft!);
  },
);
