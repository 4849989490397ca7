import type { Visit } from '../../../proto/visit.ts';
import '../blocks/common-blocks.ts';
import { blockOf } from '../blocks/parts/known.ts';
import '../templates/common-templates.ts';
import { isKnown } from '../templates/known.ts';
import { lateViews } from './late-views.ts';

/** Fetches the views that a visit needs and the browser has not got yet, so that the page is whole at once. */
export async function loadViews({ kind, page }: Pick<Visit, 'kind' | 'page'>): Promise<void> {
  await Promise.all([
    kind === 'search' &&
      !lateViews.Search &&
      import('./search/SearchPage.tsx').then((search) => (lateViews.Search = search.SearchPage)),
    (kind === 'listing' || (page && !isKnown(page.template))) && loadArticles(),
    hasRareBlock(page) && import('../blocks/rare-blocks.ts'),
  ]);
}

async function loadArticles(): Promise<void> {
  lateViews.PlainListing = (await import('./article-views.ts')).PlainListing;
}

const hasRareBlock = (page: Visit['page']): boolean =>
  [...JSON.stringify(page).matchAll(/"componentType":"(\w+)"/g)].some(([, componentType]) => !blockOf(componentType!));
