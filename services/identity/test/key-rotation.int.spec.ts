import { writeFile } from 'node:fs/promises';
import { identity } from '../../../proto/identity.ts';
import { regions } from '../../../proto/regions.ts';
import { tokenKeyChanges } from '../../../scripts/installation/token-keys.ts';
import { NatsBus } from '../../kit/bus/nats-bus.ts';
import type { Host } from '../../kit/host/start-host.ts';
import { appCode } from '../../kit/testing/app-code.ts';
import { useStack } from '../../kit/testing/stack.ts';
import { newTokenKey, loadPrivateKeys, privatePemOf, publicPemOf } from '../../kit/token/token-keys.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { identityService } from '../identity.module.ts';
import { member, root, signIn } from './identity-fixtures.ts';

const { add, activate, remove } = tokenKeyChanges;
type Keys = ReturnType<typeof add>;

const stack = useStack({ services: [identityService, regionsService], settings: { root } });
let running: Host[];
let keys: Keys;
const sessions: string[] = [];

beforeAll(async () => {
  running = [stack.host, await stack.addHost()];
  keys = await loadPrivateKeys(stack.settings.tokenPrivateKeyFile);
});

async function write(changed: Keys): Promise<void> {
  keys = changed;
  await writeFile(stack.settings.tokenPrivateKeyFile, privatePemOf(keys));
  await writeFile(stack.settings.tokenPublicKeyFile, publicPemOf(keys));
}

/** Calls repeatedly, so that both instances of each service answer. */
async function useEverySession(): Promise<void> {
  for (const token of sessions)
    for (let call = 0; call < 8; call += 1) {
      const { accessToken } = await stack.call(identity.calls.openSession, { token });
      const onBehalf = { accessToken, stage: 'draft' as const, domainId: 'test-domain' };
      await new NatsBus(stack.client).call(regions.calls.loadRegions, { domainId: 'test-domain' }, onBehalf);
    }
}

/** Replaces one instance after the other, with sign-ins and calls in between. */
async function rollOut(): Promise<void> {
  for (const index of [0, 1]) {
    const replacement = await stack.addHost();
    await running[index]!.close();
    running[index] = replacement;
    sessions.push(await signIn(stack, root.username, root.password));
    await useEverySession();
  }
}

test('all sessions stay valid, and authenticator apps can be read, while the key is rotated, one instance after the other', async () => {
  sessions.push(await signIn(stack, root.username, root.password));
  await useEverySession();
  const { password, secret } = await memberWithApp();
  for (const step of [add, activate]) {
    await write(step(keys));
    await rollOut();
  }
  // The fourth session was signed while the two instances used different keys.
  const signedByTheOldKey = sessions.splice(0, 4).slice(0, 3);
  await write(remove(keys));
  await rollOut();
  for (const token of signedByTheOldKey)
    await expect(stack.call(identity.calls.openSession, { token })).rejects.toMatchObject({ code: 'unauthenticated' });
  const { secondFactor } = await stack.call(identity.calls.login, { username: 'ada', password });
  const proof = { kind: 'app' as const, code: appCode(secret, Date.now() + 30_000) };
  const { token } = await stack.call(identity.calls.confirmLogin, { ticket: secondFactor!.ticket, proof });
  expect(token).not.toBe('');
});

async function memberWithApp(): Promise<{ password: string; secret: string }> {
  const { token, password } = await member(stack, 'ada');
  const { accessToken } = await stack.call(identity.calls.openSession, { token });
  const { ticket, secret } = await stack.call(identity.calls.startApp, {}, { accessToken });
  const input = { ticket, name: 'Phone', code: appCode(secret) };
  await stack.call(identity.calls.addApp, input, { accessToken });
  return { password, secret };
}

test('identity does not start with a key that the services do not accept', async () => {
  await writeFile(stack.settings.tokenPrivateKeyFile, privatePemOf([newTokenKey()]));
  await expect(stack.addHost()).rejects.toThrow('every service would refuse its tokens');
});
