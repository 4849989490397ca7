import { identity } from '../../../proto/identity.ts';
import { captureLog } from '../../kit/testing/captured-log.ts';
import { StoreContents } from '../../kit/testing/store-contents.ts';
import { until } from '../../kit/testing/until.ts';
import { appProof, useFactorStack, ORIGIN, passkeyProof, recoveryProof } from './second-factor-fixtures.ts';
import { refusalOf } from './sign-in-fixtures.ts';

const { calls } = identity;
const WRONG = 'identity.wrongProof';
const OVER = 'identity.secondFactorOver';
const contents = new StoreContents();
const { stack, forward, people } = useFactorStack({ openStores: contents.openStores });

const asAdmin = () => ({ as: stack.users.admin });
const enter = async (username: string, password: string) => (await people.enterPassword(username, password)).ticket;
const attempt = (...args: Parameters<typeof people.confirmLogin>) => refusalOf(people.confirmLogin(...args));

describe('a user with an authenticator app', () => {
  test('is signed in after the password and a code, which the audit log names', async () => {
    const { password, secret } = await people.withApp('ada');
    const { ticket, kinds, options } = await people.enterPassword('ada', password);
    expect([kinds, options]).toEqual([['app', 'recovery'], undefined]);
    const spaced = people.code(secret).replace(/^.../, '$& ');
    const { token } = await people.confirmLogin(ticket, appProof(spaced));
    expect((await stack.call(calls.openSession, { token })).user.username).toBe('ada');
    await until(async () => {
      const { entries } = await stack.call(calls.listAudit, { username: 'ada', kind: 'signIn' }, asAdmin());
      const actions = entries.map(({ call, documents }) => `${call} ${documents.map(({ action }) => action).join()}`);
      return actions.includes('identity.confirmLogin useFactor') && actions.includes('identity.login askSecondFactor');
    });
  });

  test('is not signed in with a wrong, old or used code', async () => {
    const { password, secret } = await people.withApp('bea');
    const ticket = await enter('bea', password);
    const code = people.code(secret);
    expect(await attempt(ticket, appProof(people.wrongCode(secret)))).toBe(WRONG);
    expect(await attempt(ticket, appProof(people.code(secret, -3)))).toBe(WRONG);
    expect(await attempt(ticket, appProof(code))).toBe('accepted');
    expect(await attempt(await enter('bea', password), appProof(code))).toBe(WRONG);
  });

  test('is signed in once if a code is sent twice at the same time', async () => {
    const { password, secret } = await people.withApp('cyd');
    const tickets = [await enter('cyd', password), await enter('cyd', password)];
    const proof = appProof(people.code(secret));
    const results = await Promise.all([...tickets, ...tickets].map((ticket) => attempt(ticket, proof)));
    expect(results.filter((result) => result === 'accepted')).toHaveLength(1);
  });

  test('needs another ticket after the sign-in, after five minutes, and after five wrong codes', async () => {
    const { password, secret } = await people.withApp('dot');
    const used = await enter('dot', password);
    expect(await attempt(used, appProof(people.code(secret)))).toBe('accepted');
    expect(await attempt(used, appProof(people.code(secret)))).toBe(OVER);
    const old = await enter('dot', password);
    forward(6);
    expect(await attempt(old, appProof(people.code(secret)))).toBe(OVER);
    const tried = await enter('dot', password);
    for (let tries = 0; tries < 5; tries += 1) expect(await attempt(tried, recoveryProof('none'))).toBe(WRONG);
    expect(await attempt(tried, appProof(people.code(secret)))).toBe(OVER);
  });

  test('is locked after ten attempts like after ten wrong passwords, and the right password does not unlock', async () => {
    const { password, secret } = await people.withApp('eve');
    for (let tries = 0; tries < 5; tries += 1)
      expect(await attempt(await enter('eve', password), recoveryProof('none'))).toBe(WRONG);
    expect(await refusalOf(enter('eve', password))).toBe('requests.tooManyAttempts');
    forward(16);
    expect(await attempt(await enter('eve', password), appProof(people.code(secret)))).toBe('accepted');
  });

  test('is not signed in with the code or the passkey of another user', async () => {
    const fay = await people.withApp('fay');
    const other = await people.withApp('flo');
    const key = await people.withPasskey('fred');
    expect(await attempt(await enter('fay', fay.password), appProof(people.code(other.secret)))).toBe(WRONG);
    const { options } = await people.enterPassword('fred', key.password);
    expect(await attempt(await enter('fay', fay.password), passkeyProof(key.passkey, options!))).toBe(WRONG);
  });

  test('can use each recovery code once', async () => {
    const { password, recoveryCodes } = await people.withApp('gil');
    const [code] = recoveryCodes as [string];
    const tickets = [await enter('gil', password), await enter('gil', password)];
    const results = await Promise.all(tickets.map((ticket) => attempt(ticket, recoveryProof(code.toUpperCase()))));
    expect(results.sort()).toEqual(['accepted', WRONG]);
    expect(await attempt(await enter('gil', password), recoveryProof(code))).toBe(WRONG);
  });

  test('is not signed in if the factors, the password or the user change after the password', async () => {
    const reset = await people.withApp('hal');
    const resetTicket = await enter('hal', reset.password);
    await stack.call(calls.resetFactors, { _id: reset.user._id }, asAdmin());
    expect(await attempt(resetTicket, appProof(people.code(reset.secret)))).toBe(WRONG);
    const changed = await people.withApp('ida');
    const changedTicket = await enter('ida', changed.password);
    const change = { password: changed.password, newPassword: 'harbour seal choir' };
    await stack.call(calls.changePassword, change, changed.by);
    expect(await attempt(changedTicket, appProof(people.code(changed.secret)))).toBe(WRONG);
    const left = await people.withApp('jon');
    const leftTicket = await enter('jon', left.password);
    await stack.call(calls.deactivateUser, { userId: left.user._id }, asAdmin());
    expect(await attempt(leftTicket, appProof(people.code(left.secret)))).toBe(WRONG);
  });
});

