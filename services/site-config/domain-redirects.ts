import { Inject, Injectable } from '@nestjs/common';
import type { SiteSettings } from '../../proto/entities/site-settings.ts';
import { declarations } from '../../proto/page-types/declarations.ts';
import { type Caller, holds, type Stage } from '../../proto/permissions.ts';
import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import { collection, type Document } from '../kit/store/store.ts';
import type { Versioned } from '../kit/versioned/versioned.ts';
import { DomainDocs } from './domain.ts';
import {
  decideSave,
  normalizeRedirect,
  type RedirectContext,
  type RedirectDraft,
  redirects,
  requireConfirmation,
} from './redirect.ts';

/** The row remains after the page is unpublished, because the page may be published elsewhere later. */
export interface PublishedSlug extends Document {
  revision: number;
  domainId: string;
  slug: string;
  isLive?: true;
}

export abstract class PublishedSlugRows extends collection<PublishedSlug>({
  name: 'published_slugs',
  indexes: [{ fields: ['domainId', 'slug', 'isLive'] }],
}) {}

@Injectable()
export class DomainRedirects {
  constructor(
    @Inject(redirects.docs) private readonly docs: Versioned<RedirectDraft>,
    private readonly domains: DomainDocs,
    private readonly slugs: PublishedSlugRows,
    @Inject(RegionCache) private readonly regions: RegionCache,
  ) {}

  async find(domainId: string): Promise<RedirectContext> {
    const [others, live] = [await this.docs.draft.find({ domainId }), await this.docs.live.find({ domainId })];
    return { others, live, hostnames: await this.hostnames(domainId) };
  }

  async hostnames(domainId: string): Promise<string[]> {
    return (await this.domains.draft.get(domainId))?.hostnames ?? [];
  }

  async requireNoPage({ domainId, ...redirect }: RedirectDraft): Promise<void> {
    const slug = normalizeRedirect(redirect, await this.hostnames(domainId)).from.slice(1);
    const regions = await this.regions.ofDomain(domainId);
    const isShown = regions.some(({ live }) => live && isShownWithoutPage(slug, live.slugPrefix));
    if (isShown || (await this.slugs.count({ domainId, slug, isLive: true })) > 0) throw requireConfirmation(slug);
  }

  async withRedirects(settings: SiteSettings, stage: Stage, { user }: Caller): Promise<SiteSettings> {
    if (!holds(user, 'redirects')) return settings;
    const { domainId } = settings;
    const found = await this.docs[stage].find({ domainId }, { sort: { from: 'asc' } });
    return { ...settings, redirects: found.map(({ from, to }) => ({ from, to })) };
  }
}

const listings = Object.values(declarations).flatMap(({ hasListing, segment }) => (hasListing ? [segment] : []));

/**
 * The root and the prefix of a region show a home page, which is stored at another address; lists and search need no page.
 */
const isShownWithoutPage = (slug: string, slugPrefix: string): boolean =>
  ['', slugPrefix].includes(slug) || [...listings, 'search'].some((segment) => slug === `${slugPrefix}/${segment}`);

export const recoverableRedirect = defineRecoverable(
  'redirect',
  { ...redirects.needs, ofDomain: DomainRedirects },
  {
    ...redirects.recovery,
    async restore(content, { _id, head }, { ofDomain }) {
      const existing = head ? { _id, revision: head.revision } : {};
      return decideSave(head, { ...content, ...existing }, await ofDomain.find(content.domainId), false);
    },
  },
);
