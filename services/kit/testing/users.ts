import { defaultGrants, type User } from '../../../proto/permissions.ts';

export function userFixture({ username = 'someone', roles = ['editors'], ...overrides }: Partial<User> = {}): User {
  const grants = roles.length > 0 ? defaultGrants : [];
  return { _id: username, username, email: `${username}@example.com`, roles, admin: false, grants, ...overrides };
}

export const users = {
  admin: userFixture({ username: 'admin', roles: ['admins'], admin: true }),
  editor: userFixture({ username: 'editor' }),
  other: userFixture({ username: 'other', roles: ['others'] }),
};
