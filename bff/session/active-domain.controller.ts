import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ClientInput } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { parseInput } from '../gateway/call-input.ts';
import { Gateway } from '../gateway/gateway.ts';
import { RequestContexts } from './request-contexts.ts';
import { readToken } from './auth-cookie.ts';
import { SessionCache } from './session-cache.ts';

const { swapActiveDomain } = siteConfig.calls;
const { workOn } = identity.calls;

/** Whether somebody may turn to a domain is the service's to say; which one a session works on is kept with the session. */
@Controller('api/config')
export class ActiveDomainController {
  constructor(
    private readonly gateway: Gateway,
    private readonly askers: RequestContexts,
    private readonly sessions: SessionCache,
  ) {}

  @Post('swapActiveDomain')
  @HttpCode(200)
  async swap(@Req() request: FastifyRequest) {
    const incoming = { headers: request.headers, socket: request.raw.socket };
    const asker = await this.gateway.askerOf(swapActiveDomain, incoming);
    const input = parseInput(swapActiveDomain, request) as ClientInput<typeof swapActiveDomain>;
    const answer = await this.gateway.ask(swapActiveDomain, input, asker);
    const { place: own } = await this.askers.ofNobody(incoming);
    const { _id } = answer.newDomain;
    await this.gateway.ask(workOn, { domainId: _id === own.domainId ? null : _id }, asker);
    // Other replicas hear of it; whoever asks here again is answered as they have just been told.
    this.sessions.forget(readToken(request.headers) ?? '');
    return answer;
  }
}
