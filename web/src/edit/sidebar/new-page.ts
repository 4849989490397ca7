import type { Template } from '../../../../proto/entities/page.ts';
import type { Region } from '../../../../proto/entities/region.ts';
import { getTemplate } from '../../templates/index.ts';
import { type Recipe, createRecipeItems } from './recipes.ts';
import type { PageType } from '../page-types/page-type.ts';

interface NewPage {
  type: PageType;
  template: Template;
  recipe: Recipe;
  region: Region | null;
  title: string;
  slug: string;
  domainId: string;
  today: string;
}

export function newPage({ type, template, recipe, region, title, slug, domainId, today }: NewPage) {
  const initial = type.initial?.(today);
  return {
    ...initial,
    domainId,
    pageType: type.name,
    template,
    slug,
    region: region && { _id: region._id, name: region.name, slugPrefix: region.slugPrefix },
    title,
    header: { ...initial?.header, title },
    og: { title: '', keywords: '', image: { imageId: '' } },
    twitter: { title: '', keywords: '', image: { imageId: '' } },
    contents: [],
    [getTemplate(template).sections[0]!.at]: createRecipeItems(recipe),
  };
}
