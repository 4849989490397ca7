import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientInput } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import { parseInput } from './call-input.ts';
import { Gateway } from './gateway.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { serializeAuthCookie, serializeClearedAuthCookie, readToken } from '../session/auth-cookie.ts';
import { serializeDeviceCookie, readDeviceCookie } from '../session/device-cookie.ts';
import type { IncomingRequest } from '../session/incoming-request.ts';
import { SessionCache } from '../session/session-cache.ts';

const { login, logout, me } = identity.calls;

@Controller('api/user')
export class SessionController {
  constructor(
    private readonly gateway: Gateway,
    private readonly contexts: RequestContexts,
    private readonly sessions: SessionCache,
  ) {}

  @Post('login')
  @HttpCode(200)
  async login(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const incoming = incomingOf(request);
    this.gateway.requireAllowed(login, incoming);
    const input = {
      ...parseInput(login, request),
      agent: (request.headers['user-agent'] ?? '').slice(0, 400),
      device: readDeviceCookie(request.headers),
    };
    const context = await this.contexts.resolveAnonymous(incoming);
    const answer = await this.gateway.call(login, input as ClientInput<typeof login>, context);
    const secure = this.contexts.isSecure(incoming);
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
    this.gateway.requireAllowed(logout, incoming);
    const token = readToken(request.headers) ?? '';
    // The cookie must be cleared even if identity is unavailable.
    void reply.header('set-cookie', serializeClearedAuthCookie(this.contexts.isSecure(incoming)));
    this.sessions.purge(token);
    return this.gateway.call(logout, { token }, await this.contexts.resolveAnonymous(incoming));
  }

  @Post('me')
  @HttpCode(200)
  async me(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const incoming = incomingOf(request);
    if (!this.contexts.hasEditor) this.gateway.throwNotFound(me.http);
    this.gateway.requireAllowed(me, incoming);
    const context = await this.contexts.resolve(incoming);
    if (context.sessionExpired)
      void reply.header('set-cookie', serializeClearedAuthCookie(this.contexts.isSecure(incoming)));
    return context.user ? this.gateway.call(me, {}, context) : { user: null };
  }
}

const incomingOf = ({ headers, raw }: FastifyRequest): IncomingRequest => ({ headers, socket: raw.socket });
