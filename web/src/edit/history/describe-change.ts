import { isSampleMark } from '../../../../proto/blocks/sample-content.ts';
import { isRecord, valueAt } from '../../../../proto/edit/path.ts';
import type { Operation, Path } from '../../../../proto/edit.ts';
import { getBlock } from '../../blocks/index.ts';
import type { Fields, ListField } from '../../fields/field.ts';
import { describeValue } from './describe-value.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.history.changes;

export interface DescribedChange {
  label: string;
  before: string;
  after: string;
}

interface Compared {
  from: unknown;
  to: unknown;
  operations: readonly Operation[];
}

const MAX_LENGTH = 400;
const MAX_NAME_LENGTH = 40;

export const describeChanges = ({ from, to, operations }: Compared, fields: Fields): DescribedChange[] =>
  operations
    .filter((operation) => operation.op !== 'set' || !isSampleMark(operation.path))
    .map((operation) => describe(operation, from, to, fields))
    .filter(({ before, after }) => before !== after);

function describe(operation: Operation, from: unknown, to: unknown, fields: Fields): DescribedChange {
  if (operation.op === 'set') {
    const { path } = operation;
    const label = describePath(path, [to, from], fields);
    if (isReference(path.at(-1)!)) return { label, ...describeReference(operation.from, operation.to) };
    return { label, before: describeShort(operation.from), after: describeShort(operation.to) };
  }
  if (operation.op === 'move') {
    const path = [...operation.from.path, `#${operation.key}`];
    return {
      label: describePath(path, [from, to], fields),
      before: t.previousPosition,
      after: t.newPosition,
    };
  }
  const { op, path, item } = operation;
  const label = describePath([...path, `#${item.key}`], [op === 'insert' ? to : from], fields);
  return op === 'insert'
    ? { label, before: t.nothing, after: describeShort(item) }
    : { label, before: describeShort(item), after: common.removed };
}

const isReference = (name: string): boolean => /(^_id|Ids?|Roles|^key)$/.test(name);

const describeReference = (from: unknown, to: unknown) => ({
  before: isEmpty(from) ? t.nothing : t.previousSelection,
  after: isEmpty(to) ? common.removed : isEmpty(from) ? t.selected : t.newSelection,
});

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function describeShort(value: unknown): string {
  const text = isEmpty(value) ? t.nothing : describeValue(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function describePath(path: Path, documents: readonly unknown[], fields: Fields): string {
  const labels: string[] = [];
  let scope: Fields = fields;
  let rowLabel = '';
  for (let at = 0; at < path.length;) {
    const step = path[at]!;
    if (step.startsWith('#')) {
      const item = documents.map((one) => valueAt(one, path.slice(0, at + 1))).find(isRecord);
      const block = typeof item?.componentType === 'string' ? getBlock(item.componentType) : undefined;
      labels.push(block?.label ?? describeRow(item, rowLabel));
      scope = (block?.fields as Fields | undefined) ?? scope;
      at += 1;
      continue;
    }
    const [name, length] = findFieldAlongPath(path.slice(at), scope);
    const field = scope[name];
    labels.push(field?.label ?? toText(name));
    if (field?.kind === 'list') {
      scope = (field as ListField).of;
      rowLabel = (field as ListField).rowLabel;
    } else if (field) scope = {};
    at += length;
  }
  return labels.join(' › ');
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
  return [label, text && `“${text}”`].filter(Boolean).join(' ') || t.row;
}

function toText(name: string): string {
  const text = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
