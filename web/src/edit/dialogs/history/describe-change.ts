import { isRecord, valueAt } from '../../../../../proto/edit/path.ts';
import type { Operation, Path } from '../../../../../proto/edit.ts';
import { getBlock } from '../../../blocks/index.ts';
import type { Fields, ListField } from '../../../fields/field.ts';
import { describeValue } from '../describe-value.ts';

/** One change of a document, in words: what it is about, and its value before and after. */
export interface DescribedChange {
  place: string;
  before: string;
  after: string;
}

interface Compared {
  from: unknown;
  to: unknown;
  operations: readonly Operation[];
}

const NOTHING = 'Nothing';
const LONGEST = 400;
const LONGEST_NAME = 40;

/** What changed between two versions of a document, by the labels of its fields. */
export const describeChanges = ({ from, to, operations }: Compared, fields: Fields): DescribedChange[] =>
  operations.map((operation) => describe(operation, from, to, fields)).filter(({ before, after }) => before !== after);

function describe(operation: Operation, from: unknown, to: unknown, fields: Fields): DescribedChange {
  if (operation.op === 'set') {
    const { path } = operation;
    const place = describePath(path, [to, from], fields);
    if (isReference(path.at(-1)!)) return { place, ...describeReference(operation.from, operation.to) };
    return { place, before: shortened(operation.from), after: shortened(operation.to) };
  }
  if (operation.op === 'move') {
    const path = [...operation.from.path, `#${operation.key}`];
    return {
      place: describePath(path, [from, to], fields),
      before: 'Its earlier place',
      after: 'Moved to another place',
    };
  }
  const { op, path, item } = operation;
  const place = describePath([...path, `#${item.key}`], [op === 'insert' ? to : from], fields);
  return op === 'insert'
    ? { place, before: NOTHING, after: shortened(item) }
    : { place, before: shortened(item), after: 'Removed' };
}

/** An id says nothing to a person. */
const isReference = (name: string): boolean => /(^_id|Ids?|Roles|^key)$/.test(name);

const describeReference = (from: unknown, to: unknown) => ({
  before: isEmpty(from) ? NOTHING : 'Another one',
  after: isEmpty(to) ? 'Removed' : isEmpty(from) ? 'Chosen' : 'A different one',
});

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function shortened(value: unknown): string {
  const words = isEmpty(value) ? NOTHING : describeValue(value);
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

/** The labels along a path, from the first of the documents that has each item of it. */
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

/** The name of the field that a path begins with, which may have several steps, and how many. */
function findFieldAlongPath(path: Path, fields: Fields): [name: string, length: number] {
  for (let length = path.length; length > 1; length -= 1) {
    const name = path.slice(0, length).join('.');
    if (name in fields) return [name, length];
  }
  return [path[0]!, 1];
}

function describeRow(item: Record<string, unknown> | undefined, label: string): string {
  const words = item ? describeValue(item).slice(0, LONGEST_NAME) : '';
  return [label, words && `“${words}”`].filter(Boolean).join(' ') || 'Row';
}

/** homePageSlug: Home page slug */
function toText(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
