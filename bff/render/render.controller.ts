import { randomBytes } from 'node:crypto';
import { Controller, Get, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { LivePages } from '../page-cache/live-pages.ts';
import { writePage } from '../page-cache/write-page.ts';
import type { Maps } from '../security/maps.ts';
import { securityHeaders } from '../security/security-headers.ts';
import type { Asker } from '../session/asker.ts';
import { Askers } from '../session/askers.ts';
import { clearedAuthCookie } from '../session/auth-cookie.ts';
import type { Incoming } from '../session/incoming.ts';
import { BUNDLE, LOG, MAPS } from '../tokens.ts';
import { isAway } from '../visit/reading.ts';
import { VisitLoader } from '../visit/visit-loader.ts';
import { HTML, makeAnswer } from './make-answer.ts';
import type { SiteBundle } from './site-bundle.ts';

/** Every address that is no call and no file is a page. */
@Controller()
export class RenderController {
  constructor(
    private readonly askers: Askers,
    private readonly pages: LivePages,
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
    const incoming: Incoming = { headers: request.headers, socket: request.raw.socket };
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
    { place, ended }: Asker,
    incoming: Incoming,
    reply: FastifyReply,
  ): Promise<void> {
    const page = await this.pages.of(url, 'html', place);
    reply.hijack();
    // A browser that still sends a cookie which is good for nothing would never get a page that is kept.
    if (ended) reply.raw.setHeader('set-cookie', clearedAuthCookie(this.askers.isSecure(incoming)));
    writePage(reply.request.raw, reply.raw, page);
  }

  private async forEditor(url: string, asker: Asker, incoming: Incoming, reply: FastifyReply): Promise<void> {
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
      const { status, headers } = await makeAnswer({ visit }, 'html', asker.place, {
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
  private fail(error: unknown, incoming: Incoming, request: FastifyRequest, reply: FastifyReply): void {
    const away = isAway(error);
    if (!away) this.log.error(error, `${request.url} could not be shown`);
    void reply
      .status(away ? 503 : 500)
      .headers({ ...securityHeaders({ secure: this.askers.isSecure(incoming) }), 'cache-control': 'no-store' })
      .headers(away ? { 'retry-after': '1' } : {})
      .type(HTML)
      .send(this.bundle.renderFailure(this.bundle.assets));
  }
}
