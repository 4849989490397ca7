import { identity } from '../../proto/identity.ts';
import { defineRefusals } from '../../proto/refusals/define-refusals.ts';
import { connectNats } from '../../services/kit/bus/connect-nats.ts';
import { NatsBus } from '../../services/kit/bus/nats-bus.ts';
import { parseSettings } from '../../services/kit/settings.ts';
import { runProgram } from '../archive/run-program.ts';
import { openRootSession, type RootSession } from '../as-root/root-session.ts';

const refusals = defineRefusals('resetPassword', {
  noUsername: ['invalid', 'Name one user, for example npm run reset-password -- ann.'],
  unknownUser: ['not-found', 'There is no user {username}.'],
  rootUser: [
    'conflict',
    '{username} is the root user, whose password is ROOT_PASSWORD; npm start stores it in login.json of the data folder.',
  ],
});

const options = { domainId: '', timeoutMs: 10_000 };

await runProgram(async ([username, ...others]) => {
  if (!username || username.startsWith('--') || others.length > 0) throw refusals.noUsername();
  const { natsUrl, natsCredentials, root, baseUrl } = parseSettings(process.env);
  if (username === root.username) throw refusals.rootUser({ username });
  const nats = await connectNats(natsUrl, 'tools', natsCredentials);
  try {
    const session = await openRootSession(new NatsBus(nats), root);
    const userId = await findUser(session, username);
    const { link } = await session.call(identity.calls.resetUserPassword, { userId }, options);
    await session.end();
    return `${username} is signed out, and chooses a new password within one hour at\n${new URL(link, baseUrl).href}`;
  } finally {
    await nats.close();
  }
});

async function findUser(session: RootSession, username: string): Promise<string> {
  for (let page = 1; ; page += 1) {
    const { users } = await session.call(identity.calls.listUsers, { page, perPage: 100 }, options);
    if (users.length === 0) throw refusals.unknownUser({ username });
    const found = users.find((user) => user.username === username);
    if (found) return found._id;
  }
}
