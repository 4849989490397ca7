import { identity } from '../../../proto/identity.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { regions } from '../../../proto/regions.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { BUS } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { publishRoleChanged } from '../publish-role-changed.ts';
import { requireNotExceeding } from '../require-not-exceeding.ts';
import { decideDeleteRole, requireRole, type RoleUses, ROLES } from '../role.ts';
import { SessionRepository } from '../session-repository.ts';
import { USERS } from '../user.ts';

const dependencies = { roles: ROLES, users: USERS, bus: BUS, sessions: SessionRepository };
type Needs = Resolved<typeof dependencies>;

export const deleteRole = handle(identity.calls.deleteRole, dependencies, async ({ _id }, caller, needs) => {
  const { roles } = needs;
  requireCapability(caller, 'people');
  await roles.commit(_id, toAuthor(caller), async (head) => {
    const role = requireRole(head, _id);
    requireNotExceeding(caller, role);
    return decideDeleteRole(role, await findUses(needs, _id, caller));
  });
  await publishRoleChanged(_id, caller, needs);
  return { _id };
});

async function findUses({ bus, users }: Needs, roleId: string, caller: Caller): Promise<RoleUses> {
  const [holders, usedByPages, usedByRegions] = await Promise.all([
    users.draft.find({ roles: { has: roleId } }, { sort: { username: 'asc' } }),
    bus.call(pages.calls.findByRole, { roleId }, caller),
    bus.call(regions.calls.findByRole, { roleId }, caller),
  ]);
  const usedByUsers = holders.map(({ _id, username }) => ({ _id, username }));
  return { users: usedByUsers, pages: usedByPages, regions: usedByRegions };
}
