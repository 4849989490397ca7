import { valueAt } from '../../../../proto/edit/path.ts';
import type { Path } from '../../../../proto/edit.ts';
import { getBlock } from '../../blocks/index.ts';
import type { Field, Fields, ListField } from '../../fields/field.ts';
import { getTemplate } from '../../templates/index.ts';
import type { Editor } from './editor.ts';

export function findField(editor: Editor, path: Path): Field | null {
  const { fields, rest } = declaredFor(editor, path);
  return within(fields, rest);
}

/** The fields of an item, a row of a list, or the header of the page. */
export function findFields(editor: Editor, path: Path): Fields {
  const { fields, rest } = declaredFor(editor, path);
  if (rest.length === 0) return fields;
  const list = within(fields, rest.slice(0, -1));
  return list?.kind === 'list' ? (list as ListField).of : {};
}

function declaredFor({ state }: Editor, path: Path): { fields: Fields; rest: Path } {
  const page = state.documents.page;
  const at = itemEnd(page, path);
  if (at > 0) {
    const item = valueAt(page, path.slice(0, at)) as { componentType: string } | undefined;
    return { fields: getBlock(item?.componentType ?? '')?.fields ?? {}, rest: path.slice(at) };
  }
  const template = getTemplate(page?.template ?? 'primary');
  return path[0] === 'header'
    ? { fields: template.header, rest: path.slice(1) }
    : { fields: template.fields, rest: path };
}

/** Number of path segments up to the innermost item; list rows do not count as items. */
export function itemEnd(page: unknown, path: Path): number {
  for (let end = path.length; end > 0; end -= 1) {
    if (!path[end - 1]!.startsWith('#')) continue;
    const value = valueAt(page, path.slice(0, end)) as { componentType?: unknown } | undefined;
    if (typeof value?.componentType === 'string') return end;
  }
  return 0;
}

function within(fields: Fields, path: Path): Field | null {
  const field = fields[path[0] ?? ''];
  if (!field || path.length === 1) return field ?? null;
  return field.kind === 'list' ? within((field as ListField).of, path.slice(2)) : null;
}
