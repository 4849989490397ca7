import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InputOf } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import { inputOf } from '../gateway/call-input.ts';
import { Gateway } from '../gateway/gateway.ts';
import { Askers } from './askers.ts';
import { authCookie, clearedAuthCookie, tokenOf } from './auth-cookie.ts';
import { deviceCookie, deviceOf } from './device-cookie.ts';
import type { Incoming } from './incoming.ts';
import { Sessions } from './sessions.ts';

const { login, logout, me } = identity.calls;

@Controller('api/user')
export class SessionController {
  constructor(
    private readonly gateway: Gateway,
    private readonly askers: Askers,
    private readonly sessions: Sessions,
  ) {}

  @Post('login')
  @HttpCode(200)
  async login(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const incoming = incomingOf(request);
    this.gateway.admit(login, incoming);
    const input = {
      ...inputOf(login, request),
      agent: (request.headers['user-agent'] ?? '').slice(0, 400),
      device: deviceOf(request.headers),
    };
    const asker = await this.askers.ofNobody(incoming);
    const answer = await this.gateway.ask(login, input as InputOf<typeof login>, asker);
    const secure = this.askers.isSecure(incoming);
    void reply.header('set-cookie', [authCookie(answer.token, secure), deviceCookie(answer.token, secure)]);
    return answer;
  }

  @Post('logout')
  @HttpCode(200)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const incoming = incomingOf(request);
    this.gateway.admit(logout, incoming);
    const token = tokenOf(request.headers) ?? '';
    // The cookie goes even when identity can not be reached to end the session.
    void reply.header('set-cookie', clearedAuthCookie(this.askers.isSecure(incoming)));
    this.sessions.forget(token);
    return this.gateway.ask(logout, { token }, await this.askers.ofNobody(incoming));
  }

  @Post('me')
  @HttpCode(200)
  async me(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const incoming = incomingOf(request);
    if (!this.askers.hasEditor) this.gateway.hide(me.http);
    const asker = await this.askers.of(incoming);
    if (asker.ended) void reply.header('set-cookie', clearedAuthCookie(this.askers.isSecure(incoming)));
    return asker.user ? this.gateway.ask(me, {}, asker) : { user: null };
  }
}

const incomingOf = ({ headers, raw }: FastifyRequest): Incoming => ({ headers, socket: raw.socket });
