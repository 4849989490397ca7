import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visit } from '../../proto/visit.ts';
import { sendPage } from '../http/finished-response.ts';
import type { EdgeSharing } from '../edge/edge-sharing.ts';
import { BUNDLE, EDGE_SHARING } from '../injection-tokens.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { visitorContext } from '../session/request-context.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { VisitLoader } from '../visit/visit-loader.ts';
import { VisitReads } from '../visit/visit-read.ts';
import { type FeedFormat, renderFeed } from './article-feed.ts';
import { renderCalendar } from './event-calendar.ts';

const MAX_DEPTH = 5;
const CACHE_CONTROL = 'public, max-age=300';
/** Without keys, a shared cache could not remove the file. */
const UNSHARED = 'private, max-age=300';

const pathsOf = (file: string): string[] =>
  Array.from({ length: MAX_DEPTH }, (_, depth) =>
    [...Array.from({ length: depth + 1 }, (_, at) => `:p${at}`), file].join('/'),
  );

/** Serves files below the address of a page. They move with the page, and without a page the answer is the usual 404. */
@Controller()
export class FeedController {
  constructor(
    private readonly contexts: RequestContexts,
    private readonly visits: VisitLoader,
    private readonly visitReads: VisitReads,
    private readonly pages: PageCache,
    @Inject(BUNDLE) private readonly bundle: SiteBundle,
    @Inject(EDGE_SHARING) private readonly sharing: EdgeSharing | null,
  ) {}

  @Get(pathsOf('feed.xml'))
  atom(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, 'application/atom+xml; charset=utf-8', (visit) => this.feed(visit, 'atom'));
  }

  @Get(pathsOf('rss.xml'))
  rss(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, 'application/rss+xml; charset=utf-8', (visit) => this.feed(visit, 'rss'));
  }

  @Get(pathsOf('event.ics'))
  calendar(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const disposition = { 'content-disposition': 'attachment; filename="event.ics"' };
    const render = async (visit: Visit) => renderCalendar(visit);
    return this.send(request, reply, 'text/calendar; charset=utf-8; method=PUBLISH', render, disposition);
  }

  private async feed(visit: Visit, format: FeedFormat): Promise<string | null> {
    const card = visit.kind === 'listing' ? await this.bundle.describeShareCard(visit) : null;
    return card && renderFeed(visit, card, format);
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    render: (visit: Visit) => Promise<string | null>,
    headers: Record<string, string> = {},
  ): Promise<void> {
    const { site, source } = await this.contexts.resolveAnonymous(request);
    const path = request.url.split('?')[0]!;
    const slash = path.lastIndexOf('/');
    const isUnchanged = this.visitReads.watch();
    const loaded = await this.visits.load(path.slice(0, slash), visitorContext(site, source));
    const { visit } = loaded;
    const file = await render(visit);
    if (file !== null) {
      const isCurrent = loaded.cacheable && isUnchanged(loaded.dependencies);
      const shared = isCurrent ? this.sharing?.headersOf(request, loaded) : undefined;
      void reply
        .headers({ ...headers, 'cache-control': this.sharing && !shared ? UNSHARED : CACHE_CONTROL, ...shared })
        .type(type)
        .send(file);
      return;
    }
    const page = await this.pages.getOrRender(request.url, 'html', site, source);
    const moved = visit.redirect?.replace(site.origin, '').split(/[?#]/)[0];
    if (page.status === 404 && moved?.startsWith('/')) {
      void reply.redirect(moved.replace(/\/$/, '') + path.slice(slash), visit.status);
      return;
    }
    sendPage(reply, page);
  }
}
