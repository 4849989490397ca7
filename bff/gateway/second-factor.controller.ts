import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import { readToken, serializeSignedInCookies } from '../session/cookies.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { SessionCache } from '../session/session-cache.ts';
import { parseInput } from './gateway.controller.ts';
import { Gateway } from './gateway.ts';

const { confirmLogin, confirmSession, addPasskey, addApp } = identity.calls;

@Controller('api/user')
export class SecondFactorController {
  constructor(
    private readonly gateway: Gateway,
    private readonly contexts: RequestContexts,
    private readonly sessions: SessionCache,
  ) {}

  @Post('confirmLogin')
  @HttpCode(200)
  async confirmLogin(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    this.gateway.requireAllowed(confirmLogin, request);
    const input = {
      ...parseInput(confirmLogin, request),
      agent: (request.headers['user-agent'] ?? '').slice(0, 400),
    };
    const context = await this.contexts.resolveAnonymous(request);
    const answer = await this.gateway.call(confirmLogin, input as ClientInput<typeof confirmLogin>, context);
    void reply.header('set-cookie', serializeSignedInCookies(answer.token, this.contexts.isSecure(request)));
    return answer;
  }

  @Post('confirmSession')
  @HttpCode(200)
  confirmSession(@Req() request: FastifyRequest) {
    return this.changeRights(confirmSession, request);
  }

  @Post('addPasskey')
  @HttpCode(200)
  addPasskey(@Req() request: FastifyRequest) {
    return this.changeRights(addPasskey, request);
  }

  @Post('addApp')
  @HttpCode(200)
  addApp(@Req() request: FastifyRequest) {
    return this.changeRights(addApp, request);
  }

  /** Other replicas receive an event, but the next request to this one must have the rights already. */
  private async changeRights<C extends Call>(call: C, request: FastifyRequest): Promise<Output<C>> {
    const answer = await this.gateway.handle(call, parseInput(call, request) as ClientInput<C>, request);
    this.sessions.purge(readToken(request.headers) ?? '');
    return answer;
  }
}

export const secondFactorCalls: readonly object[] = [confirmLogin, confirmSession, addPasskey, addApp];
