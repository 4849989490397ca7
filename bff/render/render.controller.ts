import { randomBytes } from 'node:crypto';
import { Controller, Get, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { PageCache } from '../page-cache/page-cache.ts';
import { writePage } from '../page-cache/write-page.ts';
import type { Maps } from '../security/maps.ts';
import { securityHeaders } from '../security/security-headers.ts';
import type { RequestContext } from '../session/request-context.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { serializeClearedAuthCookie } from '../session/auth-cookie.ts';
import type { IncomingRequest } from '../session/incoming-request.ts';
import { BUNDLE, LOG, MAPS } from '../injection-tokens.ts';
import { isUnavailable } from '../visit/visit-read.ts';
import { VisitLoader } from '../visit/visit-loader.ts';
import { HTML, renderResponse } from './render-response.ts';
import type { SiteBundle } from './site-bundle.ts';

/** Every address that is no call and no file is a page. */
@Controller()
export class RenderController {
  constructor(
    private readonly askers: RequestContexts,
    private readonly pages: PageCache,
    private readonly loader: VisitLoader,
    @Inject(BUNDLE) private readonly bundle: SiteBundle,
    @Inject(MAPS) private readonly maps: Maps | null,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (/^\/api(\/|\?|$)/.test(request.url)) {
      throw new NotFoundException();
    }
    const incoming: IncomingRequest = { headers: request.headers, socket: request.raw.socket };
    try {
      const asker = await this.askers.ofPage(incoming);
      if (asker.user) await this.forEditor(request.url, asker, incoming, reply);
      else await this.forVisitor(request.url, asker, incoming, reply);
    } catch (error) {
      this.fail(error, incoming, request, reply);
    }
  }

  private async forVisitor(
    url: string,
    { place, ended }: RequestContext,
    incoming: IncomingRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const page = await this.pages.of(url, 'html', place);
    reply.hijack();
    // A browser that still sends a cookie which is good for nothing would never get a page that is kept.
    if (ended) reply.raw.setHeader('set-cookie', serializeClearedAuthCookie(this.askers.isSecure(incoming)));
    writePage(reply.request.raw, reply.raw, page);
  }

  private async forEditor(
    url: string,
    asker: RequestContext,
    incoming: IncomingRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { visit } = await this.loader.load(url, asker);
    // Nothing can be edited while the services are away: what visitors see here is better than nothing, unless it is of another domain.
    if (visit.status === 503 && !asker.place.isSwapped) return this.forVisitor(url, asker, incoming, reply);
    const nonce = randomBytes(16).toString('base64');
    void reply.headers({
      ...securityHeaders({
        nonce,
        allowed: asker.stage === 'draft' ? this.maps?.origins : [],
        secure: this.askers.isSecure(incoming),
      }),
      'cache-control': 'no-store',
      vary: 'Cookie',
    });
    if (visit.redirect !== undefined) {
      const { status, headers } = await renderResponse({ visit }, 'html', asker.place, {
        bundle: this.bundle,
        draft: true,
      });
      void reply.status(status).header('location', headers.location).send();
      return;
    }
    const body = await this.bundle.render(visit, { assets: this.bundle.assets, nonce });
    void reply.status(visit.status).type(HTML).send(body);
  }

  /** Not even the error page could be shown. */
  private fail(error: unknown, incoming: IncomingRequest, request: FastifyRequest, reply: FastifyReply): void {
    const away = isUnavailable(error);
    if (!away) this.log.error(error, `${request.url} could not be shown`);
    void reply
      .status(away ? 503 : 500)
      .headers({ ...securityHeaders({ secure: this.askers.isSecure(incoming) }), 'cache-control': 'no-store' })
      .headers(away ? { 'retry-after': '1' } : {})
      .type(HTML)
      .send(this.bundle.renderFailure(this.bundle.assets));
  }
}
