import { identityRefusals } from '../../proto/refusals/identity.ts';
import { collection, type Document } from '../kit/store/store.ts';
import { normalizeEmail } from './names.ts';
import type { UserContent } from './user.ts';

/** A ticket allows its bearer to choose a password once. The `_id` is a digest, so that readers of the store cannot use it. */
export interface Ticket extends Document {
  userId: string;
  kind: TicketKind;
  expiresAt: string;
  /** The reason for which the link was not mailed. */
  mailProblem?: string;
}

export type TicketKind = keyof typeof hours;

const hours = { invite: 24, reset: 1 };

export abstract class TicketRows extends collection<Ticket>({
  name: 'tickets',
  indexes: [{ fields: ['userId', 'kind'] }, { fields: ['expiresAt'] }],
}) {}

export function createTicket(_id: string, userId: string, kind: TicketKind, now: Date): Ticket {
  return { _id, userId, kind, expiresAt: new Date(now.getTime() + hours[kind] * 60 * 60 * 1000).toISOString() };
}

export function createLink(baseUrl: string, secret: string, email: string): string {
  const link = new URL('/', baseUrl);
  link.search = new URLSearchParams({ token: secret, email }).toString();
  return link.href;
}

/** All reasons have the same message, so that guessing reveals nothing. */
export function throwInvalidTicket(): never {
  throw identityRefusals.usedLink();
}

export function isValid(
  ticket: Ticket | null,
  user: UserContent | null | undefined,
  email: string,
  now: Date,
): ticket is Ticket {
  if (!ticket || !user || user.deactivated) return false;
  return ticket.expiresAt > now.toISOString() && normalizeEmail(user.email) === normalizeEmail(email);
}
