import { identity } from '../../../proto/identity.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { Limits } from '../../kit/limits/limits.ts';
import { CLOCK, SETTINGS } from '../../kit/tokens.ts';
import { resetMailLimit, strangersLimit, ticketLimits } from '../attempts.ts';
import { type Credential, CREDENTIALS } from '../credentials.ts';
import { refuseWeak } from '../password-rules.ts';
import { Passwords } from '../passwords.ts';
import { Sessions } from '../sessions.ts';
import { isGood, refuseTicket } from '../ticket.ts';
import { Tickets } from '../tickets.ts';
import { USERS } from '../user.ts';

const dependencies = {
  users: USERS,
  credentials: CREDENTIALS,
  clock: CLOCK,
  settings: SETTINGS,
  limiter: Limits,
  tickets: Tickets,
  passwords: Passwords,
  sessions: Sessions,
};
type Needs = Resolved<typeof dependencies>;

export const setPassword = handle(identity.calls.setPassword, dependencies, async (input, caller, needs) => {
  const { limiter, tickets, users, clock, settings, passwords, sessions } = needs;
  const limits = ticketLimits(caller.source);
  await limiter.refuseLocked(limits);
  const ticket = await tickets.find(input.token);
  const user = ticket && (await users.draft.get(ticket.userId));
  if (!user || !isGood(ticket, user, input.email, clock.now())) {
    await limiter.count(limits);
    return refuseTicket();
  }
  refuseWeak(input.password, { ...user, baseUrl: settings.baseUrl });
  const hash = await passwords.inTurn(caller.source, () => passwords.hash(input.password));
  if (!(await tickets.use(ticket))) return refuseTicket();
  await store(needs, { _id: user._id, hash, changedAt: clock.now().toISOString() });
  await sessions.endAll(user._id, user._id);
  await limiter.forget(strangersLimit(user._id));
  await limiter.forget(resetMailLimit(user._id));
  return { message: 'Password successfully reset, you can now login.' };
});

async function store({ credentials }: Needs, credential: Credential): Promise<void> {
  if (!(await credentials.replace(credential))) await credentials.insert(credential);
}