describe('a user with a passkey', () => {
  const start = () => stack.call(calls.startPasskeyLogin, {}, { origin: ORIGIN });

  test('is signed in with the password and the passkey', async () => {
    const { password, passkey } = await people.withPasskey('kim');
    const { ticket, kinds, options } = await people.enterPassword('kim', password);
    expect(kinds).toEqual(['passkey', 'recovery']);
    expect(options).toMatchObject({ rpId: 'www.example.org', allowCredentials: [{ id: passkey.id }] });
    expect(await attempt(ticket, passkeyProof(passkey, options!))).toBe('accepted');
  });

  test('is signed in with the passkey alone, without a username', async () => {
    const { user, passkey } = await people.withPasskey('lea');
    const { ticket, options } = await start();
    expect(options.allowCredentials).toBeUndefined();
    const { token } = await people.confirmLogin(ticket, passkeyProof(passkey, options));
    expect((await stack.call(calls.openSession, { token })).user._id).toBe(user._id);
    expect(await attempt(ticket, passkeyProof(passkey, options))).toBe(OVER);
  });

  test('is not signed in by an answer for another site, another request, or without the PIN of the device', async () => {
    const { passkey } = await people.withPasskey('mia');
    const other = await start();
    const answers = [
      { origin: 'https://www.example.com' },
      { origin: 'http://www.example.org' },
      { rpId: 'example.org' },
      { challenge: other.options.challenge },
      { isUserVerified: false },
    ];
    for (const answering of answers) {
      const { ticket, options } = await start();
      expect([answering, await attempt(ticket, passkeyProof(passkey, options, answering))]).toEqual([answering, WRONG]);
    }
  });

  test('is not signed in by a passkey that counts backwards, which is logged', async () => {
    const { passkey } = await people.withPasskey('ned');
    const log = captureLog('warn');
    const results: string[] = [];
    for (const counter of [7, 8, 8, 3, 9]) {
      const { ticket, options } = await start();
      results.push(await attempt(ticket, passkeyProof(passkey, options, { counter })));
    }
    log.stop();
    expect(results).toEqual(['accepted', 'accepted', WRONG, WRONG, 'accepted']);
    expect(log.lines.filter(({ msg }) => /counts backwards/.test(msg))).toHaveLength(2);
  });

  test('is not signed in with a removed passkey, as a deactivated user, or while only single sign-on is allowed', async () => {
    const { passkey, by, factor, user } = await people.withPasskey('oli');
    await people.addPasskey(by);
    await stack.call(calls.removeFactor, { _id: factor._id }, by);
    const { ticket, options } = await start();
    expect(await attempt(ticket, passkeyProof(passkey, options))).toBe(WRONG);
    const second = await people.addPasskey(by);
    await stack.call(calls.deactivateUser, { userId: user._id }, asAdmin());
    const next = await start();
    expect(await attempt(next.ticket, passkeyProof(second.passkey, next.options))).toBe(WRONG);
    const staff = await people.withPasskey('pia');
    const provider = { name: 'Staff', issuer: 'https://id.example', clientId: 'site', isActive: true };
    const only = { ...provider, refusesPasswords: true };
    const { _id } = await stack.call(calls.saveProvider, { provider: only }, asAdmin());
    const last = await start();
    const proof = passkeyProof(staff.passkey, last.options);
    expect(await attempt(last.ticket, proof)).toBe('identity.passwordsRefused');
    await stack.call(calls.removeProvider, { _id }, asAdmin());
  });

  test('is asked for a passkey on the host for which it was made only', async () => {
    const { password, passkey } = await people.withPasskey('quin', 'https://www.example.nz');
    const { ticket, kinds, options } = await people.enterPassword('quin', password);
    expect([kinds, options]).toEqual([['recovery'], undefined]);
    const { options: here } = await start();
    expect(await attempt(ticket, passkeyProof(passkey, here))).toBe(WRONG);
  });
});

test('neither codes nor secrets are stored as they are shown, in events or in the audit log', async () => {
  const { secret, recoveryCodes, password } = await people.withApp('rob');
  const code = people.code(secret);
  await people.confirmLogin(await enter('rob', password), appProof(code));
  const [row] = (await contents.rowsOf('identity.factors')).filter(({ name }) => name === 'Phone');
  expect(row).toBeDefined();
  for (const text of [secret, recoveryCodes[0]!, recoveryCodes[0]!.replaceAll('-', '')])
    expect(await contents.holding(text)).toEqual([]);
});
