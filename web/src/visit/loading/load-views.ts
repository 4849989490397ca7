import type { Visit } from '../../../../proto/visit.ts';
import '../../blocks/common-blocks.ts';
import { getBlock } from '../../blocks/parts/block-registry.ts';
import '../../templates/common-templates.ts';
import { isRegistered } from '../../templates/template-registry.ts';
import { loadMessages } from '../../messages/catalogues.ts';
import { itemsIn } from './items-in.ts';
import { lazyViews } from './lazy-views.ts';

export async function loadViews({ kind, page, language }: Pick<Visit, 'kind' | 'page' | 'language'>): Promise<void> {
  await Promise.all([
    loadMessages(language),
    kind === 'search' &&
      !lazyViews.Search &&
      import('../search/SearchPage.tsx').then((search) => (lazyViews.Search = search.SearchPage)),
    (kind === 'listing' || (page && !isRegistered(page.template))) && loadArticles(),
    hasRareBlock(page) && import('../../blocks/rare-blocks.ts'),
  ]);
}

async function loadArticles(): Promise<void> {
  lazyViews.PlainListing = (await import('./article-views.ts')).PlainListing;
}

const hasRareBlock = (page: Visit['page']): boolean =>
  itemsIn(page).some(({ componentType }) => !getBlock(componentType));
