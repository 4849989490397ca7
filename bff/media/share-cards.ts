import { Inject, Injectable } from '@nestjs/common';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { BoundedQueue } from '../../services/kit/queues/bounded-queue.ts';
import { BUNDLE } from '../injection-tokens.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { visitorContext, type RequestContext } from '../session/request-context.ts';
import { VisitLoader } from '../visit/visit-loader.ts';
import type { CachedFile } from './cached-file.ts';
import { MediaFiles } from './media-files.ts';

const ADDRESS = /^\/img\/card(\/.+)\.png(\?|$)/;

/** The card of a page has its address: `/img/card/au/contact.png` belongs to `/au/contact`. */
@Injectable()
export class ShareCards {
  /** Bounded, because made-up addresses have to be looked up too. */
  private readonly queue = new BoundedQueue({ atOnce: 8, waiting: 256 });

  constructor(
    private readonly files: MediaFiles,
    private readonly visits: VisitLoader,
    @Inject(BUNDLE) private readonly bundle: SiteBundle,
  ) {}

  async load(url: string, { site, source }: RequestContext): Promise<CachedFile> {
    const path = ADDRESS.exec(url)?.[1];
    if (path === undefined) throw gatewayRefusals.nothingHere();
    return this.files.loadShareCard(path, { domainId: site.domainId, source }, async () => {
      const context = visitorContext(site, source);
      const { visit, dependencies } = await this.queue.run(() => this.visits.load(path, context));
      const card = await this.bundle.describeShareCard(visit);
      return card && { card, dependencies };
    });
  }
}
