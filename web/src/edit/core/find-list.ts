import { isAllowedBy as allowsType } from '../../../../proto/blocks/manifest.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { ContentsField } from '../../fields/field.ts';
import { getTemplate } from '../../templates/index.ts';
import type { Editor } from './editor.ts';
import { findField } from './find-field.ts';
import type { SelectedContent } from './selection.ts';

interface Limits {
  whitelist?: readonly string[];
  blacklist?: readonly string[];
}

export function findContents(editor: Editor, path: Path): SelectedContent {
  const { whitelist, blacklist } = allowedBlocksAt(editor, path);
  return { path, ...(whitelist && { whitelist }), ...(blacklist && { blacklist }) };
}

export const allows = (editor: Editor, list: Path, componentType: string): boolean =>
  allowsType(allowedBlocksAt(editor, list), componentType);

function allowedBlocksAt(editor: Editor, path: Path): Limits {
  if (path.length > 1) return (findField(editor, path) as ContentsField | null) ?? {};
  const { sections } = getTemplate(editor.state.documents.page?.template ?? 'primary');
  return sections.find(({ at }) => at === path[0]) ?? {};
}
