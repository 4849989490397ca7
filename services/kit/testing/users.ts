import type { User } from '../../../proto/permissions.ts';

/** Somebody for a test; what is not said follows from the name. */
export function userFixture({ username = 'someone', ...given }: Partial<User> = {}): User {
  return { _id: username, username, email: `${username}@example.com`, roles: ['editors'], admin: false, ...given };
}

/** An administrator, an editor, and an editor in another role. */
export const users = {
  admin: userFixture({ username: 'admin', roles: ['admins'], admin: true }),
  editor: userFixture({ username: 'editor' }),
  other: userFixture({ username: 'other', roles: ['others'] }),
};
