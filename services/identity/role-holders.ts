import { pages } from '../../proto/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import { regions } from '../../proto/regions.ts';
import type { Bus } from '../kit/bus/bus.ts';
import { toAuthor, type Versioned } from '../kit/versioned/versioned.ts';
import type { RoleUses } from './role.ts';
import type { SessionRepository } from './session-repository.ts';
import type { UserContent } from './user.ts';

interface Needs {
  bus: Bus;
  users: Versioned<UserContent>;
}

export async function findRoleUses(roleId: string, caller: Caller, { bus, users }: Needs): Promise<RoleUses> {
  const [holders, usedByPages, usedByRegions] = await Promise.all([
    users.draft.find({ roles: { has: roleId } }, { sort: { username: 'asc' } }),
    bus.call(pages.calls.findByRole, { roleId }, caller),
    bus.call(regions.calls.findByRole, { roleId }, caller),
  ]);
  const usedByUsers = holders.map(({ _id, username }) => ({ _id, username }));
  return { users: usedByUsers, pages: usedByPages, regions: usedByRegions };
}

export async function publishRoleChanged(
  roleId: string,
  caller: Caller,
  { users, sessions }: { users: Versioned<UserContent>; sessions: SessionRepository },
): Promise<void> {
  const holders = await users.draft.find({ roles: { has: roleId } });
  for (const holder of holders) await sessions.publishChanged(holder._id, toAuthor(caller)._id);
}
