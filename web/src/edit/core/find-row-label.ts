import { isRecord, valueAt } from '../../../../proto/edit/path.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { ListField } from '../../fields/field.ts';
import type { Editor } from './editor.ts';
import { findField } from './find-field.ts';
import { rowLabel } from './row-label.ts';

/** Returns the label of the row that contains a field, or null if the field is not in a row. */
export function findRowLabel(editor: Editor, path: Path): string | null {
  const { page } = editor.state.documents;
  const at = path.slice(0, -1);
  const list = at.slice(0, -1);
  const field = findField(editor, list);
  const rows = valueAt(page, list);
  const row = valueAt(page, at);
  if (field?.kind !== 'list' || !Array.isArray(rows) || !isRecord(row)) return null;
  return rowLabel(
    field as ListField,
    row,
    rows.findIndex((one) => isRecord(one) && one.key === row.key),
  );
}
