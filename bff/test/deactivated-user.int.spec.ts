import { until } from '../../services/kit/testing/until.ts';
import { signUp } from './contract/sign-up.ts';
import { done } from './editing.ts';
import { root, startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

test('a deactivated user is refused everywhere once the BFF knows, before the access token expires', async () => {
  const admin = done(await site.post('/api/user/login', { username: root.username, password: root.password })).token;
  const token = await signUp(site, admin, 'leaver', []);
  const as = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
  const { users } = done(await site.get('/api/user/list', as(admin)));
  const { _id: userId } = users.find(({ username }: { username: string }) => username === 'leaver');
  // This request makes the BFF cache the session and its access token.
  expect((await site.get('/api/user/sessions', as(token))).status).toBe(200);
  done(await site.post('/api/user/deactivate', { userId }, as(admin)));
  // This must take less than the 30 seconds for which the BFF would cache the session without the event.
  await until(async () => (await site.get('/api/user/sessions', as(token))).status === 401);
  expect(done(await site.post('/api/user/me', {}, as(token)))).toEqual({ user: null });
  expect((await site.post('/api/user/login', { username: 'leaver', password: 'long enough to be one' })).status).toBe(
    401,
  );
});
