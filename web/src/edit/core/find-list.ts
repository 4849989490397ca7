import { isAllowedBy as allowsType } from '../../../../proto/blocks/allowed-children.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { ContentsField } from '../../fields/field.ts';
import { getTemplate } from '../../templates/index.ts';
import { findField } from './find-field.ts';
import type { SelectedContent } from './selection.ts';
import { state } from './state.ts';

interface Limits {
  whitelist?: readonly string[];
  blacklist?: readonly string[];
}

export function findContents(path: Path): SelectedContent {
  const { whitelist, blacklist } = allowedBlocksAt(path);
  return { path, ...(whitelist && { whitelist }), ...(blacklist && { blacklist }) };
}

export const allows = (list: Path, componentType: string): boolean => allowsType(allowedBlocksAt(list), componentType);

function allowedBlocksAt(path: Path): Limits {
  if (path.length > 1) return (findField(path) as ContentsField | null) ?? {};
  const { sections } = getTemplate(state.documents.page?.template ?? 'primary');
  return sections.find(({ at }) => at === path[0]) ?? {};
}
