import { parseFilter, type Test } from './read-filter.ts';
import type { CollectionSpec, Filter, CountSpec } from './store.ts';

export function findCountSpec({ name, counts = [] }: CollectionSpec, fields: string[], filter: Filter): CountSpec {
  const tests = parseFilter(filter);
  const paths = [...new Set([...fields, ...tests.flatMap(pathsOf)])];
  const [found] = counts
    .filter((declared) => paths.every((path) => declared.fields.includes(path)))
    .filter(({ each }) => each === undefined || paths.includes(each))
    .toSorted((a, b) => a.fields.length - b.fields.length);
  if (!found) throw new Error(`${name} declares no counts by ${paths.join(', ')}`);
  const isOfItems = ({ kind }: Test) => kind === 'equals' || kind === 'in';
  if (tests.some((test) => pathsOf(test).includes(found.each ?? '') && !isOfItems(test)))
    throw new Error(`Counts by each ${found.each} can be asked for items by name only`);
  return found;
}

function pathsOf(test: Test): string[] {
  if (test.kind === 'any') return test.filters.flat().flatMap(pathsOf);
  if (test.kind === 'has' || test.kind === 'empty') throw new Error(`Counts cannot be asked for "${test.kind}"`);
  return [test.path];
}
