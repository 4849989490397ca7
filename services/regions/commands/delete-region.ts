import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { BUS } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { DEFAULT_ROLES } from '../default-roles.ts';
import { regionDocument } from '../region.ts';

export const deleteRegion = handle(
  regions.calls.deleteRegion,
  { ...regionDocument.needs, defaultRoles: DEFAULT_ROLES, bus: BUS },
  async (input, caller, needs) => {
    const { regionId } = input;
    const deleted = await regionDocument.delete(regionId, caller, needs, async () => {
      const dependents = await needs.bus.call(pages.calls.findByRegion, input, caller);
      return dependents.map(({ slug }) => slug || 'a page that you may not see');
    });
    await needs.defaultRoles.commit(regionId, toAuthor(caller), (head) =>
      head ? { action: 'delete', draft: null } : null,
    );
    return deleted;
  },
);
