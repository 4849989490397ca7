import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Call } from '../../proto/contract.ts';
import { RemoteFault } from '../../services/kit/bus/nats-bus.ts';
import { allowedMethods } from './allowed-methods.ts';
import { apiHeaders } from './api-headers.ts';
import { toErrorBody, isServerFault, isNoRoute, noRouteBody } from './error-body.ts';
import { retryAfter } from './retry-after.ts';

/** Refusals become the status and the sentence that a caller sees; faults are told to the log alone. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, isThere }: { log: Logger; isThere: (call: Call) => boolean },
): void {
  const { method, url, id: requestId } = request;
  const path = url.split('?')[0]!;
  const allowed = isNoRoute(error) ? allowedMethods(path, isThere) : [];
  const body = { ...(isNoRoute(error) ? noRouteBody(method, path, allowed) : toErrorBody(error)), requestId };
  // A fault of a service has been logged where it happened.
  if (error instanceof RemoteFault) log.warn({ requestId }, `${method} ${path}: ${error.message}`);
  else if (isServerFault(error)) log.error({ err: error, requestId }, `${method} ${url} failed`);
  void reply.headers({ 'x-request-id': requestId, ...retryAfter(error, body.status) });
  if (body.status === 405) void reply.header('allow', allowed.join(', '));
  // A route that answers something else has said so before it failed.
  void reply.status(body.status).headers(apiHeaders).type('application/json; charset=utf-8').send(body);
}
