import { identity } from '../../proto/identity.ts';
import { defineRefusals } from '../../proto/refusals/define-refusals.ts';
import { parseSettings } from '../../services/kit/settings.ts';
import { runProgram } from '../archive/run-program.ts';
import { withRootSession, type RootSession } from '../as-root/root-session.ts';

const refusals = defineRefusals('resetPassword', {
  noUsername: ['invalid', 'Name one user, for example npm run reset-password -- ann.'],
  unknownUser: ['not-found', 'There is no user {username}.'],
});

const options = { domainId: '', timeoutMs: 10_000 };

await runProgram(async ([username, ...others]) => {
  if (!username || username.startsWith('--') || others.length > 0) throw refusals.noUsername();
  const settings = parseSettings(process.env);
  if (username === settings.root.username) return resetRoot(settings);
  const link = await withRootSession(settings, async (session) => {
    const userId = await findUser(session, username);
    return (await session.call(identity.calls.resetUserPassword, { userId }, options)).link;
  });
  return `${username} is signed out, and chooses a new password within one hour at\n${new URL(link, settings.baseUrl).href}`;
});

/** The password of the root user is a setting, so only the second factors can be lost. */
async function resetRoot(settings: ReturnType<typeof parseSettings>): Promise<string> {
  await withRootSession(settings, (session) => session.call(identity.calls.resetFactors, { _id: 'root' }, options));
  return `${settings.root.username} is signed out and has no second factor any more. The password is unchanged; npm start stores it in login.json of the data folder.`;
}

async function findUser(session: RootSession, username: string): Promise<string> {
  for (let page = 1; ; page += 1) {
    const { users } = await session.call(identity.calls.listUsers, { page, perPage: 100 }, options);
    if (users.length === 0) throw refusals.unknownUser({ username });
    const found = users.find((user) => user.username === username);
    if (found) return found._id;
  }
}
