import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, NotFoundException } from '@nestjs/common';
import type { Call } from '../../proto/contract.ts';
import { RemoteFault } from '../../services/kit/bus/nats-bus.ts';
import { type ErrorBody, httpStatusByCode, Problem } from '../../proto/errors.ts';
import { archiveTransfer } from '../../proto/archive-transfer.ts';
import { calls } from '../../proto/index.ts';
import { apiHeaders } from '../security/security-headers.ts';
import { traceIdOf } from '../http/request-trace.ts';
import { routePaths } from './gateway.controller.ts';

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

@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly options: { log: Logger; isAvailable: (call: Call) => boolean }) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), this.options);
  }
}

export function toErrorBody(error: unknown): ErrorBody {
  if (error instanceof Problem) {
    const { code, ...rest } = error.toData();
    return { status: httpStatusByCode[code], error: { name: code, ...rest } };
  }
  const status = statusOfError(error);
  if (status === undefined || status >= 500) {
    return { status: 500, error: { name: 'internal', message: 'Something went wrong on our side. Please try again.' } };
  }
  return { status, error: { name: nameOf(status), message: messages[status] ?? (error as Error).message } };
}

const isNoRoute = (error: unknown): boolean => error instanceof NotFoundException;

function noRouteBody(method: string, path: string, allowed: string[]): ErrorBody {
  if (allowed.length === 0)
    return { status: 404, error: { name: 'not-found', message: `There is no ${method} ${path} on this site.` } };
  const message = `${path} does not allow ${method}: use ${allowed.join(' or ')}.`;
  return { status: 405, error: { name: 'method-not-allowed', message } };
}

export const isServerFault = (error: unknown): boolean => toErrorBody(error).status === 500;

const messages: Record<number, string> = {
  400: 'The request could not be read: its body has to be JSON.',
  413: 'That is too large: at most 5 MB can be sent at once.',
  415: 'The request could not be read: send JSON, as application/json.',
};

const nameOf = (status: number): string =>
  Object.entries(httpStatusByCode).find(([, code]) => code === status)?.[0] ?? 'invalid';

function statusOfError(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 ? status : undefined;
}

const READ = ['GET', 'HEAD'];
const routed: Call[] = [...calls, ...Object.values(archiveTransfer.calls)];

export function allowedMethods(path: string, isAvailable: (call: Call) => boolean = () => true): string[] {
  const matching = routed.filter((call) => call.http && routePaths(call).includes(path));
  const methods = matching.filter(isAvailable).flatMap(({ http }) => (http!.startsWith('GET ') ? READ : ['POST']));
  if (matching.length > 0) return [...new Set(methods)];
  return /^\/api(\/|$)/.test(path) && path !== '/api/openapi.json' ? [] : READ;
}

export function retryAfter(error: unknown, status: number): Record<string, string> {
  if (status === 503) return { 'retry-after': '1' };
  if (status !== 429 || !(error instanceof Problem)) return {};
  const { retryAfterSeconds } = (error.details ?? {}) as { retryAfterSeconds?: unknown };
  return { 'retry-after': String(typeof retryAfterSeconds === 'number' ? Math.ceil(retryAfterSeconds) : 60) };
}
