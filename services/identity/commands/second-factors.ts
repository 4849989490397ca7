import { identity } from '../../../proto/identity.ts';
import { MAX_FACTORS } from '../../../proto/entities/second-factor.ts';
import type { DocumentAction } from '../../../proto/document-actions.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { requireCapability } from '../../kit/access.ts';
import { auditDocument } from '../../kit/audit/audit-scope.ts';
import { CLOCK } from '../../kit/clock.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { SETTINGS } from '../../kit/settings.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { AccountNotices } from '../account-notices.ts';
import { appAddress, createAppSecret, findStep } from '../app-codes.ts';
import { CurrentUsers } from '../current-users.ts';
import { requireRecentProof, requireSession } from '../factor-changes.ts';
import { FactorRepository } from '../factor-repository.ts';
import { FactorTickets } from '../factor-tickets.ts';
import { isOfHost, type StoredFactor, toFactor } from '../factor.ts';
import { createPasskey, siteOf, verifyNewPasskey } from '../passkeys.ts';
import { CredentialRows, Passwords } from '../passwords.ts';
import { auditUser, requireManageable } from '../rights.ts';
import { Sealer } from '../sealer.ts';
import { SessionRepository } from '../session-repository.ts';
import type { Session } from '../session.ts';
import { requireUser, ROOT, UserDocs } from '../user.ts';

const { calls } = identity;

const dependencies = {
  factors: FactorRepository,
  tickets: FactorTickets,
  sessions: SessionRepository,
  credentials: CredentialRows,
  passwords: Passwords,
  limits: AttemptLimits,
  sealer: Sealer,
  clock: CLOCK,
  settings: SETTINGS,
  notices: AccountNotices,
};
type Needs = Resolved<typeof dependencies>;

export const startPasskey = handle(calls.startPasskey, dependencies, async ({ password }, caller, needs) => {
  const { tickets, settings } = needs;
  const { _id: sessionId, userId } = await requireRecentProof(caller, password, needs);
  const existing = await requireRoom(userId, needs);
  const site = siteOf(caller, settings);
  const known = existing.filter((factor) => isOfHost(factor, site.rpId));
  const options = await createPasskey(site.rpId, toAuthor(caller), known);
  const passkey = { ...site, challenge: options.challenge };
  return { ticket: await tickets.issue('passkey', { userId, sessionId, passkey }), options };
});

export const addPasskey = handle(calls.addPasskey, dependencies, async ({ ticket, name, response }, caller, needs) => {
  const session = await requireSession(caller, needs);
  const request = await needs.tickets.attempt('passkey', ticket);
  if (request?.sessionId !== session._id || !(await needs.tickets.complete('passkey', ticket)))
    throw identityRefusals.secondFactorOver();
  const passkey = await verifyNewPasskey(response, request.passkey);
  if (!passkey) throw identityRefusals.passkeyRefused();
  return add({ ...passkey, kind: 'passkey', ...newFactor(name, session, needs) }, session, caller, needs);
});

export const startApp = handle(calls.startApp, dependencies, async ({ password }, caller, needs) => {
  const { tickets, sealer, settings } = needs;
  const { _id: sessionId, userId } = await requireRecentProof(caller, password, needs);
  await requireRoom(userId, needs);
  const secret = createAppSecret();
  const ticket = await tickets.issue('app', { userId, sessionId, secret: sealer.seal(secret) });
  return { ticket, secret, uri: appAddress(secret, siteOf(caller, settings).rpId, toAuthor(caller).username) };
});

