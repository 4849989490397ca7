import type { Path } from '../../../../proto/edit.ts';
import { getBlock } from '../../blocks/index.ts';
import type { Fields, ListField } from '../../fields/field.ts';
import { common, messages } from '../messages/messages.ts';
import { describeValue } from './describe-value.ts';

interface Step {
  label: string;
  is: 'block' | 'row' | 'field';
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
  let rowLabel = '';
  for (let at = 0; at < path.length;) {
    const step = path[at]!;
    if (step.startsWith('#')) {
      const item = itemAt(at + 1);
      const block = typeof item?.componentType === 'string' ? getBlock(item.componentType) : undefined;
      steps.push(block ? { label: block.label, is: 'block' } : { label: describeRow(item, rowLabel), is: 'row' });
      scope = (block?.fields as Fields | undefined) ?? scope;
      at += 1;
      continue;
    }
    const [name, length] = findFieldAlongPath(path.slice(at), scope);
    const field = scope[name];
    steps.push({ label: field?.label ?? referenceLabels[name] ?? toText(name), is: 'field' });
    if (field?.kind === 'list') {
      scope = (field as ListField).of;
      rowLabel = (field as ListField).rowLabel;
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

function describeRow(item: Record<string, unknown> | undefined, label: string): string {
  const text = item ? describeValue(item).slice(0, MAX_NAME_LENGTH) : '';
  return [label, text && `“${text}”`].filter(Boolean).join(' ') || messages.history.changes.row;
}

const referenceLabels: Readonly<Record<string, string>> = {
  pageBannerId: common.banner,
  miniNavId: common.subNav,
};

function toText(name: string): string {
  const text = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
