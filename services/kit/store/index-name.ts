import { fieldPath } from './field-path.ts';
import type { IndexSpec } from './store.ts';

export function indexName({ fields, unique, each }: IndexSpec): string {
  if (each !== undefined && (unique || !fields.includes(each)))
    throw new Error(`An index cannot be of each ${each}: it is unique, or has no such field`);
  return [unique ? 'unique' : each === undefined ? 'by' : 'each', ...fields.map(fieldPath)]
    .join('_')
    .replaceAll('.', '_');
}
