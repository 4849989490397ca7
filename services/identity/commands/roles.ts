import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { BUS } from '../../kit/bus/bus.ts';
import { CLOCK } from '../../kit/clock.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { requireNotExceeding } from '../rights.ts';
import { findRoleUses, publishRoleChanged } from '../role-holders.ts';
import { decideDeleteRole, decideSaveRole, requireRole, ROLES, toRoleRow } from '../role.ts';
import { SessionRepository } from '../session-repository.ts';
import { USERS } from '../user.ts';

const dependencies = { roles: ROLES, users: USERS, sessions: SessionRepository, bus: BUS, clock: CLOCK };

export const saveRole = handle(identity.calls.saveRole, dependencies, async ({ role }, caller, needs) => {
  const { roles, clock } = needs;
  requireCapability(caller, 'people');
  const { draft } = await roles.commit(role._id ?? clock.id(), toAuthor(caller), async (head) => {
    if (head) requireNotExceeding(caller, head.draft);
    const decision = decideSaveRole(head, role, await roles.draft.count({}));
    requireNotExceeding(caller, decision.draft!);
    return decision;
  });
  await publishRoleChanged(draft!._id, caller, needs);
  return toRoleRow(draft!);
});

export const deleteRole = handle(identity.calls.deleteRole, dependencies, async ({ _id }, caller, needs) => {
  requireCapability(caller, 'people');
  await needs.roles.commit(_id, toAuthor(caller), async (head) => {
    const role = requireRole(head, _id);
    requireNotExceeding(caller, role);
    return decideDeleteRole(role, await findRoleUses(_id, caller, needs));
  });
  await publishRoleChanged(_id, caller, needs);
  return { _id };
});
