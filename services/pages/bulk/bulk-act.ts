import type { BulkAct, BulkAction, BulkPage, BulkResult } from '../../../proto/entities/bulk-act.ts';
import { keyOfBulkPage } from '../../../proto/key-of-bulk-page.ts';
import type { Author } from '../../kit/versioned/versioned.ts';
import { collection, digest, type Document } from '../../kit/store/store.ts';

export interface StoredBulkAct extends Document {
  version: number;
  domainId: string;
  by: Author;
  action: BulkAction;
  /** Names the session whose rights are used. It is exchanged for a new one, and alone gives no access after two minutes. */
  accessToken: string;
  state: BulkAct['state'];
  reason?: string;
  /** The user has stopped the act, which ends when the pages that are being changed are finished. */
  isStopping?: true;
  /** Equal for equal acts of a user, and absent unless the act is running, so that there is one of them. */
  running?: string;
  total: number;
  finished: number;
  failed: number;
  /** The first refused pages. */
  refused?: BulkResult[];
  /** The next part is begun after this time, by any instance; absent unless the act is running. */
  dueAt?: string;
  /** Number of times that the current part could not be completed. */
  tries: number;
  startedAt: string;
  expiresAt: string;
}

/** Pages of an act with their results. They are stored apart from it, so that progress does not write all of them again. */
export interface BulkPart extends Document {
  version: number;
  pages: BulkPage[];
  results: BulkResult[];
  expiresAt: string;
}

export abstract class BulkActRows extends collection<StoredBulkAct>({
  name: 'bulk_acts',
  indexes: [
    { fields: ['running'], unique: true },
    { fields: ['dueAt'] },
    { fields: ['by._id', 'state'] },
    { fields: ['domainId', 'by._id', 'startedAt'] },
    { fields: ['expiresAt'] },
  ],
}) {}
export abstract class BulkPartRows extends collection<BulkPart>({
  name: 'bulk_parts',
  indexes: [{ fields: ['expiresAt'] }],
}) {}

export const PART_SIZE = 100;
const LEASE_MS = 2 * 60_000;
/** An instance works on a part for at most this long, so that its access token, which is valid for two minutes, does not expire. */
export const TURN_MS = 60_000;
const PAUSE_MS = 5000;
const MAX_TRIES = 24;
const MAX_REFUSED = 20;
export const EXPIRES_MS = 7 * 24 * 3_600_000;
export const MAX_RUNNING = 3;

interface Request {
  domainId: string;
  by: Author;
  accessToken: string;
  action: BulkAction;
  pages: BulkPage[];
}

export function createBulkAct(
  _id: string,
  { pages: named, ...request }: Request,
  now: Date,
): { act: StoredBulkAct; parts: BulkPart[] } {
  const pages = [...new Map(named.map((page) => [keyOfBulkPage(page), page])).values()];
  const expiresAt = after(now, EXPIRES_MS);
  const parts = Array.from({ length: Math.ceil(pages.length / PART_SIZE) }, (_, number) => ({
    _id: partId(_id, number),
    version: 1,
    pages: pages.slice(number * PART_SIZE, (number + 1) * PART_SIZE),
    results: [],
    expiresAt,
  }));
  const { domainId, by, action } = request;
  return {
    parts,
    act: {
      _id,
      version: 1,
      ...request,
      state: 'running',
      running: digest(JSON.stringify([domainId, by._id, action, pages])),
      total: pages.length,
      finished: 0,
      failed: 0,
      dueAt: now.toISOString(),
      tries: 0,
      startedAt: now.toISOString(),
      expiresAt,
    },
  };
}

export const partId = (actId: string, number: number): string => `${actId}/${String(number).padStart(3, '0')}`;

export const nextPart = ({ _id, finished }: StoredBulkAct): string => partId(_id, Math.floor(finished / PART_SIZE));

/** Returns null if another instance works on the act, or it is over. */
export const lease = (act: StoredBulkAct, now: Date): StoredBulkAct | null =>
  act.dueAt !== undefined && act.dueAt <= now.toISOString() ? { ...act, dueAt: after(now, LEASE_MS) } : null;

interface PartOutcome {
  /** A service that a page needs was unavailable. */
  isWaiting?: boolean;
  /** Why the act cannot continue. */
  reason?: string;
}

/** Returns null if another instance has counted the part meanwhile. Results of an incomplete part count only if the act ends with it. */
export function recordPart(
  act: StoredBulkAct,
  { _id, pages, results }: BulkPart,
  { isWaiting = false, reason }: PartOutcome,
  now: Date,
): StoredBulkAct | null {
  if (act.state !== 'running' || nextPart(act) !== _id) return null;
  const isLast = act.isStopping === true || reason !== undefined;
  const counted = isLast || results.length === pages.length ? results : [];
  const refused = counted.filter((result) => result.reason !== undefined);
  const next = {
    ...act,
    finished: act.finished + counted.length,
    failed: act.failed + refused.length,
    ...(refused.length > 0 && { refused: [...(act.refused ?? []), ...refused].slice(0, MAX_REFUSED) }),
    tries: isWaiting ? act.tries + 1 : 0,
  };
  if (next.finished === next.total) return end(next, 'finished');
  if (isLast) return end({ ...next, ...(reason !== undefined && { reason }) }, 'stopped');
  return { ...next, dueAt: isWaiting ? after(now, PAUSE_MS) : now.toISOString() };
}

/** A page is refused for the last reason when what it needs has been unavailable for two minutes. */
export const isLastTry = ({ tries }: StoredBulkAct): boolean => tries >= MAX_TRIES;

const end = (
  { running: _, dueAt: _due, isStopping: _stopping, ...act }: StoredBulkAct,
  state: BulkAct['state'],
): StoredBulkAct => ({ ...act, accessToken: '', state });

export const toBulkAct = (act: StoredBulkAct): BulkAct => {
  const { _id, action, state, reason, total, finished, failed, refused, startedAt } = act;
  return {
    ...{ _id, call: action.call, state, total, finished, failed, startedAt },
    ...(refused && { refused }),
    ...(reason !== undefined && { reason }),
  };
};

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();
