import { isRecord, valueAt } from '../../../../../proto/edit/path.ts';
import type { Operation, Path } from '../../../../../proto/edit.ts';
import { blockOf } from '../../../blocks/index.ts';
import type { Fields, ListField } from '../../../fields/field.ts';
import { wordsOfValue } from '../words-of-value.ts';

/** One change of a document, in words: what it is about, and its value before and after. */
export interface WordedChange {
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
export const wordsOfChanges = ({ from, to, operations }: Compared, fields: Fields): WordedChange[] =>
  operations.map((operation) => wordsOf(operation, from, to, fields)).filter(({ before, after }) => before !== after);

function wordsOf(operation: Operation, from: unknown, to: unknown, fields: Fields): WordedChange {
  if (operation.op === 'set') {
    const { path } = operation;
    const place = placeOf(path, [to, from], fields);
    if (isReference(path.at(-1)!)) return { place, ...wordsOfReference(operation.from, operation.to) };
    return { place, before: shortened(operation.from), after: shortened(operation.to) };
  }
  if (operation.op === 'move') {
    const path = [...operation.from.path, `#${operation.key}`];
    return { place: placeOf(path, [from, to], fields), before: 'Its earlier place', after: 'Moved to another place' };
  }
  const { op, path, item } = operation;
  const place = placeOf([...path, `#${item.key}`], [op === 'insert' ? to : from], fields);
  return op === 'insert'
    ? { place, before: NOTHING, after: shortened(item) }
    : { place, before: shortened(item), after: 'Removed' };
}

/** An id says nothing to a person. */
const isReference = (name: string): boolean => /(^_id|Ids?|Roles|^key)$/.test(name);

const wordsOfReference = (from: unknown, to: unknown) => ({
  before: isEmpty(from) ? NOTHING : 'Another one',
  after: isEmpty(to) ? 'Removed' : isEmpty(from) ? 'Chosen' : 'A different one',
});

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function shortened(value: unknown): string {
  const words = isEmpty(value) ? NOTHING : wordsOfValue(value);
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

/** The labels along a path, from the first of the documents that has each item of it. */
function placeOf(path: Path, documents: readonly unknown[], fields: Fields): string {
  const labels: string[] = [];
  let scope: Fields = fields;
  let rowLabel = '';
  for (let at = 0; at < path.length;) {
    const step = path[at]!;
    if (step.startsWith('#')) {
      const item = documents.map((one) => valueAt(one, path.slice(0, at + 1))).find(isRecord);
      const block = typeof item?.componentType === 'string' ? blockOf(item.componentType) : undefined;
      labels.push(block?.label ?? nameOfRow(item, rowLabel));
      scope = (block?.fields as Fields | undefined) ?? scope;
      at += 1;
      continue;
    }
    const [name, length] = fieldAlong(path.slice(at), scope);
    const field = scope[name];
    labels.push(field?.label ?? inWords(name));
    if (field?.kind === 'list') {
      scope = (field as ListField).of;
      rowLabel = (field as ListField).rowLabel;
    } else if (field) scope = {};
    at += length;
  }
  return labels.join(' › ');
}

/** The name of the field that a path begins with, which may have several steps, and how many. */
function fieldAlong(path: Path, fields: Fields): [name: string, length: number] {
  for (let length = path.length; length > 1; length -= 1) {
    const name = path.slice(0, length).join('.');
    if (name in fields) return [name, length];
  }
  return [path[0]!, 1];
}

function nameOfRow(item: Record<string, unknown> | undefined, label: string): string {
  const words = item ? wordsOfValue(item).slice(0, LONGEST_NAME) : '';
  return [label, words && `“${words}”`].filter(Boolean).join(' ') || 'Row';
}

/** homePageSlug: Home page slug */
function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
