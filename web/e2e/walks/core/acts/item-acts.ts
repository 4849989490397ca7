import type { Path } from '../../../../../proto/edit.ts';
import { isPrefix } from '../../../../../proto/edit/path.ts';
import { blocks } from '../../../../src/blocks/index.ts';
import { newItem } from '../../../../src/blocks/new-item.ts';
import { insertAtPalette } from '../../../../src/edit/core/contents-actions.ts';
import { allows } from '../../../../src/edit/core/find-list.ts';
import { newKey } from '../../../../src/edit/core/new-key.ts';
import { openPalette } from '../../../../src/edit/core/panel-actions.ts';
import { selectItems } from '../../../../src/edit/core/select-items-actions.ts';
import { keysOf, selectedItems } from '../../../../src/edit/core/selected-items.ts';
import { itemKey, parentList } from '../../../../src/edit/core/selection.ts';
import * as several from '../../../../src/edit/core/several-items-actions.ts';
import { blockOptions } from '../../../../src/edit/palette/block-options.ts';
import { type Act, any, isPermitted, placesOf } from './act.ts';
import { findPlaces } from './page-places.ts';

const MAX_ITEMS = 30;

const isFull = ({ editor }: Act): boolean => findPlaces(editor).items.length >= MAX_ITEMS;

export function insert(act: Act): string | null {
  const at = isFull(act) ? null : anyPosition(act, placesOf(act).lists);
  if (!at) return null;
  const option = act.random.pick(blockOptions((type) => allows(act.editor, at.list, type)));
  openPalette(act.editor, at.list, at.after);
  insertAtPalette(act.editor, option.createItems(newKey()));
  return `inserts ${option.id} in ${at.list.join('/')} after ${at.after}`;
}

export function paste(act: Act): string | null {
  const at = isFull(act) ? null : anyPosition(act, placesOf(act).lists);
  if (!at) return null;
  const allowed = blocks.filter(({ componentType }) => allows(act.editor, at.list, componentType));
  const pasted = Array.from({ length: 1 + act.random.below(3) }, () => newItem(act.random.pick(allowed), newKey()));
  several.insertItems(act.editor, pasted, at.list, at.after);
  return `pastes ${pasted.map(({ key }) => key).join(', ')} in ${at.list.join('/')} after ${at.after}`;
}

export function duplicate(act: Act): string | null {
  if (isFull(act)) return null;
  const chosen = choose(act);
  if (chosen) several.duplicateSelected(act.editor);
  return chosen && `duplicates ${keysText(chosen)}`;
}

export function drag(act: Act): string | null {
  const chosen = choose(act);
  const isOutside = (list: Path) => !chosen!.some((path) => isPrefix(path, list));
  const at = chosen && anyPosition(act, placesOf(act).lists.filter(isOutside));
  if (!at) return null;
  several.moveItems(act.editor, chosen, at.list, at.after);
  return `drags ${keysText(chosen)} to ${at.list.join('/')} after ${at.after}`;
}

export function moveByOne(act: Act): string | null {
  const chosen = choose(act);
  const by = act.random.pick([1, -1] as const);
  if (chosen) several.moveSelected(act.editor, by);
  return chosen && `moves ${keysText(chosen)} by ${by}`;
}

export async function remove(act: Act): Promise<string | null> {
  const chosen = choose(act);
  if (!chosen) return null;
  const removed = several.confirmRemove(act.editor);
  act.editor.state.question!.answer(true);
  await removed;
  return `removes ${keysText(chosen)}`;
}

/** Returns a position in one of the lists, before all of its items or after one of them. */
function anyPosition(act: Act, lists: readonly Path[]): { list: Path; after: string | null } | null {
  const list = any(act.random, lists);
  return list && { list, after: act.random.pick([null, ...keysOf(act.editor, list)]) };
}

/** Selects one to three adjacent items. */
function choose(act: Act): Path[] | null {
  const first = any(act.random, placesOf(act).items);
  if (!first) return null;
  const list = parentList(first);
  const keys = keysOf(act.editor, list);
  const start = keys.indexOf(itemKey(first));
  const chosen = keys
    .slice(start, start + 1 + act.random.below(3))
    .filter((key) => isPermitted(act, [...list, `#${key}`]));
  selectItems(act.editor, list, chosen);
  return selectedItems(act.editor);
}

const keysText = (paths: readonly Path[]): string => paths.map(itemKey).join(', ');
