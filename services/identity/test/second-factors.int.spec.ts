import type { FactorProof } from '../../../proto/entities/second-factor.ts';
import type { Problem } from '../../../proto/errors.ts';
import { identity } from '../../../proto/identity.ts';
import { testPasskey } from '../../kit/testing/test-passkey.ts';
import { lettersTo, member, root } from './identity-fixtures.ts';
import { appProof, useFactorStack, ORIGIN, recoveryProof } from './second-factor-fixtures.ts';
import { refusalOf } from './sign-in-fixtures.ts';

const { calls } = identity;
const OVER = 'identity.secondFactorOver';
const { stack, forward, people } = useFactorStack();

const asAdmin = () => ({ as: stack.users.admin });
const sessionOf = async (username: string) => people.session((await member(stack, username)).token);

describe('the first second factor', () => {
  test('is added after a recent sign-in, with ten recovery codes; further ones come without', async () => {
    const by = await sessionOf('ada');
    const { factor, recoveryCodes } = await people.addApp(by);
    expect(recoveryCodes).toHaveLength(10);
    const second = await people.addPasskey(by);
    expect(second.recoveryCodes).toBeUndefined();
    expect(await stack.call(calls.listFactors, {}, by)).toMatchObject({
      factors: [factor, second.factor],
      recoveryCodes: 10,
      isDemanded: false,
      confirmedAt: expect.any(String),
    });
    const elsewhere = await stack.call(calls.listFactors, {}, { ...by, origin: 'https://www.example.nz' });
    expect(elsewhere.factors.map(({ isOfThisHost }) => isOfThisHost)).toEqual([true, false]);
  });

  test('needs the password if the sign-in is older than 15 minutes', async () => {
    const { token, password } = await member(stack, 'bea');
    const by = await people.session(token);
    forward(16);
    const refused = await stack.call(calls.startApp, {}, by).catch((error: Problem) => error);
    expect(refused).toMatchObject({ code: 'invalid', details: [{ path: ['password'] }] });
    const start = (typed: string) => refusalOf(stack.call(calls.startPasskey, { password: typed }, by));
    expect(await start('not the password')).toBe('identity.wrongPassword');
    expect(await start(password)).toBe('accepted');
  });

  test('needs a recent sign-in on the first host of a sign-in that was handed over', async () => {
    const { token } = await member(stack, 'cyd');
    const by = await people.session(token);
    forward(16);
    const handOff = { host: 'www.example.nz', state: 'a state of twenty letters' };
    const { code } = await stack.call(calls.createHandOff, handOff, by);
    const part = await stack.call(calls.takeHandOff, { code, ...handOff });
    const there = await people.session(part.token);
    expect(await refusalOf(stack.call(calls.startApp, {}, there))).toBe('identity.passwordNeeded');
  });
});

