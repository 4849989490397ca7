import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { BUS } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { DEFAULT_ROLES } from '../default-roles.ts';
import { permittedRegion } from '../permitted-region.ts';
import { deleted, REGIONS } from '../region.ts';

export const deleteRegion = handle(
  regions.calls.deleteRegion,
  { docs: REGIONS, defaultRoles: DEFAULT_ROLES, bus: BUS },
  async (input, caller, { docs, bus, defaultRoles }) => {
    await docs.commit(input.regionId, authorOf(caller), async (stored) => {
      const head = permittedRegion(stored, caller);
      const dependents = await bus.call(pages.calls.findByRegion, input, caller);
      return deleted(
        head,
        input.regionId,
        dependents.map(({ slug }) => slug || 'a page that you may not see'),
      );
    });
    await defaultRoles.commit(input.regionId, authorOf(caller), (head) =>
      head ? { action: 'delete', draft: null } : null,
    );
    return { _id: input.regionId };
  },
);
