import type { Path } from '../../../../proto/edit.ts';
import { getBlock } from '../../blocks/index.ts';
import type { Field, Fields, ListField } from '../../fields/field.ts';
import { findRowWords } from '../core/row-label.ts';
import { common, messages } from '../messages/messages.ts';

export interface Step {
  label: string;
  is: 'block' | 'row' | 'field';
  /** For a row, the field of its list. */
  field?: Field | undefined;
}

const MAX_NAME_LENGTH = 40;

/** Returns the labels of the parts that a path names. `itemAt` returns the item at the end of the given number of parts. */
export function stepsAlong(
  path: Path,
  fields: Fields,
  itemAt: (end: number) => Record<string, unknown> | undefined,
): Step[] {
  const steps: Step[] = [];
  let scope: Fields = fields;
  let list: ListField | undefined;
  for (let at = 0; at < path.length;) {
    const step = path[at]!;
    if (step.startsWith('#')) {
      const item = itemAt(at + 1);
      const block = typeof item?.componentType === 'string' ? getBlock(item.componentType) : undefined;
      steps.push(
        block ? { label: block.label, is: 'block' } : { label: describeRow(item, list), is: 'row', field: list },
      );
      scope = (block?.fields as Fields | undefined) ?? scope;
      at += 1;
      continue;
    }
    const [name, length] = findFieldAlongPath(path.slice(at), scope);
    const field = scope[name];
    steps.push({ label: field?.label ?? referenceLabels[name] ?? toText(name), is: 'field', field });
    if (field?.kind === 'list') {
      list = field as ListField;
      scope = list.of;
    } else if (field) scope = {};
    at += length;
  }
  return steps;
}

function findFieldAlongPath(path: Path, fields: Fields): [name: string, length: number] {
  for (let length = path.length; length > 1; length -= 1) {
    const name = path.slice(0, length).join('.');
    if (name in fields) return [name, length];
  }
  return [path[0]!, 1];
}

function describeRow(item: Record<string, unknown> | undefined, list: ListField | undefined): string {
  const text = (item && list && findRowWords(list, item)?.slice(0, MAX_NAME_LENGTH)) ?? '';
  return [list?.rowLabel, text && `“${text}”`].filter(Boolean).join(' ') || messages.history.changes.row;
}

const referenceLabels: Readonly<Record<string, string>> = {
  pageBannerId: common.banner,
  miniNavId: common.subNav,
};

function toText(name: string): string {
  const text = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
