import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { defineRecoverable } from '../../kit/recovery/define-recoverable.ts';
import { BUS } from '../../kit/bus/bus.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { DefaultRolesDocs } from '../default-roles.ts';
import { regionDocument } from '../region.ts';

export const deleteRegion = handle(
  regions.calls.deleteRegion,
  { ...regionDocument.needs, defaultRoles: DefaultRolesDocs, bus: BUS },
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

export const recoverableRegion = defineRecoverable(
  'region',
  { ...regionDocument.needs, defaultRoles: DefaultRolesDocs },
  {
    ...regionDocument.recovery,
    async restore(content, restoring, needs) {
      const { _id, head, caller } = restoring;
      const slugPrefix = head?.draft.slugPrefix || content.slugPrefix;
      const decision = await regionDocument.recovery.restore({ ...content, slugPrefix }, restoring, needs);
      // Default roles are restored first, so that new pages are never visible to more people than before.
      if (!head) await restoreDefaultRoles(needs.defaultRoles, _id, caller);
      return decision;
    },
  },
);

async function restoreDefaultRoles(docs: DefaultRolesDocs, _id: string, caller: Caller): Promise<void> {
  await docs.commit(_id, toAuthor(caller), async (head, log) => {
    const deletion = head ? null : await log.deletion();
    const draft = deletion && (await log.at(deletion.revision - 1));
    return draft && { action: 'restore', draft };
  });
}
