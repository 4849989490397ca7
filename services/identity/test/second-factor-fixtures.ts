import type { FactorProof } from '../../../proto/entities/second-factor.ts';
import { identity } from '../../../proto/identity.ts';
import { appCode } from '../../kit/testing/app-code.ts';
import type { CallAs, Stack, StackOptions } from '../../kit/testing/stack.ts';
import { type TestPasskey, testPasskey } from '../../kit/testing/test-passkey.ts';
import { member, useIdentityStack } from './identity-fixtures.ts';

const { calls } = identity;

export const ORIGIN = 'https://www.example.org';

/** A site with people who have second factors, whose clock can be advanced. */
export function useFactorStack(more: Pick<StackOptions, 'openStores'> = {}) {
  const { stack, forward: advance } = useIdentityStack(more);
  let minutes = 0;
  const forward = (by: number) => {
    minutes += by;
    advance(by);
  };
  const at = () => Date.now() + minutes * 60_000;
  const people = new FactorPeople(stack, at, forward);
  return { stack, forward, people };
}

type Signed = Pick<CallAs, 'accessToken' | 'origin'>;

class FactorPeople {
  constructor(
    private readonly stack: Stack,
    private readonly at: () => number,
    private readonly forward: (minutes: number) => void,
  ) {}

  /** Returns what the app shows, a minute later than the last time, so that the code is a new one. */
  code(secret: string, stepsAway = 0): string {
    if (stepsAway === 0) this.forward(1);
    return appCode(secret, this.at() + stepsAway * 30_000);
  }

  wrongCode(secret: string): string {
    const near = [-1, 0, 1, 2].map((step) => appCode(secret, this.at() + step * 30_000));
    return ['000000', '000001', '000002', '000003', '000004'].find((code) => !near.includes(code))!;
  }

  async session(token: string): Promise<Signed> {
    const { accessToken } = await this.stack.call(calls.openSession, { token });
    return { accessToken, origin: ORIGIN };
  }

  /** Creates a user with an app, and returns the session in which it was added. */
  async withApp(username: string) {
    const { user, token, password } = await member(this.stack, username);
    const by = await this.session(token);
    const { secret, recoveryCodes, factor } = await this.addApp(by);
    return { user, token, password, by, secret, factor, recoveryCodes: recoveryCodes! };
  }

  async addApp(by: Signed, name = 'Phone') {
    const { ticket, secret } = await this.stack.call(calls.startApp, {}, by);
    const added = await this.stack.call(calls.addApp, { ticket, name, code: this.code(secret) }, by);
    return { ...added, secret };
  }

  async withPasskey(username: string, origin = ORIGIN) {
    const { user, token, password } = await member(this.stack, username);
    const by = { ...(await this.session(token)), origin };
    const { passkey, factor, recoveryCodes } = await this.addPasskey(by);
    return { user, token, password, by, passkey, factor, recoveryCodes: recoveryCodes! };
  }

  async addPasskey(by: Signed, passkey = testPasskey()) {
    const { ticket, options } = await this.stack.call(calls.startPasskey, {}, by);
    const response = passkey.attest(options, { origin: by.origin! });
    const added = await this.stack.call(calls.addPasskey, { ticket, name: 'Laptop', response }, by);
    return { ...added, passkey };
  }

  /** Enters the right password, and returns the request for the second factor. */
  async enterPassword(username: string, password: string, origin = ORIGIN) {
    const { token, secondFactor } = await this.stack.call(calls.login, { username, password }, { origin });
    if (token !== '' || !secondFactor) throw new Error('No second factor was requested');
    return secondFactor;
  }

  confirmLogin(ticket: string, proof: FactorProof) {
    return this.stack.call(calls.confirmLogin, { ticket, proof }, { origin: ORIGIN });
  }

  /** Proves a second factor in a session again. */
  async confirm(by: Signed, secret: string) {
    const { ticket } = await this.stack.call(calls.startConfirmation, {}, by);
    await this.stack.call(calls.confirmSession, { ticket, proof: appProof(this.code(secret)) }, by);
  }
}

export const appProof = (code: string): FactorProof => ({ kind: 'app', code });
export const recoveryProof = (code: string): FactorProof => ({ kind: 'recovery', code });
export const passkeyProof = (
  passkey: TestPasskey,
  options: Parameters<TestPasskey['answer']>[0],
  answering: Partial<Parameters<TestPasskey['answer']>[1]> = {},
): FactorProof => ({ kind: 'passkey', response: passkey.answer(options, { origin: ORIGIN, ...answering }) });
