import { isBlank, traitsOf } from '../../../../../proto/blocks/manifest.ts';
import { valueAt } from '../../../../../proto/edit/path.ts';
import type { Path } from '../../../../../proto/edit.ts';
import type { Editor } from '../../core/editor.ts';
import { findFields } from '../../core/find-field.ts';

/** Returns true if an empty field takes no space, as for visitors. The title of a page always takes space, and so do the fields of a block or row without other content. */
export function isAbsent(editor: Editor, path: Path): boolean {
  if (path.join('.') === 'header.title') return false;
  const owner = path.slice(0, ownerEnd(path));
  const record = valueAt(editor.state.documents.page, owner);
  const contents = Object.entries(findFields(editor, owner)).filter(([, field]) => traitsOf(field).role !== 'setting');
  return contents.some(([name, field]) => !isBlank(field, valueAt(record, name.split('.'))));
}

/** Counts the path segments up to the innermost block or row, or to the header. */
const ownerEnd = (path: Path): number =>
  path.findLastIndex((part) => part.startsWith('#')) + 1 || (path[0] === 'header' ? 1 : 0);
