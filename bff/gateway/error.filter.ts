import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Call } from '../../proto/contract.ts';
import { sendError } from './send-error.ts';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly options: { log: Logger; isAvailable: (call: Call) => boolean }) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), this.options);
  }
}
