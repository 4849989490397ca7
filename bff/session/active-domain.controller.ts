import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { InputOf } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { inputOf } from '../gateway/call-input.ts';
import { Gateway } from '../gateway/gateway.ts';
import { Askers } from './askers.ts';
import { tokenOf } from './auth-cookie.ts';
import { Sessions } from './sessions.ts';

const { swapActiveDomain } = siteConfig.calls;
const { workOn } = identity.calls;

/** Whether somebody may turn to a domain is the service's to say; which one a session works on is kept with the session. */
@Controller('api/config')
export class ActiveDomainController {
  constructor(
    private readonly gateway: Gateway,
    private readonly askers: Askers,
    private readonly sessions: Sessions,
  ) {}

  @Post('swapActiveDomain')
  @HttpCode(200)
  async swap(@Req() request: FastifyRequest) {
    const incoming = { headers: request.headers, socket: request.raw.socket };
    const asker = await this.gateway.askerOf(swapActiveDomain, incoming);
    const input = inputOf(swapActiveDomain, request) as InputOf<typeof swapActiveDomain>;
    const answer = await this.gateway.ask(swapActiveDomain, input, asker);
    const { place: own } = await this.askers.ofNobody(incoming);
    const { _id } = answer.newDomain;
    await this.gateway.ask(workOn, { domainId: _id === own.domainId ? null : _id }, asker);
    // Other replicas hear of it; whoever asks here again is answered as they have just been told.
    this.sessions.forget(tokenOf(request.headers) ?? '');
    return answer;
  }
}
