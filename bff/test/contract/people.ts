import { readFile } from 'node:fs/promises';
import { decodeJwt, importPKCS8, SignJWT } from 'jose';
import type { Grant, User } from '../../../proto/permissions.ts';
import { appCode } from '../../../services/kit/testing/app-code.ts';
import { testPasskey } from '../../../services/kit/testing/test-passkey.ts';
import type { TestProvider } from '../../../services/kit/testing/test-provider.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { done } from '../editing.ts';
import type { Site } from '../site.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { assign, signIn, signUp } from './sign-up.ts';

export interface Person {
  name: string;
  /** Null for callers that services treat as anonymous. */
  user: User | null;
  token?: string;
  /** Callers with an invalid token. */
  ended?: boolean;
  hasFactors?: boolean;
}

const roleNames = ['editors', 'publishers', 'nz-publishers', 'legal', 'admins'] as const;
export type Roles = Record<(typeof roleNames)[number], string>;

/** Creates a caller of every kind, and returns the ids of the roles that pages name. */
export async function createPeople(
  site: Site,
  provider: TestProvider,
  root: string,
  forward: (hours: number) => void,
): Promise<{ people: Person[]; roles: Roles }> {
  const headers = { authorization: `Bearer ${root}` };
  const roles = {} as Roles;
  for (const name of roleNames) {
    const role = { name, admin: name === 'admins' };
    roles[name] = done(await site.post('/api/roles/save', { role }, headers))._id;
  }
  const describePerson = async (name: string, token: string): Promise<Person> => ({
    name,
    token,
    user: await meOf(site, token),
  });
  const holder = async (name: string, username: string, held: string[]) =>
    describePerson(name, await signUp(site, root, username, held));
  const admin = await holder('admin', 'ana', [roles.admins]);
  const tokenOf = async (name: string, owner: Person, grants: Grant[]): Promise<Person> => {
    const headers = { authorization: `Bearer ${owner.token}` };
    const { secret } = done(await site.post('/api/user/createApiToken', { name, grants, days: 1 }, headers));
    const person = await describePerson(name, secret);
    return { ...person, user: person.user && { ...person.user, apiToken: name } };
  };
  const publisher = await holder('publisher', 'pat', [roles.publishers]);
  const demanding = await Promise.all(
    [false, true].map(async (admin) => {
      const role = { name: `demanding ${admin}`, admin, secondFactor: true };
      return done(await site.post('/api/roles/save', { role }, headers))._id as string;
    }),
  );
  const expiredAdmin = await addSecondFactor(site, await signUp(site, root, 'eru', []));
  const [signedOn, signedOnBefore] = await signInWithProvider(site, provider, root, ['sora', 'suli']);
  await assign(site, root, 'sora', [roles.editors]);
  await assign(site, root, 'suli', [demanding[0]!]);
  const all = {
    roles,
    people: [
      { name: 'anonymous', user: null },
      await holder('without roles', 'wiremu', []),
      await holder('editor', 'mere', [roles.editors]),
      publisher,
      await holder('publisher in nz', 'niko', [roles['nz-publishers']]),
      admin,
      await describePerson('root', root),
      await tokenOf('token of editor', publisher, [{ capability: 'pages.edit' }]),
      await tokenOf('token of admin', admin, [{ capability: 'media' }, { capability: 'domains' }]),
      { name: 'expired session', user: null, ended: true, token: await expired(site, admin.token!) },
      { name: 'revoked session', user: null, ended: true, token: await revoked(site, admin.token!) },
      await holder('no second factor', 'tama', [demanding[0]!]),
      await describePerson('single sign-on', signedOn!),
    ],
  };
  forward(13);
  await assign(site, root, 'eru', [demanding[1]!]);
  await until(async () => (await meOf(site, expiredAdmin))?.secondFactor === 'expired');
  const late = [
    { ...(await describePerson('old second factor', expiredAdmin)), hasFactors: true },
    await describePerson('old single sign-on', signedOnBefore!),
    await describePerson('passkey', await signInWithPasskey(site, await signUp(site, root, 'kiri', [demanding[0]!]))),
  ];
  return { ...all, people: [...all.people, ...late] };
}

async function addSecondFactor(site: Site, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { ticket, secret } = done(await site.post('/api/user/startApp', {}, headers));
  done(await site.post('/api/user/addApp', { ticket, name: 'Phone', code: appCode(secret) }, headers));
  return token;
}

/** Adds a passkey to the account of a session, and signs in with it. Returns the token of the second session. */
async function signInWithPasskey(site: Site, token: string): Promise<string> {
  const [passkey, answering] = [testPasskey(), { origin: 'http://localhost' }];
  const headers = { authorization: `Bearer ${token}` };
  const { ticket, options } = done(await site.post('/api/user/startPasskey', {}, headers));
  const created = { ticket, name: 'Laptop', response: passkey.attest(options, answering) };
  done(await site.post('/api/user/addPasskey', created, headers));
  const asked = done(await site.post('/api/user/startPasskeyLogin', {}));
  const proof = { kind: 'passkey', response: passkey.answer(asked.options, answering) };
  return done(await site.post('/api/user/confirmLogin', { ticket: asked.ticket, proof })).token;
}

const meOf = async (site: Site, token: string): Promise<User | null> =>
  done(await site.post('/api/user/me', {}, { authorization: `Bearer ${token}` })).user;

/** Returns an expired token of an existing session. */
async function expired(site: Site, token: string): Promise<string> {
  const { sub, sid } = decodeJwt<{ sid: string }>(token);
  const key = await importPKCS8(await readFile(site.stack.settings.tokenPrivateKeyFile, 'utf8'), 'EdDSA');
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject(sub!)
    .setAudience('sessions')
    .setIssuedAt(0)
    .setExpirationTime(60)
    .sign(key);
}

async function revoked(site: Site, token: string): Promise<string> {
  const other = await signIn(site, 'ana');
  const headers = { authorization: `Bearer ${token}` };
  const { sid } = decodeJwt<{ sid: string }>(other);
  done(await site.post('/api/user/revokeSession', { _id: sid }, headers));
  await until(async () => (await site.get('/api/roles/list', { authorization: `Bearer ${other}` })).status === 401);
  return other;
}
