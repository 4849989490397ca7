import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ClientInput } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { parseInput } from './call-input.ts';
import { Gateway } from './gateway.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { readToken } from '../session/auth-cookie.ts';
import { SessionCache } from '../session/session-cache.ts';

const { swapActiveDomain } = siteConfig.calls;
const { workOn } = identity.calls;

@Controller('api/config')
export class ActiveDomainController {
  constructor(
    private readonly gateway: Gateway,
    private readonly contexts: RequestContexts,
    private readonly sessions: SessionCache,
  ) {}

  @Post('swapActiveDomain')
  @HttpCode(200)
  async swap(@Req() request: FastifyRequest) {
    const incoming = { headers: request.headers, socket: request.raw.socket };
    const context = await this.gateway.resolveContext(swapActiveDomain, incoming);
    const input = parseInput(swapActiveDomain, request) as ClientInput<typeof swapActiveDomain>;
    const answer = await this.gateway.call(swapActiveDomain, input, context);
    const { site: own } = await this.contexts.resolveAnonymous(incoming);
    const { _id } = answer.newDomain;
    await this.gateway.call(workOn, { domainId: _id === own.domainId ? null : _id }, context);
    // Other replicas receive the event, but the next request to this one must already see the change.
    this.sessions.purge(readToken(request.headers) ?? '');
    return answer;
  }
}