export const addApp = handle(calls.addApp, dependencies, async ({ ticket, name, code }, caller, needs) => {
  const { tickets, sealer, clock } = needs;
  const session = await requireSession(caller, needs);
  const request = await tickets.attempt('app', ticket);
  const secret = request?.sessionId === session._id ? sealer.open(request.secret) : null;
  if (!request || secret === null) throw identityRefusals.secondFactorOver();
  const lastStep = findStep(secret, code, 0, clock.now());
  if (lastStep === null) throw identityRefusals.wrongAppCode();
  if (!(await tickets.complete('app', ticket))) throw identityRefusals.secondFactorOver();
  const { secret: sealed } = request;
  const app = { _id: clock.id(), kind: 'app' as const, secret: sealed, lastStep };
  return add({ ...app, ...newFactor(name, session, needs) }, session, caller, needs);
});

const newFactor = (name: string, { userId }: Session, { clock }: Needs) => ({
  userId,
  name,
  createdAt: clock.now().toISOString(),
  version: 1,
});

async function add(factor: StoredFactor, session: Session, caller: Caller, needs: Needs) {
  const { factors, sessions, settings, notices } = needs;
  await requireRoom(factor.userId, needs);
  if (!(await factors.insert(factor))) throw identityRefusals.passkeyInUse();
  const recoveryCodes = await factors.createCodes(factor.userId);
  await sessions.confirm(session);
  audit(factor, 'addFactor');
  notices.announceFactor('added', factor, caller);
  return { factor: toFactor(factor, siteOf(caller, settings).rpId), ...(recoveryCodes && { recoveryCodes }) };
}

async function requireRoom(userId: string, { factors }: Needs): Promise<StoredFactor[]> {
  const existing = await factors.list(userId);
  if (existing.length >= MAX_FACTORS) throw identityRefusals.tooManyFactors({ max: MAX_FACTORS });
  return existing;
}

const audit = ({ _id, name }: Pick<StoredFactor, '_id' | 'name'>, action: DocumentAction): void =>
  auditDocument({ kind: 'factor', _id, name, action });

export const renewRecoveryCodes = handle(calls.renewRecoveryCodes, dependencies, async (_, caller, needs) => {
  const { factors, notices } = needs;
  const { userId } = await requireRecentProof(caller, undefined, needs);
  if (!(await factors.has(userId))) throw identityRefusals.noFactors();
  auditUser(toAuthor(caller), 'renewRecoveryCodes');
  const recoveryCodes = await factors.renewCodes(userId);
  notices.announceRecoveryCodes(caller);
  return { recoveryCodes };
});

export const removeFactor = handle(calls.removeFactor, dependencies, async ({ _id }, caller, needs) => {
  const { factors, sessions, notices } = needs;
  const { userId } = await requireRecentProof(caller, undefined, needs);
  const factor = await factors.find(_id);
  // Factors of other users get the same refusal, so that it does not reveal whether they exist.
  if (factor?.userId !== userId) throw identityRefusals.noFactor({ id: _id });
  await factors.remove(factor);
  await sessions.publishChanged(userId, userId);
  audit(factor, 'removeFactor');
  notices.announceFactor('removed', factor, caller);
  return { _id };
});

export const resetFactors = handle(
  calls.resetFactors,
  {
    factors: FactorRepository,
    users: UserDocs,
    currentUsers: CurrentUsers,
    sessions: SessionRepository,
    notices: AccountNotices,
  },
  async ({ _id }, caller, needs) => {
    const { factors, users, sessions, notices } = needs;
    requireCapability(caller, 'people');
    const by = toAuthor(caller)._id;
    const user = requireUser(await users.head(_id), _id);
    await requireManageable(_id, caller, needs);
    if (_id === ROOT) await requireProgram(caller, needs);
    else if (_id === by) throw identityRefusals.ownFactorReset();
    await factors.removeAll(_id);
    await sessions.endAll(_id, by);
    notices.announceFactorReset(user, caller);
    auditUser(user, 'resetFactors');
    return { _id };
  },
);

/** A program on the server has every right already. */
async function requireProgram(caller: Caller, needs: { sessions: SessionRepository }): Promise<void> {
  if ((await requireSession(caller, needs)).method !== 'program') throw identityRefusals.rootFactorReset();
}
