import { identity } from '../../../proto/identity.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { regions } from '../../../proto/regions.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { BUS } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { requireNotExceeding } from '../require-not-exceeding.ts';
import { decideDeleteRole, requireRole, type RoleUses, ROLES } from '../role.ts';
import { SessionRepository } from '../session-repository.ts';
import { USERS } from '../user.ts';

const dependencies = { roles: ROLES, userDocs: USERS, bus: BUS, sessions: SessionRepository };
type Needs = Resolved<typeof dependencies>;

export const deleteRole = handle(identity.calls.deleteRole, dependencies, async ({ _id }, caller, needs) => {
  const { roles, sessions } = needs;
  requireCapability(caller, 'people');
  await roles.commit(_id, toAuthor(caller), async (head) => {
    const role = requireRole(head, _id);
    requireNotExceeding(caller, role);
    return decideDeleteRole(role, await findUses(needs, _id, caller));
  });
  // The role can have been assigned in the meantime; its id no longer grants anything.
  for (const holder of await findHolders(needs, _id)) await sessions.publishChanged(holder._id, toAuthor(caller)._id);
  return { _id };
});

async function findUses(needs: Needs, roleId: string, caller: Caller): Promise<RoleUses> {
  const { bus } = needs;
  const [holders, usedByPages, usedByRegions] = await Promise.all([
    findHolders(needs, roleId),
    bus.call(pages.calls.findByRole, { roleId }, caller),
    bus.call(regions.calls.findByRole, { roleId }, caller),
  ]);
  const users = holders.map((user) => ({ _id: user._id, username: user.username }));
  return { users, pages: usedByPages, regions: usedByRegions };
}

function findHolders({ userDocs }: Needs, roleId: string) {
  return userDocs.draft.find({ roles: { has: roleId } }, { sort: { username: 'asc' } });
}
