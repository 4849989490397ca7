import type { HandlerInput } from '../../../proto/contract.ts';
import { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { auditActor } from '../../kit/audit/audit-scope.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { signInLimits } from '../attempts.ts';
import { normalizeEmail, normalizeUsername } from '../names.ts';
import { CREDENTIALS, Passwords } from '../passwords.ts';
import { SessionRepository } from '../session-repository.ts';
import { SessionTokens } from '../session-tokens.ts';
import { listActive, PROVIDERS } from '../provider.ts';
import { recordSignIn, type Session, SIGN_INS } from '../session.ts';
import { ROOT, type UserContent, USERS } from '../user.ts';

type LoginCall = typeof identity.calls.login;

const dependencies = {
  users: USERS,
  credentials: CREDENTIALS,
  passwords: Passwords,
  limits: AttemptLimits,
  sessions: SessionRepository,
  tokens: SessionTokens,
  signIns: SIGN_INS,
  providers: PROVIDERS,
};
type Needs = Resolved<typeof dependencies>;

export const login = handle(identity.calls.login, dependencies, (input, caller, needs) => {
  const { passwords } = needs;
  return passwords.limitConcurrency(caller.source, () => signIn(needs, input, caller));
});

async function signIn(needs: Needs, input: HandlerInput<LoginCall>, caller: Caller) {
  const { tokens, limits, passwords, signIns } = needs;
  const areRefused = (await listActive(needs.providers)).some(({ refusesPasswords }) => refusesPasswords);
  const user = await find(needs, input.username);
  auditActor(user ?? null);
  const knownDevice = user && (await tokens.findKnownDevice(input.device, user._id));
  const { account, bySource } = signInLimits({
    login: input.username,
    userId: user?._id,
    knownDevice,
    source: caller.source,
  });
  // The limits are checked before queueing, so that locked-out clients use no hashing time, and again after it.
  await limits.refuseLocked([account, ...bySource]);
  return passwords.runQueued(caller.source, async () => {
    await limits.refuseLocked(bySource);
    await limits.reserve(account);
    const session = await open(needs, areRefused && user?._id !== ROOT ? undefined : user, input);
    if (!session) {
      await limits.count(bySource);
      throw areRefused ? identityRefusals.passwordsRefused() : identityRefusals.wrongCredentials();
    }
    await limits.reset(account);
    await recordSignIn(signIns, session);
    return { token: await tokens.session(session), statusCode: 200 };
  });
}

async function find({ users }: Needs, login: string): Promise<(UserContent & { _id: string }) | undefined> {
  // An earlier release stored names as they were typed, and two of them may have the same normalized form.
  const typed = login.toLowerCase();
  const names = [typed, normalizeUsername(login), normalizeEmail(login)];
  const found = await users.draft.find({ any: [{ username: { in: names } }, { email: { in: names } }] });
  const user = found.find(({ username, email }) => username === typed || email === typed) ?? found[0];
  return user?.deactivated ? undefined : user;
}

/** Does the same work for an unknown user, so that the response time reveals nothing. */
async function open(
  { credentials, passwords, sessions }: Needs,
  user: { _id: string } | undefined,
  { password, agent }: HandlerInput<LoginCall>,
): Promise<Session | null> {
  const credential = await credentials.get(user?._id ?? 'unknown');
  const matches = await passwords.matches(credential?.hash, password);
  if (!user || !credential || !matches) return null;
  const session = await sessions.open(user._id, agent, { method: 'password' });
  // The password may have been reset during the comparison.
  const current = await credentials.get(user._id);
  if (current?.hash === credential.hash) return session;
  await sessions.end(session, user._id);
  return null;
}
