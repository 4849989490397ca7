import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { BUS } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { DEFAULT_ROLES } from '../default-roles.ts';
import { authorizeRegion } from '../authorize-region.ts';
import { decideDelete, REGIONS } from '../region.ts';

export const deleteRegion = handle(
  regions.calls.deleteRegion,
  { docs: REGIONS, defaultRoles: DEFAULT_ROLES, bus: BUS },
  async (input, caller, { docs, bus, defaultRoles }) => {
    await docs.commit(input.regionId, toAuthor(caller), async (stored) => {
      const head = authorizeRegion(stored, caller);
      const dependents = await bus.call(pages.calls.findByRegion, input, caller);
      return decideDelete(
        head,
        input.regionId,
        dependents.map(({ slug }) => slug || 'a page that you may not see'),
      );
    });
    await defaultRoles.commit(input.regionId, toAuthor(caller), (head) =>
      head ? { action: 'delete', draft: null } : null,
    );
    return { _id: input.regionId };
  },
);
