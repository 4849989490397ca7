import { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { auditActor } from '../../kit/audit/audit-scope.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { log } from '../../kit/log/log.ts';
import { CLOCK } from '../../kit/clock.ts';
import { SETTINGS } from '../../kit/settings.ts';
import { mailLimit, resetLimits, ticketLimits, unknownDeviceLimit } from '../attempts.ts';
import { normalizeEmail } from '../names.ts';
import { requireStrongPassword } from '../password-rules.ts';
import { type Credential, CredentialRows, Passwords } from '../passwords.ts';
import { SessionRepository } from '../session-repository.ts';
import { TicketRepository } from '../ticket-repository.ts';
import { isValid, throwInvalidTicket } from '../ticket.ts';
import { type UserContent, UserDocs } from '../user.ts';

const dependencies = {
  users: UserDocs,
  credentials: CredentialRows,
  clock: CLOCK,
  settings: SETTINGS,
  limiter: AttemptLimits,
  tickets: TicketRepository,
  passwords: Passwords,
  sessions: SessionRepository,
};
type Needs = Resolved<typeof dependencies>;

export const forgotPassword = handle(identity.calls.forgotPassword, dependencies, async (input, caller, needs) => {
  const { limiter } = needs;
  const { email } = input;
  auditActor(null);
  const limits = resetLimits(email, caller.source);
  await limiter.refuseLocked(limits);
  await limiter.count(limits);
  const user = await find(needs, email);
  auditActor(user);
  // The response does not wait for the mail, so that its time does not reveal whether one is sent.
  void sendTo(needs, user, caller).catch((err: unknown) => log.error({ err }, 'password reset request failed'));
  return { message: 'Success' };
});

type Recipient = UserContent & { _id: string };

async function find({ users }: Needs, email: string): Promise<Recipient | null> {
  const [user] = await users.draft.find({ email: { in: [email.toLowerCase(), normalizeEmail(email)] } }, { limit: 1 });
  return !user || user.deactivated ? null : user;
}

async function sendTo(needs: Needs, user: Recipient | null, caller: Caller): Promise<void> {
  if (user && (await needs.limiter.tryReserve(mailLimit(user._id)))) await needs.tickets.send('reset', user, caller);
}

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