describe('a second factor', () => {
  test('is added, removed and renewed after a confirmation in the last 15 minutes only', async () => {
    const { by, secret, factor } = await people.withApp('dot');
    forward(16);
    const changes = () => [
      stack.call(calls.startPasskey, {}, by),
      stack.call(calls.startApp, { password: 'sea lion parade' }, by),
      stack.call(calls.removeFactor, { _id: factor._id }, by),
      stack.call(calls.renewRecoveryCodes, {}, by),
    ];
    for (const change of changes()) expect(await refusalOf(change)).toBe('identity.factorConfirmationNeeded');
    await people.confirm(by, secret);
    const { recoveryCodes } = await stack.call(calls.renewRecoveryCodes, {}, by);
    expect(recoveryCodes).toHaveLength(10);
    await stack.call(calls.removeFactor, { _id: factor._id }, by);
    expect(await stack.call(calls.listFactors, {}, by)).toMatchObject({ factors: [], recoveryCodes: 0 });
  });

  test('of another user cannot be removed', async () => {
    const { factor } = await people.withApp('eve');
    const { by } = await people.withApp('fay');
    expect(await refusalOf(stack.call(calls.removeFactor, { _id: factor._id }, by))).toBe('identity.noFactor');
  });

  test('is not added with a wrong code, in another session, twice, or after five attempts', async () => {
    const { token, password } = await member(stack, 'gil');
    const by = await people.session(token);
    const other = await people.session((await stack.call(calls.login, { username: 'gil', password })).token);
    const { ticket, secret } = await stack.call(calls.startApp, {}, by);
    const add = (code: string, session = by) =>
      refusalOf(stack.call(calls.addApp, { ticket, name: 'Phone', code }, session));
    expect(await add(people.wrongCode(secret))).toBe('identity.wrongAppCode');
    expect(await add(people.code(secret), other)).toBe(OVER);
    const code = people.code(secret);
    const results = await Promise.all([add(code), add(code)]);
    expect(results.sort()).toEqual(['accepted', OVER]);
    const next = await stack.call(calls.startApp, {}, by);
    const again = (typed: string) =>
      refusalOf(stack.call(calls.addApp, { ticket: next.ticket, name: 'Phone', code: typed }, by));
    for (let tries = 0; tries < 5; tries += 1) await again(people.wrongCode(next.secret));
    expect(await again(people.code(next.secret))).toBe(OVER);
  });

  test('is not added as a passkey of another site, for another request, or twice', async () => {
    const by = await sessionOf('hal');
    const start = () => stack.call(calls.startPasskey, {}, by);
    const first = await start();
    for (const answering of [
      { origin: 'https://www.example.com' },
      { origin: ORIGIN, rpId: 'www.example.com' },
      { origin: ORIGIN, challenge: first.options.challenge },
      { origin: ORIGIN, isUserVerified: false },
    ]) {
      const { ticket, options } = await start();
      const response = testPasskey().attest(options, answering);
      const added = refusalOf(stack.call(calls.addPasskey, { ticket, name: 'Key', response }, by));
      expect([answering, await added]).toEqual([answering, 'identity.passkeyRefused']);
    }
    const { passkey } = await people.addPasskey(by);
    expect(await refusalOf(people.addPasskey(by, passkey))).toBe('identity.passkeyInUse');
  });

  test('is mailed to the user when it is added or removed, and when recovery codes are renewed', async () => {
    const { by, user, factor } = await people.withApp('uma');
    await people.addPasskey(by);
    await stack.call(calls.renewRecoveryCodes, {}, by);
    await stack.call(calls.removeFactor, { _id: factor._id }, by);
    const letters = (await lettersTo(stack, user.email, 5)).join('\n');
    for (const sentence of [
      '“Phone” was added to the account uma.',
      '“Laptop” was added to the account uma.',
      'The account uma has new recovery codes.',
      '“Phone” was removed from the account uma.',
    ])
      expect(letters).toContain(sentence);
    expect(letters).toContain('Subject: A passkey was added');
  });

  test('is one of at most ten', async () => {
    const by = await sessionOf('ida');
    for (let count = 0; count < 10; count += 1) await people.addPasskey(by);
    expect(await refusalOf(people.addPasskey(by))).toBe('identity.tooManyFactors');
  });
});

describe('a confirmation', () => {
  test('belongs to the session that began it, and ends with its first answer', async () => {
    const { by, secret, password } = await people.withApp('jon');
    const signIn = await people.enterPassword('jon', password);
    const { token } = await people.confirmLogin(signIn.ticket, appProof(people.code(secret)));
    const other = await people.session(token);
    const { ticket, kinds } = await stack.call(calls.startConfirmation, {}, by);
    expect(kinds).toEqual(['app', 'recovery']);
    const confirm = (session: typeof by) =>
      refusalOf(stack.call(calls.confirmSession, { ticket, proof: appProof(people.code(secret)) }, session));
    expect(await confirm(other)).toBe(OVER);
    expect(await confirm(by)).toBe('accepted');
    expect(await confirm(by)).toBe(OVER);
  });

  test('is refused for a wrong code, and after ten of them for every code', async () => {
    const { by, secret } = await people.withApp('kim');
    const confirm = async (proof = recoveryProof('none')) => {
      const { ticket } = await stack.call(calls.startConfirmation, {}, by);
      return refusalOf(stack.call(calls.confirmSession, { ticket, proof }, by));
    };
    for (let tries = 0; tries < 10; tries += 1) expect(await confirm()).toBe('identity.wrongConfirmation');
    expect(await confirm(appProof(people.code(secret)))).toBe('requests.tooManyAttempts');
  });
});

