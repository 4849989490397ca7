import { type ArticleType, type PageType, declarations } from './declarations.ts';
import { type PageTypeDeclaration, type Template, templateNames } from './page-type.ts';

export const pageTypes = Object.keys(declarations) as PageType[];
export const articleTypes = pageTypes.filter((type): type is ArticleType => declarations[type].isArticle);

export const collectionByPageType = mapPageTypes(({ collection }) => collection);

export const segmentByPageType = mapPageTypes(({ segment }) => segment);

export const templates = Object.fromEntries(
  templateNames.map((template) => [
    template,
    pageTypes.filter((type) => (declarations[type].templates as readonly Template[]).includes(template)),
  ]),
) as Record<Template, PageType[]>;

function mapPageTypes<V>(value: (declaration: PageTypeDeclaration) => V): Record<PageType, V> {
  return Object.fromEntries(pageTypes.map((type) => [type, value(declarations[type])])) as Record<PageType, V>;
}
