import { MAX_ROLES } from '../../proto/entities/user.ts';
import { accessRefusals } from '../../proto/refusals/access.ts';
import { identity } from '../../proto/identity.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { Bus } from './bus/bus.ts';

export async function requireKnownRoles(bus: Bus, roleIds: string[], caller: Caller): Promise<void> {
  if (roleIds.length === 0) return;
  const { roles } = await bus.call(identity.calls.listRoles, { page: 1, perPage: MAX_ROLES }, caller);
  const existing = new Set(roles.map(({ _id }) => _id));
  const unknown = [...new Set(roleIds)].filter((id) => !existing.has(id));
  if (unknown.length > 0) throw accessRefusals.unknownRoles({ roles: unknown.join(', ') }, { roles: unknown });
}
