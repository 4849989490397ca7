import { type PageType as PageTypeName, declarations } from '../../../../proto/page-types/declarations.ts';
import type { PageTypeDeclaration } from '../../../../proto/page-types/page-type.ts';
import { type PageType, slugIn } from './page-type.ts';
import type { Editor } from '../core/editor.ts';

const registry = (): PageType[] =>
  (Object.keys(declarations) as PageTypeName[]).map((name) => fromDeclaration(name, declarations[name]));

export const listPageTypes = (editor: Editor): readonly PageType[] => editor.get(registry);

export function registerPageType(editor: Editor, pageType: PageType): void {
  const registered = editor.get(registry);
  const at = registered.findIndex(({ name }) => name === pageType.name);
  if (at < 0) registered.push(pageType);
  else registered[at] = pageType;
}

export function getPageType(editor: Editor, name: string): PageType {
  const found = listPageTypes(editor).find((pageType) => pageType.name === name);
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
