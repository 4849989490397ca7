import type { HandlerInput, Output } from '../../../proto/contract.ts';
import { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { auditActor } from '../../kit/audit/audit-scope.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { SETTINGS } from '../../kit/settings.ts';
import { digest } from '../../kit/store/store.ts';
import { signInLimits } from '../attempts.ts';
import { normalizeEmail, normalizeUsername } from '../names.ts';
import { FactorProofs } from '../factor-proofs.ts';
import { FactorRepository } from '../factor-repository.ts';
import { FactorTickets } from '../factor-tickets.ts';
import { openUnchanged } from '../open-unchanged.ts';
import { siteOf } from '../passkeys.ts';
import { type Credential, CredentialRows, Passwords } from '../passwords.ts';
import { SessionRepository } from '../session-repository.ts';
import { SessionTokens } from '../session-tokens.ts';
import { arePasswordsRefused, ProviderRows } from '../provider.ts';
import { auditUser } from '../rights.ts';
import { recordSignIn, SignInRows } from '../session.ts';
import { ROOT, type UserContent, UserDocs } from '../user.ts';

type LoginCall = typeof identity.calls.login;

const dependencies = {
  users: UserDocs,
  credentials: CredentialRows,
  passwords: Passwords,
  limits: AttemptLimits,
  sessions: SessionRepository,
  tokens: SessionTokens,
  signIns: SignInRows,
  providers: ProviderRows,
  factors: FactorRepository,
  proofs: FactorProofs,
  tickets: FactorTickets,
  settings: SETTINGS,
};
type Needs = Resolved<typeof dependencies>;

export const login = handle(identity.calls.login, dependencies, (input, caller, needs) => {
  const { passwords } = needs;
  return passwords.limitConcurrency(caller.source, () => signIn(needs, input, caller));
});

/** Asks for no second factor, so that programs on the server work, also when the root user has lost the phone. */
export const loginOfProgram = handle(identity.calls.loginOfProgram, dependencies, async (input, caller, needs) => {
  const { token } = await signIn(needs, { ...input, agent: '', device: '' }, caller, true);
  return { token };
});

async function signIn(needs: Needs, input: HandlerInput<LoginCall>, caller: Caller, isProgram = false) {
  const { tokens, limits, passwords, signIns, factors } = needs;
  const areRefused = await arePasswordsRefused(needs.providers);
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
    const isRefused = (areRefused || isProgram) && user?._id !== ROOT;
    const credential = await match(needs, isRefused ? undefined : user, input);
    if (credential && user && !isProgram && (await factors.has(user._id)))
      return askSecondFactor(needs, user, credential, knownDevice, caller);
    const method = isProgram ? 'program' : 'password';
    const session = credential && (await openUnchanged(credential, input.agent, { method }, needs));
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
async function match(
  { credentials, passwords }: Needs,
  user: { _id: string } | undefined,
  { password }: HandlerInput<LoginCall>,
): Promise<Credential | null> {
  const credential = await credentials.get(user?._id ?? 'unknown');
  const matches = await passwords.matches(credential?.hash, password);
  return user && matches ? credential : null;
}

/** The attempts of the account stay counted until the second factor is proved, so that it cannot be guessed without a limit. */
async function askSecondFactor(
  { proofs, tickets, settings }: Needs,
  { _id, username }: { _id: string; username: string },
  { hash }: Credential,
  knownDevice: string | undefined,
  caller: Caller,
): Promise<Output<LoginCall>> {
  const { passkey, ...request } = await proofs.request(_id, siteOf(caller, settings));
  const ticket = await tickets.issue('login', { userId: _id, passkey, password: digest(hash), knownDevice });
  auditUser({ _id, username }, 'askSecondFactor');
  return { token: '', statusCode: 200, secondFactor: { ...request, ticket } };
}
