import { identity } from '../../../proto/identity.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { auditActor, auditDocument } from '../../kit/audit/audit-scope.ts';
import { CLOCK } from '../../kit/clock.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { SETTINGS } from '../../kit/settings.ts';
import { digest } from '../../kit/store/store.ts';
import { passkeyLimits, signInLimits } from '../attempts.ts';
import { CurrentUsers } from '../current-users.ts';
import { type AcceptedProof, FactorProofs } from '../factor-proofs.ts';
import { FactorRepository } from '../factor-repository.ts';
import { FactorTickets, type LoginTicket } from '../factor-tickets.ts';
import { openUnchanged } from '../open-unchanged.ts';
import { requestPasskey, siteOf } from '../passkeys.ts';
import { CredentialRows } from '../passwords.ts';
import { arePasswordsRefused, ProviderRows } from '../provider.ts';
import { SessionRepository } from '../session-repository.ts';
import { SessionTokens } from '../session-tokens.ts';
import { recordSignIn, type Session, SignInRows } from '../session.ts';
import { ROOT } from '../user.ts';

const { calls } = identity;

export const startPasskeyLogin = handle(
  calls.startPasskeyLogin,
  { limits: AttemptLimits, tickets: FactorTickets, settings: SETTINGS },
  async (_, caller, { limits, tickets, settings }) => {
    for (const limit of passkeyLimits(caller.source)) await limits.reserve(limit);
    const site = siteOf(caller, settings);
    const options = await requestPasskey(site.rpId);
    const ticket = await tickets.issue('login', { passkey: { ...site, challenge: options.challenge } });
    return { ticket, options };
  },
);

const dependencies = {
  limits: AttemptLimits,
  tickets: FactorTickets,
  proofs: FactorProofs,
  factors: FactorRepository,
  currentUsers: CurrentUsers,
  credentials: CredentialRows,
  providers: ProviderRows,
  sessions: SessionRepository,
  tokens: SessionTokens,
  signIns: SignInRows,
  clock: CLOCK,
};
type Needs = Resolved<typeof dependencies>;

export const confirmLogin = handle(calls.confirmLogin, dependencies, async (input, caller, needs) => {
  const { limits, tickets, proofs, tokens, signIns, currentUsers } = needs;
  auditActor(null);
  const request = await tickets.attempt('login', input.ticket);
  if (!request) throw identityRefusals.secondFactorOver();
  const { userId, knownDevice } = request;
  const { account, bySource } = signInLimits({ login: '', userId, knownDevice, source: caller.source });
  auditActor(userId === undefined ? null : await currentUsers.find(userId));
  await limits.refuseLocked(bySource);
  if (userId !== undefined) await limits.reserve(account);
  const accepted = await proofs.accept(input.proof, request);
  if (!accepted) {
    await limits.count(bySource);
    throw identityRefusals.wrongProof();
  }
  if (!(await tickets.complete('login', input.ticket))) throw identityRefusals.secondFactorOver();
  const session = await open(request, accepted, input.agent, needs);
  if (userId !== undefined) await limits.reset(account);
  await recordSignIn(signIns, session);
  auditDocument({ kind: 'factor', ...accepted.factor, action: 'useFactor' });
  return { token: await tokens.session(session), statusCode: 200 };
});

async function open(request: LoginTicket, { userId }: AcceptedProof, agent: string, needs: Needs): Promise<Session> {
  const { currentUsers, sessions, factors, providers } = needs;
  const user = await currentUsers.findActive(userId);
  auditActor(user);
  if (user && userId !== ROOT && (await arePasswordsRefused(providers))) throw identityRefusals.passwordsRefused();
  const session = user && (await openConfirmed(request, userId, agent, needs));
  if (!session) throw identityRefusals.wrongProof();
  // The factors may have been reset meanwhile, which has ended all other sessions.
  if (await factors.has(userId)) return session;
  await sessions.end(session, userId);
  throw identityRefusals.wrongProof();
}

async function openConfirmed({ password }: LoginTicket, userId: string, agent: string, needs: Needs) {
  const { credentials, sessions, clock } = needs;
  const confirmedAt = clock.now().toISOString();
  if (password === undefined) return sessions.open(userId, agent, { method: 'passkey', confirmedAt });
  const credential = await credentials.get(userId);
  if (!credential || digest(credential.hash) !== password) return null;
  return openUnchanged(credential, agent, { method: 'password', confirmedAt }, needs);
}
