import type { Channel } from '../../../proto/entities/lead.ts';

export interface StoredDelivery {
  state: 'pending' | 'delivered' | 'failed';
  attempts: number;
  since: string;
  /** Time of the next attempt; null if there is none. */
  dueAt: string | null;
  isSending?: boolean;
  deliveredAt?: string;
  reason?: string;
}

type Deliveries = { [C in Channel]?: StoredDelivery };

interface Destinations {
  recipients: string[];
  webhookUrl: string;
}

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60 * 60 * 1000;
const GIVE_UP_MS = 24 * 60 * 60 * 1000;
/** Longer than an attempt can take, so that another instance takes over only after a crash. */
const LEASE_MS = 2 * 60 * 1000;
const MAX_REASON = 300;

export function planDeliveries({ recipients, webhookUrl }: Destinations, now: Date): Deliveries {
  return {
    ...(recipients.length > 0 && { mail: startDelivery(now) }),
    ...(webhookUrl !== '' && { webhook: startDelivery(now) }),
  };
}

export const startDelivery = (now: Date): StoredDelivery => ({
  state: 'pending',
  attempts: 0,
  since: now.toISOString(),
  dueAt: now.toISOString(),
});

/** Returns null if the delivery is not due or another instance has begun the attempt. */
export function beginAttempt(delivery: StoredDelivery | undefined, now: Date): StoredDelivery | null {
  if (!delivery?.dueAt || delivery.dueAt > now.toISOString()) return null;
  return { ...delivery, attempts: delivery.attempts + 1, dueAt: after(now, LEASE_MS), isSending: true };
}

/** Returns null if the lead was delivered. Does not repeat an attempt in progress. */
export function retryNow(delivery: StoredDelivery | undefined, now: Date): StoredDelivery | null {
  if (delivery?.state === 'failed') return startDelivery(now);
  if (delivery?.state !== 'pending') return null;
  return delivery.isSending ? delivery : { ...delivery, dueAt: now.toISOString() };
}

export function recordSuccess(
  { state: _, reason: __, isSending: ___, ...delivery }: StoredDelivery,
  now: Date,
): StoredDelivery {
  return { ...delivery, state: 'delivered', dueAt: null, deliveredAt: now.toISOString() };
}

export function recordFailure(
  { isSending: _, ...delivery }: StoredDelivery,
  reason: string,
  now: Date,
): StoredDelivery {
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(delivery.attempts - 1, 20), LONGEST_RETRY_MS);
  const isOver = now.getTime() - Date.parse(delivery.since) >= GIVE_UP_MS;
  return {
    ...delivery,
    state: isOver ? 'failed' : 'pending',
    dueAt: isOver ? null : after(now, waitMs),
    reason: reason.slice(0, MAX_REASON),
  };
}

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();
