import { AsyncLocalStorage } from 'node:async_hooks';
import type { MsgHdrs } from '@nats-io/transport-node';
import { requestRefusals } from '../../proto/refusals/requests.ts';

/** What all work for one HTTP request shares, in every process. */
interface RequestScope {
  id?: string;
  /** The caller gives up at this time of `performance.now()`. */
  deadline?: number;
}

const scopes = new AsyncLocalStorage<RequestScope>();

export const runInRequest = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);

export const requestId = (): string | undefined => scopes.getStore()?.id;

/** Commands use this when they begin, because half a command would cost an editor more than a late one. */
export function ignoreDeadline(): void {
  const scope = scopes.getStore();
  if (scope) delete scope.deadline;
}

/** Returns `ms` or what the deadline leaves of it, in whole milliseconds; throws Problem `unavailable` if nothing is left. */
export function limitToDeadline(ms: number): number {
  const deadline = scopes.getStore()?.deadline;
  if (deadline === undefined) return ms;
  const left = deadline - performance.now();
  if (left <= 0) throw requestRefusals.tooLate();
  return Math.min(ms, Math.ceil(left));
}

const REQUEST_ID = 'request-id';
/** Remaining time instead of a time of day, because the clocks of two machines differ. */
const TIMEOUT_MS = 'timeout-ms';

export function carryRequest(headers: MsgHdrs, timeoutMs: number): void {
  const id = requestId();
  if (id) headers.set(REQUEST_ID, id);
  headers.set(TIMEOUT_MS, String(timeoutMs));
}

/** Callers of an earlier version send no timeout. */
export function receiveRequest(headers: MsgHdrs | undefined, now = performance.now()): RequestScope {
  const timeoutMs = Number(headers?.get(TIMEOUT_MS));
  return {
    id: headers?.get(REQUEST_ID) || undefined,
    deadline: timeoutMs > 0 ? now + timeoutMs : undefined,
  };
}
