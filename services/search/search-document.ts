import { extractTexts } from '../../proto/content.ts';
import type { Page } from '../../proto/entities/page.ts';
import type { SearchDocument } from '../../proto/entities/search.ts';
import { splitLines, plainText } from '../../proto/rich-text.ts';

const MAX_TEXT = 50_000;

export function toSearchDocument(page: Page, slugPrefix = page.region?.slugPrefix ?? ''): SearchDocument {
  const { _id, revision, domainId, pageType, slug, header } = page;
  const title = plainText(header.title || page.title || '');
  const introduction = page.description || extractIntroduction(page) || '';
  const description = plainText(introduction);
  const otherTexts = new Set([title, description, ...splitLines(introduction)]);
  return {
    _id,
    revision,
    domainId,
    region: slugPrefix,
    pageType,
    slug,
    title,
    description,
    tags: page.tags ?? [],
    imageId: header.image?.imageId || page.og?.image?.imageId || '',
    date: header.date ?? '',
    lastPublished: page.lastPublished ?? page.updatedAt,
    text: extractTexts(page)
      .filter((text) => !otherTexts.has(text))
      .join('\n')
      .slice(0, MAX_TEXT),
  };
}

/** Pages with viewer roles are never found. Pages hidden from the sitemap are hidden from the search as well. */
export const isHidden = ({ viewerRoles, hideFromSitemap }: Page): boolean =>
  (viewerRoles ?? []).length > 0 || hideFromSitemap === true;

function extractIntroduction({ pageType, header }: Page): string | undefined {
  const isArticle = pageType === 'news' || pageType === 'feature';
  return isArticle ? header.introduction || header.description : header.description || header.introduction;
}
