import type { Path } from '../../../../proto/edit.ts';

/** What is being edited besides the page: each has a revision of its own and is saved by its own menu item. */
export type DocumentName = 'page' | 'nav' | 'footer' | 'subNav';

/** The item that is chosen on the page, and the part of it that was clicked. */
export interface SelectedComponent {
  path: Path;
  /** Field of the item, so that the sidebar can show it first. */
  field?: string;
}

/** The list that the chosen item stands in. */
export interface SelectedContent {
  path: Path;
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

/** The list an item stands in: its own path without the last step. */
export const parentList = (item: readonly string[]): Path => item.slice(0, -1);

export const itemKey = (item: readonly string[]): string => item.at(-1)!.slice(1);
