import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { CurrentUsers } from '../current-users.ts';

export const me = handle(
  identity.calls.me,
  { currentUsers: CurrentUsers },
  async (_input, { user }, { currentUsers }) => ({ user: user && (await currentUsers.findActive(user._id)) }),
);
