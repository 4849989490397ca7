import type { Caller } from '../../proto/permissions.ts';
import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { toAuthor, type Versioned } from '../kit/versioned/versioned.ts';
import { DEFAULT_ROLES, type DefaultRolesContent } from './default-roles.ts';
import { regionDocument } from './region.ts';

export const recoverableRegion = defineRecoverable(
  'region',
  { ...regionDocument.needs, defaultRoles: DEFAULT_ROLES },
  {
    ...regionDocument.recovery,
    async restore(content, restoring, needs) {
      const { _id, head, caller } = restoring;
      const slugPrefix = head?.draft.slugPrefix || content.slugPrefix;
      const decision = await regionDocument.recovery.restore({ ...content, slugPrefix }, restoring, needs);
      // Restored first, so that new pages are never open to more people than before.
      if (!head) await restoreDefaultRoles(needs.defaultRoles, _id, caller);
      return decision;
    },
  },
);

async function restoreDefaultRoles(docs: Versioned<DefaultRolesContent>, _id: string, caller: Caller): Promise<void> {
  await docs.commit(_id, toAuthor(caller), async (head, log) => {
    const deletion = head ? null : await log.deletion();
    const draft = deletion && (await log.at(deletion.revision - 1));
    return draft && { action: 'restore', draft };
  });
}
