import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientInput } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import { parseInput } from '../gateway/call-input.ts';
import { Gateway } from '../gateway/gateway.ts';
import { RequestContexts } from './request-contexts.ts';
import { serializeAuthCookie, serializeClearedAuthCookie, readToken } from './auth-cookie.ts';
import { serializeDeviceCookie, readDeviceCookie } from './device-cookie.ts';
import type { IncomingRequest } from './incoming-request.ts';
import { SessionCache } from './session-cache.ts';

const { login, logout, me } = identity.calls;

@Controller('api/user')
export class SessionController {
  constructor(
    private readonly gateway: Gateway,
    private readonly askers: RequestContexts,
    private readonly sessions: SessionCache,
  ) {}

  @Post('login')
  @HttpCode(200)
  async login(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const incoming = incomingOf(request);
    this.gateway.admit(login, incoming);
    const input = {
      ...parseInput(login, request),
      agent: (request.headers['user-agent'] ?? '').slice(0, 400),
      device: readDeviceCookie(request.headers),
    };
    const asker = await this.askers.ofNobody(incoming);
    const answer = await this.gateway.ask(login, input as ClientInput<typeof login>, asker);
    const secure = this.askers.isSecure(incoming);
    void reply.header('set-cookie', [
      serializeAuthCookie(answer.token, secure),
      serializeDeviceCookie(answer.token, secure),
    ]);
    return answer;
  }

  @Post('logout')
  @HttpCode(200)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const incoming = incomingOf(request);
    this.gateway.admit(logout, incoming);
    const token = readToken(request.headers) ?? '';
    // The cookie goes even when identity can not be reached to end the session.
    void reply.header('set-cookie', serializeClearedAuthCookie(this.askers.isSecure(incoming)));
    this.sessions.forget(token);
    return this.gateway.ask(logout, { token }, await this.askers.ofNobody(incoming));
  }

  @Post('me')
  @HttpCode(200)
  async me(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const incoming = incomingOf(request);
    if (!this.askers.hasEditor) this.gateway.hide(me.http);
    const asker = await this.askers.of(incoming);
    if (asker.ended) void reply.header('set-cookie', serializeClearedAuthCookie(this.askers.isSecure(incoming)));
    return asker.user ? this.gateway.ask(me, {}, asker) : { user: null };
  }
}

const incomingOf = ({ headers, raw }: FastifyRequest): IncomingRequest => ({ headers, socket: raw.socket });
