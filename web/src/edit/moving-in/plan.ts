import { normalizePath } from '../../../../proto/address.ts';
import type { Page, PageType as PageTypeName } from '../../../../proto/entities/page.ts';
import type { PageOrigin } from '../../../../proto/entities/page-origin.ts';
import { messages } from '../messages/messages.ts';
import type { PageType } from '../page-types/page-type.ts';
import { fingerprint } from './fingerprint.ts';
import type { ImportedArticle } from './imported-article.ts';
import { fieldsOf, type PageFields, toPage } from './to-page.ts';

const t = messages.movingIn.notes;
const MAX_SLUG = 190;
/** The browser stays responsive while hundreds of articles are converted. */
const ARTICLES_AT_ONCE = 20;

export interface Target {
  /** The type that articles become. */
  articleType: PageType;
  pageType: PageType;
  region: { _id: string; name: string; slugPrefix: string } | null;
  language: string;
  /** Address of the pages that contain the imported ones, without the region; empty for none. */
  parent: string;
}

export interface OriginRow {
  _id: string;
  slug: string;
  pageType: PageTypeName;
  origin: PageOrigin;
}

/** Pages and redirects that exist before the import. */
export interface Known {
  origins: readonly OriginRow[];
  /** Targets of redirects by the normalized paths they start at; null if the user may not see them. */
  redirects: ReadonlyMap<string, string> | null;
  loadDraft: (_id: string) => Promise<Page>;
}

export type State = 'new' | 'changed' | 'unchanged' | 'edited';

export interface PlannedPage {
  article: ImportedArticle;
  type: PageType;
  slug: string;
  state: State;
  source: string;
  /** Absent if nothing is written. */
  fields?: PageFields;
  /** The page as it is, if it is changed. */
  draft?: Page;
  /** Path of the redirect to add; empty for none. */
  redirectFrom: string;
  notes: string[];
}

/** Compares the articles with the pages of earlier imports. Nothing is stored. */
export async function planImport(
  articles: readonly ImportedArticle[],
  target: Target,
  { origins, redirects, loadDraft }: Known,
): Promise<PlannedPage[]> {
  const rows = new Map(origins.map((row) => [row.origin.key, row]));
  const slugs = assignSlugs(articles, target, rows);
  const byAddress = new Map(articles.map((article) => [addressKey(article.address), slugs.get(article.key)!]));
  byAddress.delete('');
  const planned: PlannedPage[] = [];
  for (const article of articles) {
    if (planned.length % ARTICLES_AT_ONCE === ARTICLES_AT_ONCE - 1)
      await new Promise<void>((resolve) => setTimeout(resolve));
    const type = article.isPage ? target.pageType : target.articleType;
    const slug = slugs.get(article.key)!;
    const source = fingerprint({ ...article, files: undefined, notes: undefined });
    const row = rows.get(article.key);
    const redirect = planRedirect(article, slug, redirects);
    const page = { article, type, slug, source, redirectFrom: redirect.from };
    if (row?.origin.source === source) {
      planned.push({ ...page, state: 'unchanged', notes: [] });
      continue;
    }
    const draft = row && (await loadDraft(row._id));
    if (draft && fingerprint(fieldsOf(draft)) !== row.origin.written) {
      planned.push({ ...page, state: 'edited', notes: [t.kept] });
      continue;
    }
    const { fields, notes } = toPage(article, shapeOf(type), (href) => resolveLink(href, article, byAddress));
    const all = [...notes, ...redirect.notes];
    planned.push({ ...page, state: draft ? 'changed' : 'new', fields, ...(draft && { draft }), notes: all });
  }
  return planned;
}

function shapeOf({ name, isArticle, initial }: PageType) {
  const icon = initial?.('').header?.icon;
  const section = name === 'event' ? 'eventContents' : isArticle ? 'articleContents' : 'contents';
  return { isArticle, section, ...(icon && { icon }) } as const;
}

/** A page keeps the address that it has. */
function assignSlugs(articles: readonly ImportedArticle[], target: Target, rows: ReadonlyMap<string, OriginRow>) {
  const taken = new Set([...rows.values()].map(({ slug }) => slug));
  const slugs = new Map<string, string>();
  for (const { key, isPage, path } of articles) {
    const row = rows.get(key);
    const type = isPage ? target.pageType : target.articleType;
    const name = isPage ? path : path.replaceAll('/', '-');
    const slugOf = (text: string) =>
      type.slugOf([target.parent, text].filter(Boolean).join('/'), target.region?.slugPrefix ?? '', target.language);
    const wanted = (type.slugOf(name, '') && slugOf(name)) || slugOf(`import-${fingerprint(key)}`);
    slugs.set(key, row ? row.slug : withNumber(wanted.slice(0, MAX_SLUG), (slug) => !taken.has(slug)));
    taken.add(slugs.get(key)!);
  }
  return slugs;
}

export function withNumber(slug: string, isFree: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? slug : `${slug}-${number}`;
    if (isFree(numbered)) return numbered;
  }
}

function planRedirect({ address }: ImportedArticle, slug: string, redirects: Known['redirects']) {
  const from = address === '' ? '/' : normalizePath(pathIn(address));
  const to = `/${slug}`;
  if (!redirects || from === '/' || from === normalizePath(to)) return { from: '', notes: [] };
  const existing = redirects.get(from);
  if (existing === undefined) return { from, notes: [] };
  return {
    from: '',
    notes: normalizePath(existing) === normalizePath(to) ? [] : [t.redirectKept({ from, to: existing })],
  };
}

const pathIn = (address: string): string => address.replace(/^(https?:)?\/\/[^/?#]*/i, '') || '/';

const addressKey = (address: string): string =>
  address === '' ? '' : `${hostOf(address)}${normalizePath(pathIn(address))}`;
const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.toLowerCase().replace(/^www\./, '') : '';

/** Links between articles of the old website become links between the pages. */
function resolveLink(href: string, { address }: ImportedArticle, byAddress: ReadonlyMap<string, string>): string {
  if (href === '' || href.startsWith('#') || !URL.canParse(href, address || undefined)) return href;
  const url = new URL(href, address || undefined);
  const slug = url.search === '' ? byAddress.get(addressKey(url.href.replace(/#.*$/s, ''))) : undefined;
  return slug === undefined ? url.href : `/${slug}${url.hash}`;
}
