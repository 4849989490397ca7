import { isSampleMark } from '../../../../proto/blocks/sample-content.ts';
import { isRecord, valueAt } from '../../../../proto/edit/path.ts';
import type { Operation, Path } from '../../../../proto/edit.ts';
import type { Fields } from '../../fields/field.ts';
import { describeValue } from './describe-value.ts';
import { type Step, stepsAlong } from './steps-along.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.history.changes;

/** A change with complete texts, which `excerptDifference` shortens. */
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

export const describeChanges = ({ from, to, operations }: Compared, fields: Fields): DescribedChange[] =>
  operations
    .filter((operation) => operation.op !== 'set' || !isSampleMark(operation.path))
    .map((operation) => describe(operation, from, to, fields))
    .filter(({ before, after }) => before !== after);

function describe(operation: Operation, from: unknown, to: unknown, fields: Fields): DescribedChange {
  if (operation.op === 'set') {
    const { path } = operation;
    const { label, field } = describePath(path, [to, from], fields);
    if (isReference(path.at(-1)!)) return { label, ...describeReference(operation.from, operation.to) };
    const [before, after] = [describeOne(operation.from, field), describeOne(operation.to, field)];
    return { label, ...(hasOtherFormat(operation, before === after) ? FORMATS : { before, after }) };
  }
  if (operation.op === 'move') {
    const path = [...operation.from.path, `#${operation.key}`];
    const { label } = describePath(path, [from, to], fields);
    return { label, before: t.previousPosition, after: t.newPosition };
  }
  const { op, path, item } = operation;
  const { label, field } = describePath([...path, `#${item.key}`], [op === 'insert' ? to : from], fields);
  return op === 'insert'
    ? { label, before: common.nothing, after: describeOne(item, field) }
    : { label, before: describeOne(item, field), after: common.removed };
}

const FORMATS = { before: t.previousFormat, after: t.newFormat };

/** Returns true for the same words with other tags, such as a word that has become bold. */
const hasOtherFormat = ({ from, to }: { from?: unknown; to?: unknown }, hasSameWords: boolean): boolean =>
  hasSameWords && typeof from === 'string' && typeof to === 'string' && from !== '' && to !== '';

const isReference = (name: string): boolean => /(^_id|Ids?|Roles|^key)$/.test(name);

const describeReference = (from: unknown, to: unknown) => ({
  before: isEmpty(from) ? common.nothing : t.previousSelection,
  after: isEmpty(to) ? common.removed : isEmpty(from) ? t.selected : t.newSelection,
});

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const describeOne = (value: unknown, field: Step['field']): string =>
  isEmpty(value) ? common.nothing : describeValue(value, field);

function describePath(path: Path, documents: readonly unknown[], fields: Fields): Pick<Step, 'label' | 'field'> {
  const itemAt = (end: number) => documents.map((one) => valueAt(one, path.slice(0, end))).find(isRecord);
  const steps = stepsAlong(path, fields, itemAt);
  return { label: steps.map(({ label }) => label).join(' › '), field: steps.at(-1)?.field };
}
