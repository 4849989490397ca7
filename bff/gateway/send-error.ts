import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Call } from '../../proto/contract.ts';
import { RemoteFault } from '../../services/kit/bus/nats-bus.ts';
import { allowedMethods } from './allowed-methods.ts';
import { apiHeaders } from '../security/security-headers.ts';
import { toErrorBody, isServerFault, isNoRoute, noRouteBody } from './error-body.ts';
import { traceIdOf } from '../http/request-trace.ts';
import { retryAfter } from './retry-after.ts';

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, isAvailable }: { log: Logger; isAvailable: (call: Call) => boolean },
): void {
  const { method, url, id: requestId } = request;
  const traceId = traceIdOf(request.raw);
  const path = url.split('?')[0]!;
  const allowed = isNoRoute(error) ? allowedMethods(path, isAvailable) : [];
  const body = { ...(isNoRoute(error) ? noRouteBody(method, path, allowed) : toErrorBody(error)), requestId, traceId };
  // The remote service has already logged the fault.
  if (error instanceof RemoteFault) log.warn({ requestId }, `${method} ${path}: ${error.message}`);
  else if (isServerFault(error)) log.error({ err: error, requestId }, `${method} ${url} failed`);
  void reply.headers({ 'x-request-id': requestId, ...retryAfter(error, body.status) });
  if (body.status === 405) void reply.header('allow', allowed.join(', '));
  void reply.status(body.status).headers(apiHeaders).type('application/json; charset=utf-8').send(body);
}
