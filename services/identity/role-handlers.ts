import { identity } from '../../proto/identity.ts';
import { pages } from '../../proto/pages.ts';
import { type Caller, holds } from '../../proto/permissions.ts';
import { regions } from '../../proto/regions.ts';
import { requireCapability } from '../kit/access.ts';
import { BUS, type Bus } from '../kit/bus/bus.ts';
import { CLOCK } from '../kit/clock.ts';
import { handle } from '../kit/contract/handle.ts';
import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { toAuthor } from '../kit/versioned/versioned.ts';
import { requireNotExceeding } from './rights.ts';
import { decideDeleteRole, decideSaveRole, requireRole, RoleDocs, type RoleUses, toRoleRow } from './role.ts';
import { SessionRepository } from './session-repository.ts';
import { UserDocs } from './user.ts';

const dependencies = { roles: RoleDocs, users: UserDocs, sessions: SessionRepository, bus: BUS, clock: CLOCK };

export const roleHandlers = {
  listRoles: handle(
    identity.calls.listRoles,
    { roleDocs: RoleDocs, users: UserDocs },
    async ({ page, perPage }, { user }, { roleDocs, users }) => {
      const options = { sort: { name: 'asc' as const }, skip: (page - 1) * perPage, limit: perPage };
      const [roles, total, groups] = await Promise.all([
        roleDocs.draft.find({}, options),
        roleDocs.draft.count({}),
        holds(user, 'people') ? users.draft.countBy(['roles']) : null,
      ]);
      const holders = groups && new Map(groups.map(({ values, count }) => [values[0], count]));
      return {
        roles: roles.map((role) => ({ ...toRoleRow(role), ...(holders && { holders: holders.get(role._id) ?? 0 }) })),
        total,
      };
    },
  ),

  roleUses: handle(identity.calls.roleUses, dependencies, async ({ _id }, caller, needs) => {
    requireCapability(caller, 'people');
    requireRole(await needs.roles.head(_id), _id);
    return findRoleUses(_id, caller, needs);
  }),

  saveRole: handle(identity.calls.saveRole, dependencies, async ({ role }, caller, needs) => {
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
  }),

  deleteRole: handle(identity.calls.deleteRole, dependencies, async ({ _id }, caller, needs) => {
    requireCapability(caller, 'people');
    await needs.roles.commit(_id, toAuthor(caller), async (head) => {
      const role = requireRole(head, _id);
      requireNotExceeding(caller, role);
      return decideDeleteRole(role, await findRoleUses(_id, caller, needs));
    });
    await publishRoleChanged(_id, caller, needs);
    return { _id };
  }),
};

export const recoverableRole = defineRecoverable(
  'role',
  { docs: RoleDocs, users: UserDocs, sessions: SessionRepository },
  {
    permit(caller, action, { admin = false, grants }) {
      requireCapability(caller, 'people');
      if (action === 'restore') requireNotExceeding(caller, { admin, grants });
    },
    async restore(content, { _id, head }, { docs }) {
      const existing = head ? { _id, revision: head.revision } : {};
      return decideSaveRole(head, { ...content, ...existing }, await docs.draft.count({}));
    },
    afterRestore: ({ _id, caller }, needs) => publishRoleChanged(_id, caller, needs),
  },
);

interface Needs {
  bus: Bus;
  users: UserDocs;
}

async function findRoleUses(roleId: string, caller: Caller, { bus, users }: Needs): Promise<RoleUses> {
  const [holders, usedByPages, usedByRegions] = await Promise.all([
    users.draft.find({ roles: { has: roleId } }, { sort: { username: 'asc' } }),
    bus.call(pages.calls.findByRole, { roleId }, caller),
    bus.call(regions.calls.findByRole, { roleId }, caller),
  ]);
  const usedByUsers = holders.map(({ _id, username }) => ({ _id, username }));
  return { users: usedByUsers, pages: usedByPages, regions: usedByRegions };
}

async function publishRoleChanged(
  roleId: string,
  caller: Caller,
  { users, sessions }: { users: UserDocs; sessions: SessionRepository },
): Promise<void> {
  const holders = await users.draft.find({ roles: { has: roleId } });
  for (const holder of holders) await sessions.publishChanged(holder._id, toAuthor(caller)._id);
}
