import { identity } from '../../../proto/identity.ts';
import { handle } from '../contract/handle.ts';
import { partialService } from './partial-service.ts';
import { users } from './users.ts';

const roles = [...new Set(Object.values(users).flatMap(({ roles }) => roles))];

export const rolesOfUsers = partialService(
  identity,
  handle(identity.calls.listRoles, {}, async () => ({
    roles: roles.map((_id) => ({ _id, name: _id, admin: false })),
    total: roles.length,
  })),
);
