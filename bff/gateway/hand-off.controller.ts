import { randomBytes } from 'node:crypto';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { identity } from '../../proto/identity.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import { apiHeaders } from '../security/security-headers.ts';
import { readHandOffCookie, serializeAuthCookie, serializeHandOffCookie } from '../session/cookies.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { Gateway } from './gateway.ts';
import { toRefusedAt } from './refused-sign-in.ts';
import { toLocalPath } from './local-path.ts';

const { createHandOff, takeHandOff } = identity.calls;

type Parameters = Record<'from' | 'to' | 'state' | 'code' | 'returnTo', unknown>;

/**
 * Signs somebody in at a second host of the installation. The second host begins and ends the hand-off, so that no other website can sign a
 * visitor in as somebody else; the first one makes the code.
 */
@Controller('api/sign-in/hand-off')
export class HandOffController {
  constructor(
    private readonly gateway: Gateway,
    private readonly contexts: RequestContexts,
  ) {}

  @Get('begin')
  async begin(
    @Query() { from, returnTo }: Parameters,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const first = await this.requireOrigin(from, request);
    const { host } = this.contexts.originOf(request);
    const state = randomBytes(24).toString('base64url');
    const parameters = new URLSearchParams({ to: host, state, returnTo: toLocalPath(returnTo) });
    void reply.header('set-cookie', serializeHandOffCookie(state, this.contexts.isSecure(request)));
    redirect(reply, `${first}/api/sign-in/hand-off?${parameters}`);
  }

  @Get()
  async create(
    @Query() { to, state, returnTo }: Parameters,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const second = await this.requireOrigin(to, request);
    const context = await this.gateway.resolveContext(createHandOff, request);
    const { host } = new URL(second);
    const location = await this.gateway
      .call(createHandOff, { host, state: String(state) }, context)
      .then(({ code }) => {
        const parameters = new URLSearchParams({ code, returnTo: toLocalPath(returnTo) });
        return `${second}/api/sign-in/hand-off/return?${parameters}`;
      }, toRefusedAt(second));
    redirect(reply, location);
  }

  @Get('return')
  async finish(
    @Query() { code, returnTo }: Parameters,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { host } = this.contexts.originOf(request);
    const origin = await this.requireOrigin(host, request);
    const input = {
      code: String(code),
      host: new URL(origin).host,
      state: readHandOffCookie(request.headers),
      agent: (request.headers['user-agent'] ?? '').slice(0, 400),
    };
    const context = await this.contexts.resolveAnonymous(request);
    const location = await this.gateway.call(takeHandOff, input, context).then(({ token }) => {
      void reply.header('set-cookie', serializeAuthCookie(token, this.contexts.isSecure(request)));
      return origin + toLocalPath(returnTo);
    }, toRefusedAt(origin));
    redirect(reply, location);
  }

  /** Refuses hosts that are not of the installation, because the host receives a code. */
  private async requireOrigin(host: unknown, request: FastifyRequest): Promise<string> {
    if (!this.contexts.hasEditor) this.gateway.throwNotFound('GET /sign-in/hand-off');
    const origin = typeof host === 'string' ? await this.contexts.originOfHost(host, request) : null;
    if (origin === null) throw identityRefusals.unknownHost();
    return origin;
  }
}

const redirect = (reply: FastifyReply, location: string): void =>
  void reply
    .status(302)
    .headers({ ...apiHeaders, location })
    .send();
