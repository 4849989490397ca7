import { identity } from '../../proto/identity.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import { NatsBus } from '../../services/kit/bus/nats-bus.ts';
import { useStack } from '../../services/kit/testing/stack.ts';
import { identityService } from '../../services/identity/identity.module.ts';
import { openRootSession } from './root-session.ts';

const root = { username: 'root', email: 'root@example.com', password: 'a long password' };
const stack = useStack({ services: [identityService], settings: { root } });
let subjects: string[];

beforeEach(() => (subjects = []));

function recordingBus(): Bus {
  const bus = new NatsBus(stack.client);
  return {
    call: (call, ...others) => {
      subjects.push(call.subject);
      return bus.call(call, ...others);
    },
  };
}

test('the root session outlives one access token without signing in again', async () => {
  let now = Date.now();
  const session = await openRootSession(recordingBus(), root, () => now);
  const nameOf = async () =>
    (await session.call(identity.calls.me, {}, { domainId: '', timeoutMs: 5000 })).user?.username;
  expect([await nameOf(), await nameOf()]).toEqual(['root', 'root']);
  now += 100_000;
  expect(await nameOf()).toBe('root');
  await session.end();
  expect(subjects).toEqual([
    'identity.loginOfProgram',
    'identity.openSession',
    'identity.me',
    'identity.me',
    'identity.openSession',
    'identity.me',
    'identity.logout',
  ]);
});

test('a wrong password is refused', async () => {
  const opening = openRootSession(recordingBus(), { ...root, password: 'a wrong password' });
  await expect(opening).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(subjects).toEqual(['identity.loginOfProgram']);
});
