import { identity } from '../../../proto/identity.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { auditActor, auditDocument } from '../../kit/audit/audit-scope.ts';
import { handle } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { SETTINGS } from '../../kit/settings.ts';
import { confirmLimit } from '../attempts.ts';
import { requireSession } from '../factor-changes.ts';
import { FactorProofs } from '../factor-proofs.ts';
import { FactorTickets } from '../factor-tickets.ts';
import { siteOf } from '../passkeys.ts';
import { SessionRepository } from '../session-repository.ts';

const { calls } = identity;

const dependencies = {
  sessions: SessionRepository,
  tickets: FactorTickets,
  proofs: FactorProofs,
  limits: AttemptLimits,
  settings: SETTINGS,
};

export const startConfirmation = handle(calls.startConfirmation, dependencies, async (_, caller, needs) => {
  const { tickets, proofs, settings } = needs;
  const { _id: sessionId, userId } = await requireSession(caller, needs);
  const { passkey, ...request } = await proofs.request(userId, siteOf(caller, settings));
  return { ...request, ticket: await tickets.issue('confirmation', { userId, sessionId, passkey }) };
});

export const confirmSession = handle(calls.confirmSession, dependencies, async ({ ticket, proof }, caller, needs) => {
  const { tickets, proofs, sessions, limits } = needs;
  const session = await requireSession(caller, needs);
  const limit = confirmLimit(session.userId);
  await limits.reserve(limit);
  const request = await tickets.attempt('confirmation', ticket);
  if (request?.sessionId !== session._id) throw identityRefusals.secondFactorOver();
  const accepted = await proofs.accept(proof, request);
  if (!accepted) {
    auditActor(caller.user);
    throw identityRefusals.wrongConfirmation();
  }
  if (!(await tickets.complete('confirmation', ticket))) throw identityRefusals.secondFactorOver();
  await limits.reset(limit);
  if (!(await sessions.confirm(session))) throw identityRefusals.sessionOver();
  auditDocument({ kind: 'factor', ...accepted.factor, action: 'useFactor' });
  return {};
});
