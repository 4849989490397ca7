import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { RemoteFault } from '../../services/kit/bus/nats-bus.ts';
import { apiHeaders } from './api-headers.ts';
import { errorBodyOf, isFault } from './error-body.ts';

/** Refusals become the status and the sentence that a caller sees; faults are told to the log alone. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Logger): void {
  const body = errorBodyOf(error);
  // A fault of a service has been logged where it happened.
  if (isFault(error) && !(error instanceof RemoteFault)) log.error(error, `${request.method} ${request.url} failed`);
  if (body.status === 503) void reply.header('retry-after', '1');
  // A route that answers something else has said so before it failed.
  void reply.status(body.status).headers(apiHeaders).type('application/json; charset=utf-8').send(body);
}