test('after fifty wrong codes of an app, codes are refused for a day, and recovery codes are not', async () => {
  const { by, secret, recoveryCodes } = await people.withApp('quin');
  const confirm = async (proof: FactorProof) => {
    const { ticket } = await stack.call(calls.startConfirmation, {}, by);
    return refusalOf(stack.call(calls.confirmSession, { ticket, proof }, by));
  };
  for (let tries = 0; tries < 50; tries += 1) {
    if (tries % 10 === 0) forward(16);
    expect(await confirm(appProof(people.wrongCode(secret)))).toBe('identity.wrongConfirmation');
  }
  forward(16);
  expect(await confirm(appProof(people.code(secret)))).toBe('requests.tooManyAttempts');
  expect(await confirm(recoveryProof(recoveryCodes[0]!))).toBe('accepted');
  forward(24 * 60);
  expect(await confirm(appProof(people.code(secret)))).toBe('accepted');
});

describe('the second factors of a colleague', () => {
  test('are reset by those who may manage the user, which ends the sessions and is mailed', async () => {
    const { user, token, password } = await people.withApp('lea');
    expect(await stack.call(calls.resetFactors, { _id: user._id }, asAdmin())).toEqual({ _id: user._id });
    expect(await refusalOf(people.session(token))).toBe('identity.sessionOver');
    const letters = await lettersTo(stack, user.email, 3);
    expect(letters.join('\n')).toContain('Your second factors were removed');
    expect((await stack.call(calls.login, { username: 'lea', password })).token).not.toBe('');
  });

  test('are not reset by those with fewer rights, and not by the user', async () => {
    const { user } = await people.withApp('mia');
    const roleOf = async (name: string, grants: { capability: 'people' | 'pages.publish' }[]) =>
      (await stack.call(calls.saveRole, { role: { name, grants } }, asAdmin()))._id;
    const [managers, publishers] = [
      await roleOf('Managers', [{ capability: 'people' }]),
      await roleOf('Publishers', [{ capability: 'people' }, { capability: 'pages.publish' }]),
    ];
    const give = (selectedUser: { _id: string }, role: string) =>
      stack.call(calls.applyRolesToUser, { selectedUser, roles: [role] }, asAdmin());
    await give(user, publishers);
    const manager = await member(stack, 'ned');
    await give(manager.user, managers);
    const reset = async (session: { accessToken?: string }) =>
      refusalOf(stack.call(calls.resetFactors, { _id: user._id }, session));
    expect(await reset(await people.session(manager.token))).toBe('identity.moreThanOwnRights');
    const outsider = await member(stack, 'oli');
    expect(await reset(await people.session(outsider.token))).toBe('access.noRole');
    await give(manager.user, publishers);
    expect(await reset(await people.session(manager.token))).toBe('accepted');
    const self = { _id: manager.user._id };
    const own = stack.call(calls.resetFactors, self, await people.session(manager.token));
    expect(await refusalOf(own)).toBe('identity.ownFactorReset');
  });

  test('are reset for the root user by a program on the server only', async () => {
    const { username, password } = root;
    const { token } = await stack.call(calls.login, { username, password });
    const by = await people.session(token);
    await people.addApp(by);
    const resetBy = async (session: Parameters<typeof stack.call>[2]) =>
      refusalOf(stack.call(calls.resetFactors, { _id: 'root' }, session));
    expect(await resetBy(asAdmin())).toBe('identity.sessionOver');
    expect(await resetBy(by)).toBe('identity.rootFactorReset');
    expect((await stack.call(calls.login, { username, password })).token).toBe('');
    const program = await stack.call(calls.loginOfProgram, { username, password });
    expect(await resetBy(await people.session(program.token))).toBe('accepted');
    expect((await stack.call(calls.login, { username, password })).token).not.toBe('');
    const notRoot = await member(stack, 'pia');
    const other = stack.call(calls.loginOfProgram, { username: 'pia', password: notRoot.password });
    expect(await refusalOf(other)).toBe('identity.wrongCredentials');
  });
});
