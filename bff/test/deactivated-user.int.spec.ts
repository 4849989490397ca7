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

test('a revoked API token is refused everywhere once the BFF knows; invented ones are refused without a fault', async () => {
  const session = done(await site.post('/api/user/login', { username: root.username, password: root.password })).token;
  const as = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
  const input = { name: 'Import', days: 1, grants: [{ capability: 'people' }] };
  const { secret, apiToken } = done(await site.post('/api/user/createApiToken', input, as(session)));
  const list = async (bearer: string) => (await site.get('/api/user/list', as(bearer))).status;
  const ofAccount = await site.post('/api/user/createApiToken', input, as(secret));
  expect([await list(secret), ofAccount.status]).toEqual([200, 403]);
  done(await site.post('/api/user/revokeApiToken', { _id: apiToken._id }, as(session)));
  await until(async () => (await list(secret)) === 401);
  const invented = [
    'pat_',
    'pat_%00',
    `pat_${'a'.repeat(49)}`,
    `pat_${'a'.repeat(5000)}`,
    `${secret}a`,
    secret.slice(1),
  ];
  for (const one of invented) expect([one, await list(one)]).toEqual([one, 401]);
});
