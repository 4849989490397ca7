import type { Item } from '../../../../../proto/content.ts';
import type { Page } from '../../../../../proto/entities/page.ts';
import { createEditor } from '../../core/editor.ts';
import { getPageType } from '../../page-types/registry.ts';
import type { ImportedArticle, ImportedFile } from '../imported-article.ts';
import { type Known, planImport, type Target } from '../plan.ts';
import { readWxr } from '../wordpress/read-wxr.ts';
import { buildWxr, OLD_SITE } from './build-wxr.ts';

const editor = createEditor();
export const target: Target = {
  articleType: getPageType(editor, 'news'),
  pageType: getPageType(editor, 'page'),
  region: { _id: 'region-au', name: 'Australia', slugPrefix: 'au' },
  language: 'en',
  parent: '',
};

export const upload = (name: string): string => `${OLD_SITE}/wp-content/uploads/${name}`;

export const nothingKnown: Known = {
  origins: [],
  redirects: new Map(),
  loadDraft: () => Promise.reject(new Error('No page has an origin')),
};

/** Divides the file within words and marks, as a network does. */
export async function* inParts(text: string, size = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

export const readEntries = (...input: Parameters<typeof buildWxr>): Promise<ImportedFile> =>
  readWxr(inParts(buildWxr(...input)));

export const planAll = (articles: readonly ImportedArticle[], known: Known = nothingKnown) =>
  planImport(articles, target, known);

/** Writes blocks in short lines, to compare them with what is expected. */
export const describeBlocks = (page: Partial<Page> | undefined): string[] =>
  [...(page?.articleContents ?? []), ...(page?.contents ?? [])].map(describe);

function describe(item: Item): string {
  const { componentType, key: _, ...fields } = item;
  if (componentType === 'RichText') return String(fields.text);
  const texts = JSON.stringify(fields, (__, value: unknown) => (value === '' ? undefined : value));
  return `${componentType} ${texts}`;
}
