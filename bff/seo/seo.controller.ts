import { Controller, Get, Header, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import { visitorContext } from '../session/request-context.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import type { EdgeSharing } from '../edge/edge-sharing.ts';
import { BUNDLE, EDGE_SHARING, HIDDEN_FROM_ROBOTS } from '../injection-tokens.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import type { Picture } from '../../proto/values.ts';
import { standardStyle } from '../../proto/standard-style.ts';
import { VisitReads } from '../visit/visit-read.ts';
import { loadSiteDocuments } from '../visit/site-documents.ts';
import { sitemapFile, sitemapPart } from './sitemap-documents.ts';

const XML = 'application/xml; charset=utf-8';
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

@Controller()
export class SeoController {
  constructor(
    private readonly contexts: RequestContexts,
    private readonly visitReads: VisitReads,
    @Inject(BUNDLE) private readonly bundle: SiteBundle,
    @Inject(EDGE_SHARING) private readonly sharing: EdgeSharing | null,
    @Inject(HIDDEN_FROM_ROBOTS) private readonly isHidden: boolean,
  ) {}

  @Get('sitemap.xml')
  @Header('content-type', XML)
  @Header('cache-control', CACHE_CONTROL)
  async sitemap(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const isUnchanged = this.visitReads.watch();
    const { reading, origin } = await this.visitor(request);
    const file = await sitemapFile(reading, origin);
    if (isUnchanged(reading.dependencies)) void reply.headers(this.sharing?.headersOf(request, reading) ?? {});
    return file;
  }

  @Get('sitemap-:number(^[1-9]\\d{0,3}).xml')
  @Header('content-type', XML)
  @Header('cache-control', CACHE_CONTROL)
  async part(@Req() request: FastifyRequest, @Param('number') number: string): Promise<string> {
    const { reading, origin } = await this.visitor(request);
    const file = await sitemapPart(reading, origin, Number(number));
    if (file === null) throw gatewayRefusals.noSitemapPart();
    return file;
  }

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  async robots(@Req() request: FastifyRequest): Promise<string> {
    if (this.isHidden) return robotsHidden;
    const { origin } = await this.visitor(request);
    return robotsTxt(origin);
  }

  @Get('manifest.webmanifest')
  @Header('content-type', 'application/manifest+json')
  @Header('cache-control', 'public, max-age=3600')
  async manifest(@Req() request: FastifyRequest): Promise<object> {
    const { reading, domainName, origin } = await this.visitor(request);
    const { settings, brand } = await loadSiteDocuments(reading, '');
    const manifest = webManifest(brand?.name || settings.title || domainName || new URL(origin).hostname);
    if (!brand) return manifest;
    const { grounds, theme } = this.bundle.brandSheetOf(brand);
    const marks = brand.mark.imageId && { icons: [200, 500].map((side) => this.markIcon(brand.mark, side)) };
    return { ...manifest, background_color: grounds.standard, theme_color: theme, ...marks };
  }

  private markIcon(mark: Picture, side: number): object {
    const src = this.bundle.markUrl(mark, side, 'png');
    return { src, sizes: `${side}x${side}`, type: 'image/png', purpose: 'any' };
  }

  private async visitor(request: FastifyRequest) {
    const { site, source } = await this.contexts.resolveAnonymous(request);
    if (site.isUnpublished) throw siteConfigRefusals.websiteUnavailable();
    return {
      reading: this.visitReads.start(visitorContext(site, source)),
      origin: site.canonicalOrigin,
      domainName: site.domainName,
    };
  }
}

const CLOSED = ['/api/', '/login', '/health'];

export const robotsHidden = 'User-agent: *\nDisallow: /\n';

/** Does not list pages that are hidden from robots, because a crawler must read a page to find its `noindex`. */
export const robotsTxt = (origin: string): string =>
  `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;

/** Home-screen icons in `web/public`. Their margin is empty, because the system masks them. */
const icons = [192, 512].map((side) => ({
  src: `/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose: 'any maskable',
}));

const webManifest = (name: string): object => ({
  name,
  short_name: name.length > 30 ? name.slice(0, 30).trim() : name,
  start_url: '/',
  display: 'browser',
  background_color: standardStyle.ground,
  theme_color: standardStyle.primary,
  icons,
});
