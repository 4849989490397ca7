import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientInput } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import {
  readDeviceCookie,
  readToken,
  serializeClearedAuthCookie,
  serializeSignedInCookies,
} from '../session/cookies.ts';
import { SessionCache } from '../session/session-cache.ts';
import { parseInput } from './gateway.controller.ts';
import { Gateway } from './gateway.ts';

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
    this.gateway.requireAllowed(login, request);
    const input = {
      ...parseInput(login, request),
      agent: (request.headers['user-agent'] ?? '').slice(0, 400),
      device: readDeviceCookie(request.headers),
    };
    const context = await this.contexts.resolveAnonymous(request);
    const answer = await this.gateway.call(login, input as ClientInput<typeof login>, context);
    const secure = this.contexts.isSecure(request);
    if (answer.token !== '') void reply.header('set-cookie', serializeSignedInCookies(answer.token, secure));
    return answer;
  }

  @Post('logout')
  @HttpCode(200)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    this.gateway.requireAllowed(logout, request);
    const token = readToken(request.headers) ?? '';
    // The cookie must be cleared even if identity is unavailable.
    void reply.header('set-cookie', serializeClearedAuthCookie(this.contexts.isSecure(request)));
    this.sessions.purge(token);
    return this.gateway.call(logout, { token }, await this.contexts.resolveAnonymous(request));
  }

  @Post('me')
  @HttpCode(200)
  async me(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    if (!this.contexts.hasEditor) this.gateway.throwNotFound(me.http);
    this.gateway.requireAllowed(me, request);
    const context = await this.contexts.resolve(request);
    // A bearer token says nothing about the session of the cookie.
    if (context.sessionExpired && request.headers.authorization === undefined)
      void reply.header('set-cookie', serializeClearedAuthCookie(this.contexts.isSecure(request)));
    return context.user ? this.gateway.call(me, {}, context) : { user: null };
  }
}

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
    const context = await this.gateway.resolveContext(swapActiveDomain, request);
    const input = parseInput(swapActiveDomain, request) as ClientInput<typeof swapActiveDomain>;
    const answer = await this.gateway.call(swapActiveDomain, input, context);
    const { site: own } = await this.contexts.resolveAnonymous(request);
    const { _id } = answer.newDomain;
    await this.gateway.call(workOn, { domainId: _id === own.domainId ? null : _id }, context);
    // Other replicas receive the event, but this replica must apply the change before its next request.
    this.sessions.purge(readToken(request.headers) ?? '');
    return answer;
  }
}

export const sessionCalls: readonly object[] = [
  identity.calls.login,
  identity.calls.logout,
  identity.calls.me,
  siteConfig.calls.swapActiveDomain,
];
