import type { ChangedPage, Page, PageContent } from '../../proto/entities/page.ts';
import { pages } from '../../proto/pages.ts';
import { type Caller, can, type Stage } from '../../proto/permissions.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { noSuchPage } from '../kit/access.ts';
import { createEvent, type PendingEvent } from '../kit/bus/outbox.ts';
import type { CachedRegion, RegionCache } from '../kit/regions/region-cache.ts';
import type { Author, Copies, VersionedDocument } from '../kit/versioned/versioned.ts';

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
  return withCurrentRegion(caller.user ? shown : forVisitors(shown), region, caller.stage);
}

function forVisitors({ viewerRoles: _v, editorRoles: _e, publisherRoles: _p, origin: _o, ...page }: StoredPage) {
  return page as StoredPage;
}

export const pageNotFound = () => pageRefusals.notFound();

export const getTitle = ({ header, title }: PageContent): string => header.title || title || '';

type CommittedPage = Copies<PageContent> & { by: Author };

/** Instances of release 0.1.0 read whole pages from events. "Planned removals" in docs/development/contracts.md says when to remove it. */
const RELEASE_0_1_0_MAY_RUN: boolean = true;

const inEvent = (stored: StoredPage): ChangedPage => (RELEASE_0_1_0_MAY_RUN ? toPage(stored) : toChangedPage(stored));

export function toChangedPage(page: ChangedPage): ChangedPage {
  const { _id, revision, domainId, slug, miniNavId, viewerRoles, createdAt, updatedAt, published } = page;
  return { _id, revision, domainId, slug, miniNavId, viewerRoles, createdAt, updatedAt, published };
}

export const savedEvents = ({ draft, by }: CommittedPage): PendingEvent[] => [
  createEvent(pages.events.saved, { page: inEvent(draft!), by }),
];

export const publishedEvents = (after: CommittedPage): PendingEvent[] => [
  createEvent(pages.events.published, { page: inEvent(after.live!) }),
  ...savedEvents(after),
];

export const unpublishedEvents = (after: CommittedPage): PendingEvent[] => [
  createEvent(pages.events.unpublished, { page: inEvent(after.draft!) }),
  ...savedEvents(after),
];

export const deletedEvents =
  ({ _id, domainId, slug }: StoredPage, redirectTo?: string) =>
  (): PendingEvent[] => [
    createEvent(pages.events.deleted, { _id, domainId, slug, ...(redirectTo !== undefined && { redirectTo }) }),
  ];
