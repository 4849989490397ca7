import type { BrandStyle } from '../../proto/entities/brand.ts';
import { isUnavailable } from '../../proto/errors.ts';
import { randomBytes } from 'node:crypto';
import { Controller, Get, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { PageCache } from '../page-cache/page-cache.ts';
import { sendPage } from '../http/finished-response.ts';
import { contentSecurityPolicy, type Maps, securityHeaders } from '../security/security-headers.ts';
import { type RequestContext, visitorContext } from '../session/request-context.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { mayBeSignedIn, serializeClearedAuthCookie } from '../session/cookies.ts';
import { BUNDLE, LOG, MAPS } from '../injection-tokens.ts';
import { VisitLoader } from '../visit/visit-loader.ts';
import { HTML, renderResponse } from './render-response.ts';
import type { SiteBundle } from './site-bundle.ts';

@Controller()
export class RenderController {
  constructor(
    private readonly contexts: RequestContexts,
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
    try {
      const context = isVisitorView(request.url)
        ? await this.contexts.resolveAnonymous(request)
        : await this.contexts.resolveForPage(request);
      if (context.user) await this.forEditor(request, context, reply);
      else await this.forVisitor(request, context, reply);
    } catch (error) {
      await this.fail(error, request, reply);
    }
  }

  private async forVisitor(
    request: FastifyRequest,
    { site, sessionExpired, source }: RequestContext,
    reply: FastifyReply,
  ): Promise<void> {
    const page = await this.pages.getOrRender(request.url, 'html', site, source);
    // The cookie is cleared, because a browser with an expired session would never get cached pages.
    if (sessionExpired) void reply.header('set-cookie', serializeClearedAuthCookie(this.contexts.isSecure(request)));
    sendPage(reply, page, mayBeSignedIn(request.headers) && !sessionExpired ? withoutTags : []);
  }

  private async forEditor(request: FastifyRequest, context: RequestContext, reply: FastifyReply): Promise<void> {
    const { visit } = await this.loader.load(request.url, context);
    if (visit.status === 503 && !context.site.isSwitched) return this.forVisitor(request, context, reply);
    const nonce = randomBytes(16).toString('base64');
    void reply.headers({
      ...securityHeaders({
        nonce,
        allowed: context.stage === 'draft' ? this.maps?.allowed : undefined,
        ...this.contexts.transportOf(request),
      }),
      'cache-control': 'no-store',
      vary: 'Cookie',
    });
    if (visit.redirect !== undefined) {
      const { status, headers } = await renderResponse({ visit }, 'html', context.site, {
        bundle: this.bundle,
        draft: true,
      });
      void reply.status(status).header('location', headers.location).send();
      return;
    }
    const body = await this.bundle.render(visit, { assets: this.bundle.assets, nonce });
    void reply.status(visit.status).type(HTML).send(body);
  }

  private async fail(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const isAway = isUnavailable(error);
    if (!isAway) this.log.error(error, `${request.url} could not be rendered`);
    const language = preferredLanguage(request.headers['accept-language']);
    const html = await this.bundle.renderFailure(language, await this.brandOf(request));
    void reply
      .status(isAway ? 503 : 500)
      .headers({ ...securityHeaders(this.contexts.transportOf(request)), 'cache-control': 'no-store' })
      .headers(isAway ? { 'retry-after': '1' } : {})
      .type(HTML)
      .send(html);
  }

  private async brandOf(request: FastifyRequest): Promise<BrandStyle | undefined> {
    const site = this.contexts.getCachedSite(request);
    return site && this.loader.loadBrand(visitorContext(site, '')).catch(() => undefined);
  }
}

/** Tags could act in the session of a user, so signed-in users get pages without them. */
const withoutTags = ['content-security-policy', contentSecurityPolicy(), 'cache-control', 'no-store'];

/** This query shows a signed-in editor the page as visitors see it. */
const isVisitorView = (url: string): boolean => new URLSearchParams(url.split('?')[1]).get('view') === 'visitor';

export const preferredLanguage = (acceptLanguage: string | undefined): string =>
  /^\s*([a-z]{2})(?![a-z])/i.exec(acceptLanguage ?? '')?.[1]!.toLowerCase() ?? 'en';
