import { valueAt } from '../../../../proto/edit/path.ts';
import type { Path } from '../../../../proto/edit.ts';
import { getBlock } from '../../blocks/index.ts';
import type { Field, Fields, ListField } from '../../fields/field.ts';
import { getTemplate } from '../../templates/index.ts';
import type { Editor } from './editor.ts';

export function findField({ state }: Editor, path: Path): Field | null {
  const page = state.documents.page;
  const at = itemEnd(page, path);
  if (at > 0) {
    const item = valueAt(page, path.slice(0, at)) as { componentType: string } | undefined;
    return within(getBlock(item?.componentType ?? '')?.fields ?? {}, path.slice(at));
  }
  const template = getTemplate(page?.template ?? 'primary');
  return path[0] === 'header' ? within(template.header, path.slice(1)) : within(template.fields, path);
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
