import { Controller, Get, HttpCode, Param, Post, Query, Req, Res, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { identity } from '../../proto/identity.ts';
import { apiHeaders } from '../security/security-headers.ts';
import {
  readSignInCookie,
  serializeAuthCookie,
  serializeClearedSignInCookie,
  serializeSignInCookie,
} from '../session/cookies.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { Gateway } from './gateway.ts';
import { toLocalPath } from './local-path.ts';
import { toRefusedAt, toTrialResult } from './refused-sign-in.ts';

const { startSignIn, startTrial, finishSignIn, endAtProvider } = identity.calls;

/** A provider answers up to four requests in a sign-in. */
const WAIT = { timeoutMs: 15_000 };

@Controller('api/sign-in')
export class SignInController {
  constructor(
    private readonly gateway: Gateway,
    private readonly contexts: RequestContexts,
  ) {}

  @Get(':provider')
  async start(
    @Param('provider') providerId: string,
    @Query() { trial, returnTo }: { trial?: unknown; returnTo?: unknown },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.requireEditor();
    const site = await this.contexts.resolveAnonymous(request);
    const { origin } = site.site;
    const input = { providerId, origin, returnTo: toLocalPath(returnTo) };
    await this.redirecting(origin, reply, async () => {
      const user = typeof trial === 'string' ? await this.gateway.resolveContext(startTrial, request) : null;
      const begun = user
        ? await this.gateway.call(startTrial, { ...input, trial: String(trial) }, user, WAIT).catch(toTrialResult)
        : await this.gateway.call(startSignIn, input, site, WAIT);
      if (!begun) return null;
      void reply.header('set-cookie', serializeSignInCookie(begun.ticket, this.contexts.isSecure(request)));
      return begun.url;
    });
  }

  @Get(':provider/return')
  async finish(
    @Param('provider') providerId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.requireEditor();
    const context = await this.contexts.resolveAnonymous(request);
    const secure = this.contexts.isSecure(request);
    const { origin } = context.site;
    const { headers, url } = request;
    void reply.header('set-cookie', serializeClearedSignInCookie(secure));
    await this.redirecting(origin, reply, async () => {
      const input = {
        providerId,
        ticket: readSignInCookie(headers),
        answer: url.slice((url + '?').indexOf('?')),
        agent: (headers['user-agent'] ?? '').slice(0, 400),
      };
      const { token, returnTo } = await this.gateway.call(finishSignIn, input, context, WAIT);
      if (token === null) return null;
      void reply.header('set-cookie', [serializeAuthCookie(token, secure)]);
      return origin + returnTo;
    });
  }

  /** Back-channel logout: the provider itself sends this request. */
  @Post(':provider/logout')
  @HttpCode(200)
  async logout(@Param('provider') providerId: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    this.requireEditor();
    if (!(request.body instanceof URLSearchParams)) throw new UnsupportedMediaTypeException();
    const input = { providerId, logoutToken: request.body.get('logout_token') ?? '' };
    await this.gateway.call(endAtProvider, input, await this.contexts.resolveAnonymous(request), WAIT);
    void reply.status(200).headers(apiHeaders).send();
  }

  /** Refusals are shown by the site, in the dialog for signing in. */
  private async redirecting(origin: string, reply: FastifyReply, run: () => Promise<string | null>): Promise<void> {
    const location = await run().catch(toRefusedAt(origin));
    if (location !== null)
      return void reply
        .status(302)
        .headers({ ...apiHeaders, location })
        .send();
    void reply.headers(apiHeaders).type('text/plain; charset=utf-8').send(TRIED);
  }

  private requireEditor(): void {
    if (!this.contexts.hasEditor) this.gateway.throwNotFound('GET /sign-in');
  }
}

const TRIED = 'The sign-in was tried. Close this window: the form shows the result.';
