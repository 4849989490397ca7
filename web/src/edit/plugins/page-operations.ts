import type { Page } from '../../../../proto/entities/page.ts';
import { api } from '../../api.ts';
import { pageTypeOf } from '../page-types/registry.ts';

type Roles = Parameters<typeof api<'POST /roles/applyToPage'>>[1]['roles'];
type SentPage = Parameters<typeof api<'POST /page/save'>>[1]['page'];
type PublishedPage = Parameters<typeof api<'POST /page/publishPage'>>[1]['page'];

/** What can be done with the pages of a page type. */
export interface PageOperations {
  /** The page wins over the form where both have a field. */
  create: (input: { page: Partial<SentPage>; form: Partial<SentPage> }) => Promise<Page>;
  /** `redirectTo` is the slug of the page that replaces it. */
  delete: (input: { _id: string; redirectTo?: string }) => Promise<unknown>;
  load: (input: { slug: string; domainId: string; pageType: string }) => Promise<Page>;
  save: (input: { page: SentPage }) => Promise<Page>;
  checkSlug: (input: { slug: string; domainId: string; _id?: string }) => Promise<{ data: { slug: string } | null }>;
  applyRoles: (input: { page: Page; roles: Roles }) => Promise<unknown>;
  publish: (input: { page: PublishedPage }) => Promise<Page>;
  unpublish: (input: { _id: string }) => Promise<Page>;
}

/** The operations of a page type that does not override them. */
export const defaultOperations: PageOperations = {
  create: ({ page, form }) => api('POST /page/save', { page: { ...form, ...page } as SentPage }),
  delete: (input) => api('POST /page/delete', input),
  load: (input) => api('GET /page/load', input),
  save: ({ page }) => api('POST /page/save', { page }),
  checkSlug: (input) => api('GET /page/checkSlug', input),
  applyRoles: ({ page, roles }) => api('POST /roles/applyToPage', { page, roles }),
  publish: ({ page }) => api('POST /page/publishPage', { page }),
  unpublish: ({ _id }) => api('POST /page/unpublishPage', { _id }),
};

const overrides = new Map<string, Partial<PageOperations>>();

export const overrideOperations = (pageType: string, operations: Partial<PageOperations>): void =>
  void overrides.set(pageType, operations);

/** The eight operations of a page type: its own ones, and the defaults for the rest. */
export const operationsOf = (pageType: string): PageOperations => ({
  ...defaultOperations,
  ...overrides.get(pageTypeOf(pageType).name),
});
