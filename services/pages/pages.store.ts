import type { PageView } from '../../proto/entities/page-filter.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { dayOfArticle } from '../../proto/newest-first.ts';
import { can, type RoleRestricted } from '../../proto/permissions.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { normalizeTags } from '../../proto/unicode.ts';
import { articleTypes } from '../../proto/values.ts';
import { collection, type CountSpec, type IndexSpec } from '../kit/store/store.ts';
import { indexTexts } from '../kit/store/substring-index.ts';
import { derivedField, derivedSubstringIndex, type Keys, versioned } from '../kit/versioned/versioned.ts';
import { addressContext, requireNotReserved } from './address.ts';
import { getTitle } from './presentation.ts';

/** Queries for lists omit these fields, because they can be large. */
export const FIELDS_NOT_LISTED = ['contents', 'articleContents', 'eventContents', 'og', 'twitter'];

/** Pages with the same viewers have the same value. */
export const VIEWERS = derivedField('guard');
export const IS_ARTICLE = derivedField('article');
export const ARTICLE_TAGS = derivedField('tags');
export const ARTICLE_DAY = derivedField('day');
export const IS_IMPORTED = derivedField('imported');

export const pageKeys = {
  form: 5,
  of: (page) => {
    const { viewerRoles, pageType, header, tags, origin } = page;
    const keys = { guard: viewersKey(viewerRoles), ...(origin && { imported: true }) };
    const isArticle = articleTypes.some((type) => type === pageType);
    if (!isArticle || !header.title) return keys;
    const day = dayOfArticle(page);
    return { ...keys, article: true, day, tags: normalizeTags(tags ?? []), ...indexTexts(header.title) };
  },
} satisfies Keys<PageContent>;

export const viewersKey = (viewerRoles: string[] = []): string =>
  viewerRoles.length === 0 ? '' : JSON.stringify(viewerRoles.toSorted());

export const parseViewersKey = (key: string): RoleRestricted => ({
  viewerRoles: key === '' ? [] : (JSON.parse(key) as string[]),
});

/** The fields after _id let the store filter within the index, without reading the pages. */
const indexes: IndexSpec[] = [
  { fields: ['domainId', 'slug', '_id', 'pageType', VIEWERS] },
  { fields: ['domainId', 'pageType', 'slug', '_id', VIEWERS] },
  { fields: ['_id', VIEWERS] },
  { fields: ['domainId', IS_IMPORTED, '_id', VIEWERS] },
  { fields: ['domainId', '_id', 'region._id', VIEWERS] },
  { fields: ['domainId', 'region._id', 'slug'] },
  articles(['domainId'], ARTICLE_DAY, ['pageType', 'region._id']),
  articles(['domainId', 'region._id'], ARTICLE_DAY, ['pageType']),
  articles(['domainId', 'pageType'], 'header.date', ['region._id']),
  articles(['domainId', 'pageType', 'region._id'], 'header.date'),
  {
    fields: [
      ...['domainId', ARTICLE_TAGS, ARTICLE_DAY, 'lastPublished', '_id'],
      ...['pageType', 'region._id', VIEWERS, derivedSubstringIndex.folded],
    ],
    each: ARTICLE_TAGS,
  },
  derivedSubstringIndex.spec,
];

const counts: CountSpec[] = [
  { fields: ['domainId', 'pageType', 'region._id', VIEWERS, IS_ARTICLE] },
  { fields: ['domainId', ARTICLE_TAGS, 'pageType', 'region._id', VIEWERS], each: ARTICLE_TAGS },
  { fields: ['domainId', ARTICLE_TAGS, 'region._id', VIEWERS], each: ARTICLE_TAGS },
];

function articles(scope: string[], day: string, filterFields: string[] = []): IndexSpec {
  return {
    fields: [...scope, IS_ARTICLE, day, 'lastPublished', '_id', ...filterFields, VIEWERS, derivedSubstringIndex.folded],
  };
}

/** All page types share one collection, so that an address is unique among drafts and among live copies. */
export abstract class StoredPageDocs extends versioned<PageContent>({
  name: 'pages',
  kind: 'page',
  draftIndexes: indexes,
  liveIndexes: indexes,
  counts,
  keys: pageKeys,
  summarise: (page) => ({
    name: getTitle(page) || `/${page.slug}`,
    domainId: page.domainId,
    guard: {
      pageType: page.pageType,
      viewerRoles: page.viewerRoles,
      editorRoles: page.editorRoles,
      publisherRoles: page.publisherRoles,
      ...(page.region && { region: page.region }),
    },
  }),
  archive: { requireAllowed: (page) => requireNotReserved(page.slug, addressContext(page)) },
  claims: ({ domainId, slug }) => [`${domainId}/${slug}`],
  taken: (claim, holderId, contents = []) => {
    const slug = claim.slice(claim.indexOf('/') + 1);
    // Everyone who writes a page may know that an address is taken, but only those who may view the other page get its id, from checkSlug.
    const isOpen = contents.length > 0 && contents.every((page) => can(null, 'view', page));
    return pageRefusals.addressTaken({ slug }, { ...(isOpen && { _id: holderId }), slug });
  },
}) {}

/** Pages as handlers read and write them: migrated, and with the hooks of plugins. */
export abstract class PageDocs extends StoredPageDocs {}

export interface UserViews {
  _id: string;
  version: number;
  views: PageView[];
}

export abstract class ViewRows extends collection<UserViews>({ name: 'views' }) {}

export interface PageDependencies {
  _id: string;
  revision: number;
  parentId: string;
  domainId?: string;
  slug: string;
  links: string[];
  images: string[];
  layout?: number;
}

/** Increase it when extractDependencies changes, so that older rows are recomputed at startup. */
export const DEPENDENCIES_LAYOUT = 8;

export abstract class DependencyRows extends collection<PageDependencies>({
  name: 'dependencies',
  indexes: [
    { fields: ['domainId', 'links', 'slug'], each: 'links' },
    { fields: ['images', 'slug'], each: 'images' },
  ],
  counts: [{ fields: ['images'], each: 'images' }],
}) {}
