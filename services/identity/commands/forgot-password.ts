import { identity } from '../../../proto/identity.ts';
import { Problem } from '../../../proto/errors.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { auditActor } from '../../kit/audit/audit-scope.ts';
import { handle } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { log } from '../../kit/log/log.ts';
import { resetLimits, mailLimit } from '../attempts.ts';
import { normalizeEmail } from '../names.ts';
import { TicketRepository } from '../ticket-repository.ts';
import { type UserContent, USERS } from '../user.ts';

const dependencies = { users: USERS, limiter: AttemptLimits, tickets: TicketRepository };
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
  // Not awaited, so that the response time does not reveal whether a mail is sent.
  void sendTo(needs, user, caller.origin).catch((err: unknown) => log.error({ err }, 'password reset request failed'));
  return { message: 'Success' };
});

type Recipient = UserContent & { _id: string };

async function find({ users }: Needs, email: string): Promise<Recipient | null> {
  const [user] = await users.draft.find({ email: { in: [email.toLowerCase(), normalizeEmail(email)] } }, { limit: 1 });
  return !user || user.deactivated ? null : user;
}

async function sendTo(needs: Needs, user: Recipient | null, origin: string | undefined): Promise<void> {
  if (user && !(await isLimitReached(needs, user._id))) await needs.tickets.send('reset', user, origin);
}

async function isLimitReached({ limiter }: Needs, userId: string): Promise<boolean> {
  const limit = mailLimit(userId);
  try {
    await limiter.reserve(limit);
    return false;
  } catch (error) {
    if (error instanceof Problem && error.code === 'too-many') return true;
    throw error;
  }
}
