import type { Visit } from '../../../../proto/visit.ts';
import { commonBlocks } from '../../blocks/common-blocks.ts';
import { loadMessages } from '../../messages/catalogues.ts';
import { commonTemplates } from '../../templates/common-templates.ts';
import { type Views, createViews } from './views.tsx';

export const createCommonViews = (): Views => createViews(commonBlocks, commonTemplates);

export async function loadViews(
  views: Views,
  { kind, page, language }: Pick<Visit, 'kind' | 'page' | 'language'>,
): Promise<void> {
  const needsListing = kind === 'listing' || page?.template === 'listing';
  const needsArticles = page !== null && !needsListing && !views.templates.has(page.template);
  const needsRareBlocks = itemsIn(page).some(({ componentType }) => !views.blocks.has(componentType));
  await Promise.all([
    loadMessages(language),
    kind === 'search' && loadSearch(views),
    needsListing && loadListing(views),
    needsArticles && loadArticles(views),
    needsRareBlocks && loadRareBlocks(views),
  ]);
}

async function loadSearch(views: Views): Promise<void> {
  views.Search = (await import('../search/SearchPage.tsx')).SearchPage;
}

async function loadListing(views: Views): Promise<void> {
  const { PlainListing, listing } = await import('./listing-views.ts');
  views.PlainListing = PlainListing;
  views.templates.set(listing.name, listing);
}

async function loadArticles(views: Views): Promise<void> {
  const { articleTemplates } = await import('../../templates/article-templates.ts');
  for (const template of articleTemplates) views.templates.set(template.name, template);
}

async function loadRareBlocks(views: Views): Promise<void> {
  const { rareBlocks } = await import('../../blocks/rare-blocks.ts');
  for (const block of rareBlocks) views.blocks.set(block.componentType, block);
}

interface Item {
  key?: string;
  componentType: string;
}

export function itemsIn(value: unknown): Item[] {
  if (typeof value !== 'object' || value === null) return [];
  const { key, componentType } = value as Partial<Item>;
  const inside = Object.values(value).flatMap(itemsIn);
  return typeof componentType === 'string' ? [{ key, componentType }, ...inside] : inside;
}
