import type { Path } from '../../../../../proto/edit.ts';
import { valueAt } from '../../../../../proto/edit/path.ts';
import { setValue } from '../../../../src/edit/core/actions.ts';
import type { Editor } from '../../../../src/edit/core/editor.ts';
import type { Random } from '../../random.ts';
import { type PagePlaces, findPlaces } from './page-places.ts';

export interface Act {
  editor: Editor;
  random: Random;
  /** A word that no other action types. */
  word: string;
  /** Returns whether the action may change the value, list or item at a path. Without it, everything may be changed. */
  permits?: (path: Path) => boolean;
}

/** Returns a description of the action, or null if it was not possible. */
export type Run = (act: Act) => string | null | Promise<string | null>;

export const any = <T>(random: Random, all: readonly T[]): T | null => (all.length === 0 ? null : random.pick(all));

export const valueIn = ({ state }: Editor, path: Path): unknown => valueAt(state.documents.page, path);

export const isPermitted = ({ permits = () => true }: Act, path: Path): boolean => permits(path);

export function set(editor: Editor, path: Path, value: unknown): string {
  setValue(editor, path, value);
  return `sets ${path.join('/')} to ${JSON.stringify(value)}`;
}

export function placesOf(act: Act): PagePlaces {
  const { lists, items, fields, rowLists } = findPlaces(act.editor);
  return {
    lists: lists.filter((path) => isPermitted(act, path)),
    items: items.filter((path) => isPermitted(act, path)),
    fields: fields.filter(({ path }) => isPermitted(act, path)),
    rowLists: rowLists.filter(({ path }) => isPermitted(act, path)),
  };
}
