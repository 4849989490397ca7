import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { requireCapability } from '../kit/access.ts';
import { requireKnownRoles } from '../kit/require-known-roles.ts';
import { BUS } from '../kit/tokens.ts';
import { collectRoleIds, decideApply, DEFAULT_ROLES } from './default-roles.ts';
import { regionDocument } from './region.ts';

export const recoverableDefaultRoles = defineRecoverable(
  'defaultRoles',
  { docs: DEFAULT_ROLES, regionDocs: regionDocument.token, bus: BUS },
  {
    isListed: false,
    async permit(caller, _action, { _id = '' }, { regionDocs }) {
      requireCapability(caller, 'people');
      await regionDocument.requireStored(_id, caller, regionDocs);
    },
    async restore(content, { _id, head, caller }, { bus }) {
      await requireKnownRoles(bus, collectRoleIds(content), caller);
      return decideApply(head, { ...content, regionId: _id, revision: head?.revision ?? 0 });
    },
  },
);
