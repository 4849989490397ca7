import { identity } from '../../../proto/identity.ts';
import { auditActor } from '../../kit/audit/audit-scope.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { CLOCK, SETTINGS } from '../../kit/tokens.ts';
import { mailLimit, unknownDeviceLimit, ticketLimits } from '../attempts.ts';
import { type Credential, CREDENTIALS } from '../credentials.ts';
import { requireStrongPassword } from '../password-rules.ts';
import { Passwords } from '../passwords.ts';
import { SessionRepository } from '../session-repository.ts';
import { isValid, throwInvalidTicket } from '../ticket.ts';
import { TicketRepository } from '../ticket-repository.ts';
import { USERS } from '../user.ts';

const dependencies = {
  users: USERS,
  credentials: CREDENTIALS,
  clock: CLOCK,
  settings: SETTINGS,
  limiter: AttemptLimits,
  tickets: TicketRepository,
  passwords: Passwords,
  sessions: SessionRepository,
};
type Needs = Resolved<typeof dependencies>;

export const setPassword = handle(identity.calls.setPassword, dependencies, async (input, caller, needs) => {
  const { limiter, tickets, users, clock, settings, passwords, sessions } = needs;
  auditActor(null);
  const limits = ticketLimits(caller.source);
  await limiter.refuseLocked(limits);
  const ticket = await tickets.find(input.token);
  const user = ticket && (await users.draft.get(ticket.userId));
  auditActor(user ?? null);
  if (!user || !isValid(ticket, user, input.email, clock.now())) {
    await limiter.count(limits);
    return throwInvalidTicket();
  }
  requireStrongPassword(input.password, { ...user, baseUrl: settings.baseUrl });
  const hash = await passwords.runQueued(caller.source, () => passwords.hash(input.password));
  if (!(await tickets.consume(ticket))) return throwInvalidTicket();
  await store(needs, { _id: user._id, hash, changedAt: clock.now().toISOString() });
  await sessions.endAll(user._id, user._id);
  await limiter.reset(unknownDeviceLimit(user._id));
  await limiter.reset(mailLimit(user._id));
  return { message: 'Password successfully reset, you can now login.' };
});

async function store({ credentials }: Needs, credential: Credential): Promise<void> {
  if (!(await credentials.replace(credential))) await credentials.insert(credential);
}
