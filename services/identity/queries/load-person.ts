import { identity } from '../../../proto/identity.ts';
import { hasRole } from '../../../proto/permissions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { CurrentUsers } from '../current-users.ts';

export const loadPerson = handle(
  identity.calls.loadPerson,
  { currentUsers: CurrentUsers },
  async ({ userId }, _, { currentUsers }) => {
    const person = await currentUsers.findActive(userId);
    return { person: hasRole(person) ? person : null };
  },
);
