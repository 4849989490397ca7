import { done } from '../editing.ts';
import type { SiteOverHttp } from '../site.ts';

const password = 'long enough to be one';

/** Invites a user, accepts the invitation, assigns roles and signs in. Returns the session token. */
export async function signUp(
  site: SiteOverHttp,
  root: string | undefined,
  username: string,
  roles: string[],
): Promise<string> {
  const email = `${username}@tern.example`;
  const headers = { authorization: `Bearer ${root}` };
  const { link } = done(await site.post('/api/user/create', { newUser: { username, email } }, headers));
  const token = new URL(link).searchParams.get('token');
  done(await site.post('/api/user/setPassword', { email, password, token }));
  if (roles.length > 0) await assign(site, root, username, roles);
  return signIn(site, username);
}

export async function assign(
  site: SiteOverHttp,
  root: string | undefined,
  username: string,
  roles: string[],
): Promise<void> {
  const headers = { authorization: `Bearer ${root}` };
  const { users } = done(await site.get('/api/user/list', headers));
  const { _id } = users.find((user: { username: string }) => user.username === username);
  done(await site.post('/api/roles/applyToUser', { selectedUser: { _id }, roles }, headers));
}

export async function signIn(site: SiteOverHttp, username: string): Promise<string> {
  return done(await site.post('/api/user/login', { username, password })).token;
}
