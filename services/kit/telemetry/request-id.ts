import { AsyncLocalStorage } from 'node:async_hooks';
import type { MsgHdrs } from '@nats-io/transport-node';

const HEADER = 'request-id';
const current = new AsyncLocalStorage<string | undefined>();

export const requestId = (): string | undefined => current.getStore();

export const withRequestId = <T>(id: string | undefined, work: () => T): T => current.run(id, work);

export function carryRequestId(headers: MsgHdrs): void {
  const id = requestId();
  if (id) headers.set(HEADER, id);
}

export const requestIdOf = (headers: MsgHdrs | undefined): string | undefined => headers?.get(HEADER) || undefined;
