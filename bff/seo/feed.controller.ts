import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import type { Visit } from '../../proto/visit.ts';
import { BUNDLE } from '../injection-tokens.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { visitorContext } from '../session/request-context.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { VisitLoader } from '../visit/visit-loader.ts';
import { renderFeed } from './article-feed.ts';
import { renderCalendar } from './event-calendar.ts';

const MAX_DEPTH = 5;
const CACHE_CONTROL = 'public, max-age=300';

const pathsOf = (file: string): string[] =>
  Array.from({ length: MAX_DEPTH }, (_, depth) =>
    [...Array.from({ length: depth + 1 }, (_, at) => `:p${at}`), file].join('/'),
  );

@Controller()
export class FeedController {
  constructor(
    private readonly contexts: RequestContexts,
    private readonly visits: VisitLoader,
    @Inject(BUNDLE) private readonly bundle: SiteBundle,
  ) {}

  @Get(pathsOf('feed.xml'))
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  @Header('cache-control', CACHE_CONTROL)
  atom(@Req() request: FastifyRequest): Promise<string> {
    return this.feed(request, 'atom');
  }

  @Get(pathsOf('rss.xml'))
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  @Header('cache-control', CACHE_CONTROL)
  rss(@Req() request: FastifyRequest): Promise<string> {
    return this.feed(request, 'rss');
  }

  @Get(pathsOf('event.ics'))
  @Header('content-type', 'text/calendar; charset=utf-8; method=PUBLISH')
  @Header('content-disposition', 'attachment; filename="event.ics"')
  @Header('cache-control', CACHE_CONTROL)
  async calendar(@Req() request: FastifyRequest): Promise<string> {
    const calendar = renderCalendar(await this.load(request));
    if (!calendar) throw gatewayRefusals.nothingHere();
    return calendar;
  }

  private async feed(request: FastifyRequest, format: 'atom' | 'rss'): Promise<string> {
    const visit = await this.load(request);
    const text = visit.kind === 'listing' ? await this.bundle.describeShareCard(visit) : null;
    if (!text) throw gatewayRefusals.nothingHere();
    return renderFeed(visit, text, format);
  }

  private async load({ headers, raw, url }: FastifyRequest): Promise<Visit> {
    const { site, source } = await this.contexts.resolveAnonymous({ headers, socket: raw.socket });
    const [path = ''] = url.split('?');
    return (await this.visits.load(path.slice(0, path.lastIndexOf('/')), visitorContext(site, source))).visit;
  }
}
