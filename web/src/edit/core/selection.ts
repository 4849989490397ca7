import type { Path } from '../../../../proto/edit.ts';

export type DocumentName = 'page' | 'nav' | 'footer' | 'subNav';
/** A document that several pages show. */
export type SiteDocument = Exclude<DocumentName, 'page'>;

export interface SelectedComponent {
  path: readonly string[];
  field?: string;
  /** Keys of further selected items of the same list. */
  others?: readonly string[];
}

export interface SelectedContent {
  path: readonly string[];
  whitelist?: readonly string[];
  blacklist?: readonly string[];
}

export interface Selection {
  component: SelectedComponent | null;
  content: SelectedContent | null;
}

export const samePath = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((step, at) => step === b[at]);

export const isWithin = (path: readonly string[], parent: readonly string[]): boolean =>
  path.length >= parent.length && parent.every((step, at) => step === path[at]);

export const parentList = (item: readonly string[]): Path => item.slice(0, -1);

export const itemKey = (item: readonly string[]): string => item.at(-1)!.slice(1);
