import { openStores } from '../store/open-stores.ts';
import { parseFilter, type Test } from '../store/parse-query.ts';
import type { CollectionSpec, Filter, FindOptions, Stores } from '../store/store.ts';
import { wrapCollections } from './wrap-collections.ts';

export interface RecordedQuery {
  service: string;
  spec: CollectionSpec;
  kind: 'find' | 'count' | 'countBy';
  filter: Filter;
  options: FindOptions;
  fields: string[];
}

export class QueryRecorder {
  /** If true, every count with a limit returns the limit, so that services query as they do on a large site. */
  isCrowded = false;
  private readonly recorded = new Map<string, RecordedQuery>();

  get queries(): RecordedQuery[] {
    return [...this.recorded.values()];
  }

  readonly openStores = async (url: string, service: string): Promise<Stores> => {
    const stores = await openStores(url, service);
    const note = (question: Omit<RecordedQuery, 'service'>) => {
      const shape = shapeOf({ service, ...question });
      if (!this.recorded.has(shape)) this.recorded.set(shape, { service, ...question });
    };
    return wrapCollections(stores, (rows, spec) => ({
      find: (filter, options = {}) => {
        note({ spec, kind: 'find', filter, options, fields: [] });
        return rows.find(filter, options);
      },
      count: async (filter, options = {}) => {
        note({ spec, kind: 'count', filter, options: { limit: options.upTo }, fields: [] });
        return this.isCrowded && options.upTo !== undefined ? options.upTo : rows.count(filter, options);
      },
      countBy: (fields, filter = {}) => {
        note({ spec, kind: 'countBy', filter, options: {}, fields });
        return rows.countBy(fields, filter);
      },
    }));
  };
}

export function shapeOf({ service, spec, kind, filter, options, fields }: RecordedQuery): string {
  const { sort = {}, limit, skip } = options;
  const order = Object.entries(sort).map(([path, direction]) => `${path} ${direction}`);
  return [
    `${service}.${spec.name} ${kind}`,
    ...fields,
    `where ${parseFilter(filter).map(conditionOf).toSorted().join(', ') || 'anything'}`,
    ...(order.length > 0 ? [`by ${order.join(', ')}`] : []),
    ...(limit === undefined ? [] : ['limited']),
    ...(skip ? ['skipping'] : []),
  ].join(' ');
}

function conditionOf(test: Test): string {
  if (test.kind === 'any') return `any(${test.filters.map((tests) => tests.map(conditionOf).join(' & ')).join(' | ')})`;
  const { length } = 'values' in test ? test.values : [1];
  const allOf = length > 1 ? ' several' : length === 0 ? ' nothing' : '';
  return `${test.path} ${test.kind === 'range' ? test.operator : test.kind}${allOf}`;
}
