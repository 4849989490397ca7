import type { HandlerInput } from '../../../proto/contract.ts';
import type { SignInTrial } from '../../../proto/entities/provider.ts';
import { Problem } from '../../../proto/errors.ts';
import { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { auditActor } from '../../kit/audit/audit-scope.ts';
import { CLOCK } from '../../kit/clock.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { providerLimits } from '../attempts.ts';
import { OneUse } from '../one-use.ts';
import { accountId, ProviderAccountRows } from '../provider-account.ts';
import { type Answered, ProviderClient } from '../provider-client.ts';
import { LOGOUT, nameTrial, type ProviderTicket, SIGN_IN, TICKET_SECONDS, TRIAL } from '../provider-ticket.ts';
import { ProviderUsers } from '../provider-users.ts';
import { ProviderRows, type StoredProvider } from '../provider.ts';
import { SessionChecks } from '../session-checks.ts';
import { SessionRepository } from '../session-repository.ts';
import { SessionTokens } from '../session-tokens.ts';
import { recordSignIn, SignInRows } from '../session.ts';

const { calls } = identity;

const dependencies = {
  providers: ProviderRows,
  accounts: ProviderAccountRows,
  signIns: SignInRows,
  clock: CLOCK,
  limits: AttemptLimits,
  oneUse: OneUse,
  client: ProviderClient,
  users: ProviderUsers,
  sessions: SessionRepository,
  checks: SessionChecks,
  tokens: SessionTokens,
};
type Needs = Resolved<typeof dependencies>;

export const startSignIn = handle(calls.startSignIn, dependencies, async (input, caller, needs) =>
  start(await requireActive(input.providerId, needs), input, caller, needs),
);

export const startTrial = handle(calls.startTrial, dependencies, async ({ trial, ...input }, caller, needs) => {
  const named = nameTrial(trial, toAuthor(caller)._id);
  const provider = await requireProvider(input.providerId, needs);
  return start(provider, input, caller, needs, named).catch(async (error: unknown) => {
    await needs.oneUse.put(TRIAL, named, toTrial(error), TICKET_SECONDS);
    throw error;
  });
});

async function start(
  provider: StoredProvider,
  { origin, returnTo }: HandlerInput<typeof calls.startSignIn>,
  { source }: Caller,
  { limits, oneUse, client }: Needs,
  trial?: string,
) {
  for (const limit of providerLimits(provider._id, source)) await limits.reserve(limit);
  const redirectUri = `${new URL(origin).origin}/api/sign-in/${encodeURIComponent(provider._id)}/return`;
  const checks = client.createChecks();
  const url = await client.start(provider, redirectUri, checks);
  const ticket: ProviderTicket = {
    ...checks,
    providerId: provider._id,
    redirectUri,
    returnTo,
    ...(trial && { trial }),
  };
  return { url, ticket: await oneUse.issue(SIGN_IN, ticket, TICKET_SECONDS) };
}

export const finishSignIn = handle(calls.finishSignIn, dependencies, async (input, caller, needs) => {
  const { limits, oneUse } = needs;
  for (const limit of providerLimits(input.providerId, caller.source)) await limits.reserve(limit);
  const ticket = await oneUse.take<ProviderTicket>(SIGN_IN, input.ticket);
  // A trial is no sign-in, so the audit log does not show it.
  if (ticket?.trial === undefined) auditActor(null);
  if (ticket?.providerId !== input.providerId) throw identityRefusals.signInStartedElsewhere();
  const { returnTo, trial } = ticket;
  if (trial === undefined) return { token: await signIn(ticket, input, needs), returnTo };
  await oneUse.put(TRIAL, trial, await attempt(ticket, input, needs), TICKET_SECONDS);
  return { token: null, returnTo };
});

type Answer = HandlerInput<typeof calls.finishSignIn>;

async function signIn(ticket: ProviderTicket, input: Answer, needs: Needs): Promise<string> {
  const { users, sessions, checks, tokens, signIns } = needs;
  const provider = await requireActive(ticket.providerId, needs);
  const { claims, tokens: issued } = await redeem(provider, ticket, input, needs);
  const user = await users.signIn(provider, claims);
  auditActor(user);
  const session = await sessions.open(user._id, input.agent, {
    method: 'provider',
    providerId: provider._id,
    ...(typeof claims.sid === 'string' && { providerSession: claims.sid }),
    // The provider decides which factors a person needs.
    confirmedAt: needs.clock.now().toISOString(),
  });
  await checks.begin(session, provider._id, claims.sub, issued);
  await recordSignIn(signIns, session);
  return tokens.session(session);
}

const MAX_CLAIMS = 6000;

async function attempt(ticket: ProviderTicket, input: Answer, needs: Needs): Promise<SignInTrial> {
  let shown: { claims?: string } = {};
  try {
    const provider = await requireProvider(ticket.providerId, needs);
    const { claims } = await redeem(provider, ticket, input, needs);
    shown = { claims: JSON.stringify(claims, null, 2).slice(0, MAX_CLAIMS) };
    return { ...shown, ...(await needs.users.preview(provider, claims)) };
  } catch (error) {
    return { ...shown, ...toTrial(error) };
  }
}

function toTrial(error: unknown): SignInTrial {
  if (!(error instanceof Problem)) throw error;
  const { reason } = Object(error.details) as { reason?: string };
  return { problem: reason ? `${error.message} (${reason})` : error.message };
}

function redeem(
  provider: StoredProvider,
  ticket: ProviderTicket,
  { answer }: Answer,
  { client }: Needs,
): Promise<Answered> {
  const address = new URL(ticket.redirectUri);
  address.search = answer;
  return client.redeem(provider, address, ticket);
}

const LOGOUT_SECONDS = 10 * 60;

export const endAtProvider = handle(calls.endAtProvider, dependencies, async (input, { source }, needs) => {
  const { accounts, client, limits, oneUse, sessions } = needs;
  // Only failures count, because a provider may end many sessions at once.
  const failures = providerLimits(`logout ${input.providerId}`, source);
  await limits.refuseLocked(failures);
  const provider = await requireActive(input.providerId, needs);
  const { issuer, jti, sub, sid } = await client
    .readLogoutToken(provider, input.logoutToken)
    .catch(async (error: unknown) => {
      await limits.count(failures);
      throw error;
    });
  if (!(await oneUse.put(LOGOUT, `${provider._id} ${jti}`, null, LOGOUT_SECONDS)))
    throw identityRefusals.logoutRefused();
  const account = sub === undefined ? null : await accounts.get(accountId({ iss: issuer, sub }));
  if (sid !== undefined) await sessions.endOfProvider(provider._id, { providerSession: sid });
  else if (account) await sessions.endOfProvider(provider._id, { userId: account.userId });
  return {};
});

async function requireProvider(id: string, { providers }: Needs): Promise<StoredProvider> {
  const provider = await providers.get(id);
  if (!provider) throw identityRefusals.noProvider({ id });
  return provider;
}

async function requireActive(id: string, needs: Needs): Promise<StoredProvider> {
  const provider = await requireProvider(id, needs);
  if (!provider.isActive) throw identityRefusals.noProvider({ id });
  return provider;
}
