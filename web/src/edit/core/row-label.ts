import { isRecord, valueAt } from '../../../../proto/edit/path.ts';
import type { Path } from '../../../../proto/edit.ts';
import { plainText } from '../../../../proto/rich-text.ts';
import type { ListField } from '../../fields/field.ts';
import type { Editor } from './editor.ts';
import { findField } from './find-field.ts';

export const rowLabel = (field: ListField, row: Record<string, unknown>, index: number): string =>
  findRowWords(field, row) ?? `${field.rowLabel} #${index + 1}`;

/** A row without words is named by its address. */
export function findRowWords(field: ListField, row: Record<string, unknown>): string | undefined {
  const words = Object.keys(field.of).filter((name) => field.of[name]!.kind !== 'choice');
  return ['name', 'title', ...words].map((name) => plainLabel(row[name])).find(Boolean);
}

function plainLabel(value: unknown): string {
  if (isRecord(value)) return plainLabel(value.text) || plainLabel(value.href);
  return typeof value === 'string' ? plainText(value).slice(0, 60) : '';
}

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
