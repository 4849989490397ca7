import { extractHeadings, extractParagraphs, extractTexts } from '../../proto/content.ts';
import type { Page } from '../../proto/entities/page.ts';
import type { SearchDocument } from '../../proto/entities/search.ts';
import { plainText, splitLines } from '../../proto/rich-text.ts';
import { DEFAULT_LANGUAGE } from './analysis/languages.ts';

const MAX_TEXT = 50_000;
const MAX_HEADINGS = 50;
const MAX_KEYWORDS = 50;

export function toSearchDocument(page: Page, slugPrefix = page.region?.slugPrefix ?? ''): SearchDocument {
  const { _id, revision, domainId, pageType, slug, header } = page;
  const seoTitle = (page.title ?? '').trim();
  const title = (header.title || seoTitle).trim();
  const introduction = page.description || extractIntroduction(page) || '';
  const description = plainText(introduction);
  const paragraphs = extractParagraphs(page);
  const otherTexts = [title, description, ...splitLines(introduction)];
  return {
    _id,
    revision,
    domainId,
    region: slugPrefix,
    pageType,
    slug,
    language: DEFAULT_LANGUAGE,
    title,
    seoTitle,
    label: (header.label ?? '').trim(),
    description,
    tags: page.tags ?? [],
    keywords: splitKeywords(page.keywords ?? ''),
    headings: extractHeadings(page)
      .filter((heading) => heading !== title)
      .slice(0, MAX_HEADINGS),
    imageId: header.image?.imageId || page.og?.image?.imageId || '',
    date: header.date ?? '',
    lastPublished: page.lastPublished ?? page.updatedAt,
    text: joinLines(paragraphs, otherTexts),
    labels: joinLines(extractTexts(page), [...otherTexts, ...paragraphs]),
  };
}

/** Pages with viewer roles and pages hidden from the sitemap are not searchable. */
export const isHidden = ({ viewerRoles, hideFromSitemap }: Page): boolean =>
  (viewerRoles ?? []).length > 0 || hideFromSitemap === true;

function extractIntroduction({ pageType, header }: Page): string | undefined {
  const isArticle = pageType === 'news' || pageType === 'feature';
  return isArticle ? header.introduction || header.description : header.description || header.introduction;
}

function joinLines(texts: string[], leftOut: string[]): string {
  const others = new Set(leftOut);
  return texts
    .filter((text) => !others.has(text))
    .join('\n')
    .slice(0, MAX_TEXT);
}

const splitKeywords = (keywords: string): string[] =>
  keywords
    .split(/[,;\n]/)
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '')
    .slice(0, MAX_KEYWORDS);
