import { Controller, Get, Header, Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../proto/errors.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { on } from '../page-cache/dependencies.ts';
import { visitorAt } from '../session/asker.ts';
import { Askers } from '../session/askers.ts';
import { WITHDRAWN } from '../session/places.ts';
import { HIDDEN_FROM_ROBOTS } from '../tokens.ts';
import { Readings } from '../visit/readings.ts';
import { robotsHidden, robotsTxt } from './robots-txt.ts';
import { sitemapFile, sitemapPart } from './sitemap-files.ts';

const XML = 'application/xml; charset=utf-8';
const FRESH = 'public, max-age=0, must-revalidate';

/** What search engines read before they read pages. */
@Controller()
export class SeoController {
  constructor(
    private readonly askers: Askers,
    private readonly readings: Readings,
    @Inject(HIDDEN_FROM_ROBOTS) private readonly isHidden: boolean,
  ) {}

  @Get('sitemap.xml')
  @Header('content-type', XML)
  @Header('cache-control', FRESH)
  async sitemap(@Req() request: FastifyRequest): Promise<string> {
    const { reading, origin } = await this.visitor(request);
    return sitemapFile(reading, origin);
  }

  @Get('sitemap-:number(^[1-9]\\d{0,3}).xml')
  @Header('content-type', XML)
  @Header('cache-control', FRESH)
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
    const asked = reading.keep(sitemap.calls.disallowed, {}, on.sitemap(reading.domainId), on.regions());
    // Each of these pages says so itself as well.
    const { slugs } = await reading.orElse(asked, { slugs: [] });
    return robotsTxt(slugs, origin);
  }

  private async visitor({ headers, raw }: FastifyRequest) {
    const { place, source } = await this.askers.ofNobody({ headers, socket: raw.socket });
    // Search engines drop the pages once robots.txt and the pages themselves are not found.
    if (place.isWithdrawn) throw new Problem('not-found', WITHDRAWN);
    return { reading: this.readings.begin(visitorAt(place, source)), origin: place.origin };
  }
}
