import { allows as allowsType } from '../../../../proto/blocks/may-contain.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { ContentsField } from '../../fields/field.ts';
import { templateOf } from '../../templates/index.ts';
import { fieldAt } from './field-at.ts';
import type { SelectedContent } from './selection.ts';
import { state } from './state.ts';

interface Limits {
  whitelist?: readonly string[];
  blacklist?: readonly string[];
}

/** The list at a path with the blocks it allows, as its contents field or the section of the template declares them. */
export function contentAt(path: Path): SelectedContent {
  const { whitelist, blacklist } = limitsAt(path);
  return { path, ...(whitelist && { whitelist }), ...(blacklist && { blacklist }) };
}

/** Whether the list at a path allows a block. */
export const allows = (list: Path, componentType: string): boolean => allowsType(limitsAt(list), componentType);

function limitsAt(path: Path): Limits {
  if (path.length > 1) return (fieldAt(path) as ContentsField | null) ?? {};
  const { sections } = templateOf(state.documents.page?.template ?? 'primary');
  return sections.find(({ at }) => at === path[0]) ?? {};
}
