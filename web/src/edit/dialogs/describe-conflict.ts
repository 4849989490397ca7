import type { Path } from '../../../../proto/edit.ts';
import { isPrefix, isRecord, valueAt } from '../../../../proto/edit/path.ts';
import type { Fields, ListField } from '../../fields/field.ts';
import type { Editor } from '../core/editor.ts';
import { labelAt } from '../core/contents-actions.ts';
import { findField, itemEnd } from '../core/find-field.ts';
import type { DocumentName, SiteDocument } from '../core/selection.ts';
import { siteDocumentNames } from '../core/site-document-status.ts';
import { footerFields } from '../site-documents/footer-fields.ts';
import { navFields } from '../site-documents/nav-fields.ts';
import { rowLabel } from '../core/row-label.ts';
import { subNavFields } from '../site-documents/sub-nav-fields.ts';

const fieldsOf: Record<SiteDocument, Fields> = { nav: navFields, footer: footerFields, subNav: subNavFields };

export function describeConflict(editor: Editor, document: DocumentName, path: Path): string {
  const names =
    document === 'page'
      ? pageLabels(editor, path)
      : [siteDocumentNames[document], ...fieldLabels(fieldsOf[document], editor.state.documents[document], path)];
  return names.filter(Boolean).join(', ') || path.join(' › ');
}

function pageLabels(editor: Editor, path: Path): string[] {
  const end = itemEnd(editor.state.documents.page, path);
  return [
    end > 0 ? labelAt(editor, path.slice(0, end)) : '',
    findField(editor, path)?.label ?? (end === path.length ? '' : path.at(-1)!),
  ];
}

function fieldLabels(fields: Fields, value: unknown, path: Path): string[] {
  const name = Object.keys(fields).find((one) => isPrefix(one.split('.'), path));
  if (name === undefined) return [];
  const field = fields[name]!;
  const [row, ...remainder] = path.slice(name.split('.').length);
  if (field.kind !== 'list' || row === undefined) return [field.label];
  const rows = valueAt(value, name.split('.'));
  const index = Array.isArray(rows) ? rows.findIndex((one) => isRecord(one) && `#${String(one.key)}` === row) : -1;
  if (index < 0) return [field.label];
  const found = (rows as Record<string, unknown>[])[index]!;
  return [
    field.label,
    rowLabel(field as ListField, found, index),
    ...fieldLabels((field as ListField).of, found, remainder),
  ];
}
