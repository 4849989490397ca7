import { appCode } from '../../services/kit/testing/app-code.ts';
import { until } from '../../services/kit/testing/until.ts';
import { signUp } from './contract/sign-up.ts';
import { done } from './editing.ts';
import { FORM_TYPE, formOf } from './media/form.ts';
import { ask, type Answer, type Site, startSite } from './site.ts';

const password = 'long enough to be one';
let site: Site;
let root: string;
let roles: string[];

beforeAll(async () => {
  site = await startSite();
  root = (await site.signIn()).cookie.split('=')[1]!;
  const role = { name: 'Picture editors', grants: [{ capability: 'media' }], secondFactor: true };
  roles = [done(await site.post('/api/roles/save', { role }, bearer(root)))._id];
  const domain = { name: 'Other', hostnames: ['other.example'] };
  done(await site.post('/api/config/publishDomain', { domain }, bearer(root)));
});
afterAll(() => site?.stop());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookiesOf = ({ headers }: Answer) => [headers['set-cookie'] ?? []].flat().map((line) => line.split('=')[0]!);
const userOf = async (token: string) => done(await site.post('/api/user/me', {}, bearer(token))).user;

/** Returns the secret of the app and the recovery codes. */
async function addApp(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { ticket, secret } = done(await site.post('/api/user/startApp', {}, bearer(token)));
  const input = { ticket, name: 'Phone', code: appCode(secret) };
  return { secret, ...done(await site.post('/api/user/addApp', input, bearer(token))) };
}

test('a user has the rights of the role in the next request after the second factor was added', async () => {
  const token = await signUp(site, root, 'ada', roles);
  expect(await userOf(token)).toMatchObject({ roles: [], secondFactor: 'missing', withheld: { roles } });
  await addApp(token);
  const user = await userOf(token);
  expect(user).toMatchObject({ roles });
  expect(user).not.toHaveProperty('withheld');
});

test('the cookies of a session are set after the second factor, not after the password', async () => {
  const { recoveryCodes } = await addApp(await signUp(site, root, 'bea', roles));
  const asked = await site.post('/api/user/login', { username: 'bea', password });
  expect(cookiesOf(asked)).toEqual([]);
  const { ticket } = done(asked).secondFactor;
  const proof = { kind: 'recovery', code: recoveryCodes[0] };
  const answer = await site.post('/api/user/confirmLogin', { ticket, proof });
  expect(cookiesOf(answer)).toEqual(['authToken', 'device']);
  expect(await userOf(done(answer).token)).toMatchObject({ username: 'bea', roles });
});

test.each([
  ['other.example', 'other.example'],
  ['evil.example', 'localhost'],
])('a passkey that is added at %s is made for %s', async (host, rpId) => {
  const { options } = done(await site.post('/api/user/startPasskeyLogin', {}, { host }));
  expect(options.rpId).toBe(rpId);
});

test('an upload without the second factor is refused with the reason, which the audit log has', async () => {
  const headers = { 'content-type': FORM_TYPE, ...bearer(await signUp(site, root, 'cyd', roles)) };
  const { status, json } = await ask(site.bff.url, 'POST', '/api/image/upload', headers, formOf());
  expect([status, json.error.key]).toEqual([403, 'access.secondFactorMissing']);
  await until(async () => {
    const { entries } = done(await site.get('/api/audit/list?username=cyd&kind=media', bearer(root)));
    return entries.some(({ outcome }: { outcome: string }) => outcome === 'second-factor');
  });
});
