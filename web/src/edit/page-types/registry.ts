import { type PageType as PageTypeName, declarations } from '../../../../proto/page-types/declarations.ts';
import type { PageTypeDeclaration } from '../../../../proto/page-types/page-type.ts';
import { type PageType, slugIn } from './page-type.ts';

const registered: PageType[] = (Object.keys(declarations) as PageTypeName[]).map((name) =>
  fromDeclaration(name, declarations[name]),
);

export const pageTypes: readonly PageType[] = registered;

export function registerPageType(pageType: PageType): void {
  const at = registered.findIndex(({ name }) => name === pageType.name);
  if (at < 0) registered.push(pageType);
  else registered[at] = pageType;
}

export function getPageType(name: string): PageType {
  const found = pageTypes.find((pageType) => pageType.name === name);
  if (!found) throw new Error('whppt:error Page not found.');
  return found;
}

export function fromDeclaration(name: PageTypeName, declaration: PageTypeDeclaration): PageType {
  const { label, templates, segment, isArticle, icon } = declaration;
  return {
    name,
    label,
    templates,
    isArticle,
    slugOf: slugIn(segment),
    ...(isArticle && { initial: (today) => ({ header: { ...(icon && { icon }), date: today }, tags: [] }) }),
  };
}
