import type { Page } from '../../../../proto/entities/page.ts';
import { api } from '../../api.ts';
import { getPageType } from './registry.ts';
import type { Editor } from '../core/editor.ts';
import { type In, type Out, useResult } from '../ui/use-call.ts';
import { useEditor } from '../core/use-editor.ts';

type Options = Pick<RequestInit, 'signal'>;
type SentPage = In<'POST /page/save'>['page'];

export interface PageOperations {
  create: (input: { page: Partial<SentPage>; form: Partial<SentPage> }) => Promise<Page>;
  delete: (input: In<'POST /page/delete'>) => Promise<unknown>;
  load: (input: { slug: string; domainId: string; pageType: string }, options?: Options) => Promise<Page>;
  save: (input: { page: SentPage }) => Promise<Page>;
  edit: (input: In<'POST /page/edit'>, options?: Options) => Promise<Out<'POST /page/edit'>>;
  checkSlug: (
    input: { slug: string; domainId: string; _id?: string },
    options?: Options,
  ) => Promise<{ data: { slug: string } | null }>;
  applyRoles: (input: In<'POST /roles/applyToPage'>) => Promise<Page>;
  publish: (input: { page: In<'POST /page/publishPage'>['page'] }) => Promise<Page>;
  unpublish: (input: { _id: string }) => Promise<Page>;
}

export const defaultOperations: PageOperations = {
  create: ({ page, form }) => api('POST /page/save', { page: { ...form, ...page } as SentPage }),
  delete: (input) => api('POST /page/delete', input),
  load: (input, options) => api('GET /page/load', input, options),
  save: ({ page }) => api('POST /page/save', { page }),
  edit: (input, options) => api('POST /page/edit', input, options),
  checkSlug: (input, options) => api('GET /page/checkSlug', input, options),
  applyRoles: (input) => api('POST /roles/applyToPage', input),
  publish: ({ page }) => api('POST /page/publishPage', { page }),
  unpublish: ({ _id }) => api('POST /page/unpublishPage', { _id }),
};

const overrides = () => new Map<string, Partial<PageOperations>>();

export const overrideOperations = (editor: Editor, pageType: string, operations: Partial<PageOperations>): void =>
  void editor.get(overrides).set(pageType, operations);

export const getOperations = (editor: Editor, pageType: string): PageOperations => ({
  ...defaultOperations,
  ...editor.get(overrides).get(getPageType(editor, pageType).name),
});

export const hasOwnOperations = (editor: Editor, pageType: string): boolean =>
  editor.get(overrides).has(getPageType(editor, pageType).name);

export const useSlugCheck = (pageType: string, input: Parameters<PageOperations['checkSlug']>[0]) => {
  const editor = useEditor();
  return useResult(JSON.stringify([pageType, input]), (signal) =>
    getOperations(editor, pageType).checkSlug(input, { signal }),
  );
};
