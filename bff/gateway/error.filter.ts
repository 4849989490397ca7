import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Call } from '../../proto/contract.ts';
import { sendError } from './send-error.ts';

/** Tells what was thrown in a controller. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly refusing: { log: Logger; isThere: (call: Call) => boolean }) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), this.refusing);
  }
}
