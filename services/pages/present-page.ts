import type { Article } from '../../proto/pages.ts';
import type { Page, PageContent } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { can, type Caller, type Stage } from '../../proto/permissions.ts';
import type { CachedRegion, RegionCache } from '../kit/regions/region-cache.ts';
import { noSuchPage } from '../kit/access.ts';
import type { VersionedDocument } from '../kit/versioned/versioned.ts';

type StoredPage = VersionedDocument<PageContent>;

export function toPage(stored: StoredPage): Page {
  const { lastPublished } = stored;
  return lastPublished === undefined ? stored : { ...stored, publishedAt: lastPublished };
}

export function withCurrentRegion(stored: StoredPage, region: CachedRegion | null | undefined, stage: Stage): Page {
  const copy = region?.[stage];
  if (!region || !copy) return toPage(stored);
  return { ...toPage(stored), region: { _id: region._id, name: copy.name, slugPrefix: copy.slugPrefix } };
}

export async function presentDraft(stored: StoredPage, regions: RegionCache, caller: Caller): Promise<Page> {
  const { region } = stored;
  return region?._id ? withCurrentRegion(stored, await regions.find(region._id, caller), 'draft') : toPage(stored);
}

/** Throws Problem `not-found` for another domain or an unpublished region. */
export async function presentTo(
  caller: Caller,
  stored: StoredPage | null | undefined,
  regions: RegionCache,
): Promise<Page> {
  if (!stored || stored.domainId !== caller.domainId) throw pageNotFound();
  const region = stored.region?._id ? await regions.find(stored.region._id, caller) : undefined;
  if (stored.region?._id && caller.stage === 'live' && !region?.live) throw pageNotFound();
  if (!can(caller.user, 'view', stored)) throw noSuchPage();
  const { owner: _, ...shown } = stored;
  return withCurrentRegion(caller.user ? shown : withoutRoles(shown), region, caller.stage);
}

function withoutRoles({ viewerRoles: _v, editorRoles: _e, publisherRoles: _p, ...page }: StoredPage): StoredPage {
  return page as StoredPage;
}

export const pageNotFound = () => pageRefusals.notFound();

export const getTitle = ({ header, title }: PageContent): string => header.title || title || '';

export function toArticle(page: Page): Article {
  const { _id, slug, pageType, template, tags, author, region, published, lastPublished, header } = page;
  return { _id, slug, pageType, template, tags, author, region, published, lastPublished, header };
}
