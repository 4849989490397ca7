import { normalizePath, toLocalAddress } from '../../proto/address.ts';
import { normalizeSlug } from '../../proto/slug.ts';
import {
  extractLinks,
  extractMailingListIds,
  extractRegionalPaths,
  extractRichTextLinks,
  extractUsedPictureIds,
  parseFileId,
} from '../../proto/content.ts';
import type { Page } from '../../proto/entities/page.ts';
import type { EventData } from '../../proto/contract.ts';
import type { Stage } from '../../proto/permissions.ts';
import type { siteConfig } from '../../proto/site-config.ts';
import { DEPENDENCIES_LAYOUT, type PageDependencies } from './pages.store.ts';

export function linkTarget(href: string): string {
  const trimmed = href.trim();
  if (/^([a-z][a-z0-9+.-]*:|#|\/\/)/i.test(trimmed)) return trimmed;
  return `/${trimmed.replace(/^\/+/, '')}`;
}

export const bannerTarget = (bannerId: string): string => `banner:${bannerId}`;

export const mailingListTarget = (listId: string): string => `mailing-list:${listId}`;

/** Adds a target without the name of a file, because the name can change. */
function linkTargets(href: string): string[] {
  const target = linkTarget(href);
  const fileId = parseFileId(href);
  return fileId === undefined ? [target] : [...new Set([target, `/file/${fileId}`])];
}

/** This represents the host of every absolute link, because only another service knows the hostnames of the domain. */
export const ANY_HOST = '//*';

/** Links with a fragment, a query or another spelling depend on the same page. */
export function linkDependencies(href: string): string[] {
  const targets = linkTargets(href);
  const address = toLocalAddress(href, () => true);
  if (address === null || parseFileId(href) !== undefined) return targets;
  const host = toLocalAddress(href, () => false) === null ? ANY_HOST : '';
  const path = normalizePath(address);
  return [...new Set([...targets, host + path, `${host}/${normalizeSlug(path)}`])];
}

export const dependencyRowId = (parentId: string, stage: Stage) => `${parentId}/${stage}`;

export function extractDependencies(page: Page, stage: Stage): PageDependencies {
  const { _id, revision, domainId, slug, pageBannerId } = page;
  const banner = pageBannerId ? [bannerTarget(pageBannerId)] : [];
  const lists = extractMailingListIds(page).map(mailingListTarget);
  const inRegion = page.region ? extractRegionalPaths(page).map((path) => `/${slug.split('/')[0]}${path}`) : [];
  const targets = [...extractLinks(page), ...extractRichTextLinks(page), ...inRegion].flatMap(linkDependencies);
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

interface DocumentUses {
  _id: string;
  revision: number;
  domainId: string;
  images: string[];
  links: string[];
}

/** Returns what a document of the site configuration links to and shows. */
export const dependenciesOfDocument = (
  kind: Kind,
  stage: Stage,
  { _id, revision, domainId, images, links }: DocumentUses,
): PageDependencies => ({
  ...noDependencies(siteDocumentId(kind, _id), stage, revision),
  domainId,
  images,
  links: [...new Set(links.flatMap(linkDependencies))],
});

type Kind = EventData<typeof siteConfig.events.changed>['kind'];

/** Ids of other kinds already begin with the name of the kind. */
const prefixes: Partial<Record<Kind, string>> = {
  'sub-nav': 'subNav',
  'page-banner': 'pageBanner',
  pattern: 'pattern',
};

const siteDocumentId = (kind: Kind, _id: string): string => (prefixes[kind] ? `${prefixes[kind]}_${_id}` : _id);

/** This empty row remains after a deletion, so that a late event cannot restore the links. */
export const noDependencies = (parentId: string, stage: Stage, revision: number): PageDependencies => ({
  _id: dependencyRowId(parentId, stage),
  revision,
  parentId,
  slug: '',
  links: [],
  images: [],
  layout: DEPENDENCIES_LAYOUT,
});
