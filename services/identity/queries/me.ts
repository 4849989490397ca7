import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { CurrentUsers } from '../current-users.ts';
import { loadPreferences, PREFERENCES } from '../preferences.ts';

export const me = handle(
  identity.calls.me,
  { currentUsers: CurrentUsers, rows: PREFERENCES },
  async (_input, caller, { currentUsers, rows }) => {
    const user = caller.user && (await currentUsers.findActive(caller.user._id));
    return user ? { user, preferences: await loadPreferences(rows, user._id) } : { user };
  },
);
