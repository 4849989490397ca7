import { readFilter, type Test } from '../read-filter.ts';
import type { Filter, Scalar } from '../store.ts';

/** What the driver is given; made here and from checked conditions only. */
export type MongoFilter = Record<string, unknown>;

/** MongoDB lets a list match when one of its items does; a condition of ours is about the value itself. */
const itself = { $not: { $type: 'array' } };
const nothing: MongoFilter = { _id: { $in: [] } };

/** A filter in MongoDB's language. */
export function mongoFilter(filter: Filter): MongoFilter {
  return all(readFilter(filter));
}

function all(tests: Test[]): MongoFilter {
  return tests.length === 0 ? {} : { $and: tests.map(compile) };
}

function compile(test: Test): MongoFilter {
  switch (test.kind) {
    case 'equals':
      return equals(test.path, test.value);
    case 'ne':
      return { $nor: [equals(test.path, test.value)] };
    case 'in':
      return test.values.length === 0 ? nothing : { [test.path]: { $in: test.values, ...itself } };
    case 'range':
      return { [test.path]: { [`$${test.operator}`]: test.value, ...itself } };
    case 'contains':
      return { [test.path]: { $regex: literally(test.text), $options: 'i', ...itself } };
    case 'has':
      return { $and: test.values.map((value) => ({ [test.path]: { $elemMatch: { $eq: value } } })) };
    case 'empty': {
      const absentOrEmpty = [equals(test.path, null), { [test.path]: { $size: 0 } }];
      return test.empty ? { $or: absentOrEmpty } : { $nor: absentOrEmpty };
    }
    case 'any':
      return test.filters.length === 0 ? nothing : { $or: test.filters.map(all) };
  }
}

const equals = (path: string, value: Scalar): MongoFilter =>
  path === '_id' ? { _id: { $eq: value } } : { [path]: { $eq: value, ...itself } };

/** A pattern that finds this text and nothing else. */
const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
