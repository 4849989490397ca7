import {
  parseFileId,
  extractLinks,
  extractMailingListIds,
  extractUsedPictureIds,
  extractRegionalPaths,
  extractRichTextLinks,
} from '../../proto/content.ts';
import type { Page } from '../../proto/entities/page.ts';
import type { Stage } from '../../proto/permissions.ts';
import { DEPENDENCIES_LAYOUT, type PageDependencies } from './pages.store.ts';

/** An address in the form in which links to it are compared: of the site itself, with one leading slash. */
export function linkTarget(href: string): string {
  const trimmed = href.trim();
  if (/^([a-z][a-z0-9+.-]*:|#|\/\/)/i.test(trimmed)) return trimmed;
  return `/${trimmed.replace(/^\/+/, '')}`;
}

/** A page refers to its banner as it links to an address: the index of links finds both. */
export const bannerTarget = (bannerId: string): string => `banner:${bannerId}`;

/** The same for a mailing list that one of its forms signs people up for. */
export const mailingListTarget = (listId: string): string => `mailing-list:${listId}`;

/** The targets under which a link is stored and found. A file has one without its name as well, because its name can change. */
export function linkTargets(href: string): string[] {
  const target = linkTarget(href);
  const fileId = parseFileId(href);
  return fileId === undefined ? [target] : [...new Set([target, `/file/${fileId}`])];
}

export const dependencyRowId = (parentId: string, stage: Stage) => `${parentId}/${stage}`;

/** What a copy of a page links to and shows, in its blocks, its header and what it shares. */
export function extractDependencies(page: Page, stage: Stage): PageDependencies {
  const { _id, revision, domainId, slug, pageBannerId } = page;
  const banner = pageBannerId ? [bannerTarget(pageBannerId)] : [];
  const lists = extractMailingListIds(page).map(mailingListTarget);
  // The slug of a page in a region begins with the region's prefix.
  const inRegion = page.region ? extractRegionalPaths(page).map((path) => `/${slug.split('/')[0]}${path}`) : [];
  const targets = [...extractLinks(page), ...extractRichTextLinks(page), ...inRegion].flatMap(linkTargets);
  const links = [...new Set([...targets, ...banner, ...lists])];
  const images = extractUsedPictureIds(page);
  return {
    _id: dependencyRowId(_id, stage),
    revision,
    parentId: _id,
    domainId,
    slug,
    links,
    images,
    layout: DEPENDENCIES_LAYOUT,
  };
}

/** A copy that is gone depends on nothing; the row stays, so that an older fact can not bring it back. */
export const noDependencies = (parentId: string, stage: Stage, revision: number): PageDependencies => ({
  _id: dependencyRowId(parentId, stage),
  revision,
  parentId,
  slug: '',
  links: [],
  images: [],
  layout: DEPENDENCIES_LAYOUT,
});
