import { Controller, Get, Header, Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../proto/errors.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { dependencyKeys } from '../page-cache/cache-dependencies.ts';
import { visitorContext } from '../session/request-context.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { UNAVAILABLE_MESSAGE } from '../session/domain-resolver.ts';
import { HIDDEN_FROM_ROBOTS } from '../injection-tokens.ts';
import { VisitReads } from '../visit/visit-reads.ts';
import { robotsHidden, robotsTxt } from './robots-txt.ts';
import { sitemapFile, sitemapPart } from './sitemap-documents.ts';

const XML = 'application/xml; charset=utf-8';
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** What search engines read before they read pages. */
@Controller()
export class SeoController {
  constructor(
    private readonly askers: RequestContexts,
    private readonly readings: VisitReads,
    @Inject(HIDDEN_FROM_ROBOTS) private readonly isHidden: boolean,
  ) {}

  @Get('sitemap.xml')
  @Header('content-type', XML)
  @Header('cache-control', CACHE_CONTROL)
  async sitemap(@Req() request: FastifyRequest): Promise<string> {
    const { reading, origin } = await this.visitor(request);
    return sitemapFile(reading, origin);
  }

  @Get('sitemap-:number(^[1-9]\\d{0,3}).xml')
  @Header('content-type', XML)
  @Header('cache-control', CACHE_CONTROL)
  async part(@Req() request: FastifyRequest, @Param('number') number: string): Promise<string> {
    const { reading, origin } = await this.visitor(request);
    const file = await sitemapPart(reading, origin, Number(number));
    if (file === null) throw new Problem('not-found', 'The sitemap has no such part. Its parts stand in /sitemap.xml.');
    return file;
  }

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  async robots(@Req() request: FastifyRequest): Promise<string> {
    if (this.isHidden) return robotsHidden;
    const { reading, origin } = await this.visitor(request);
    const asked = reading.keep(
      sitemap.calls.disallowed,
      {},
      dependencyKeys.sitemap(reading.domainId),
      dependencyKeys.regions(),
    );
    // Each of these pages says so itself as well.
    const { slugs } = await reading.orElse(asked, { slugs: [] });
    return robotsTxt(slugs, origin);
  }

  private async visitor({ headers, raw }: FastifyRequest) {
    const { place, source } = await this.askers.ofNobody({ headers, socket: raw.socket });
    // Search engines drop the pages once robots.txt and the pages themselves are not found.
    if (place.isWithdrawn) throw new Problem('not-found', UNAVAILABLE_MESSAGE);
    return { reading: this.readings.begin(visitorContext(place, source)), origin: place.origin };
  }
}
