import type { Article } from '../../proto/pages.ts';
import type { Page, PageContent } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
import { can, type Caller, type Stage } from '../../proto/permissions.ts';
import type { KnownRegion, KnownRegions } from '../kit/regions/known-regions.ts';
import { notShown } from '../kit/permit-page.ts';
import type { Doc } from '../kit/versioned/versioned.ts';

type StoredPage = Doc<PageContent>;

/** A page as the contract tells it. */
export function pageOf(stored: StoredPage): Page {
  const { lastPublished } = stored;
  return lastPublished === undefined ? stored : { ...stored, publishedAt: lastPublished };
}

/** A page under the name that its region has now, whatever it was called when the page was saved. */
export function joined(stored: StoredPage, region: KnownRegion | null | undefined, stage: Stage): Page {
  const copy = region?.[stage];
  if (!region || !copy) return pageOf(stored);
  return { ...pageOf(stored), region: { _id: region._id, name: copy.name, slugPrefix: copy.slugPrefix } };
}

export async function showDraft(stored: StoredPage, regions: KnownRegions, caller: Caller): Promise<Page> {
  const { region } = stored;
  return region?._id ? joined(stored, await regions.find(region._id, caller), 'draft') : pageOf(stored);
}

/** A copy of a page for whoever asks: nothing of another domain, of a region that is not published, or for other roles. */
export async function showTo(
  caller: Caller,
  stored: StoredPage | null | undefined,
  regions: KnownRegions,
): Promise<Page> {
  if (!stored || stored.domainId !== caller.domainId) throw pageNotFound();
  const region = stored.region?._id ? await regions.find(stored.region._id, caller) : undefined;
  if (stored.region?._id && caller.stage === 'live' && !region?.live) throw pageNotFound();
  if (!can(caller.user, 'view', stored)) throw notShown();
  return joined(caller.user ? stored : withoutRoles(stored), region, caller.stage);
}

/** Who may do what to a page is nothing that visitors need to know. */
function withoutRoles({ viewerRoles: _v, editorRoles: _e, publisherRoles: _p, ...shown }: StoredPage): StoredPage {
  return shown as StoredPage;
}

export const pageNotFound = () => new Problem('not-found', 'This page could not be found');

export const titleOf = ({ header, title }: PageContent): string => header.title || title || '';

export function articleOf(page: Page): Article {
  const { _id, slug, pageType, template, tags, region, published, lastPublished, header } = page;
  return { _id, slug, pageType, template, tags, region, published, lastPublished, header };
}
