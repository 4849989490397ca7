import { parseFilter, type Test } from './read-filter.ts';
import type { CollectionSpec, Filter, GroupCountSpec } from './store.ts';

export function findTally({ name, tallies = [] }: CollectionSpec, fields: string[], filter: Filter): GroupCountSpec {
  const tests = parseFilter(filter);
  const paths = [...new Set([...fields, ...tests.flatMap(pathsOf)])];
  const [found] = tallies
    .filter((tally) => paths.every((path) => tally.fields.includes(path)))
    .filter(({ each }) => each === undefined || paths.includes(each))
    .toSorted((a, b) => a.fields.length - b.fields.length);
  if (!found) throw new Error(`${name} declares no tally of ${paths.join(', ')}`);
  const isOfItems = ({ kind }: Test) => kind === 'equals' || kind === 'in';
  if (tests.some((test) => pathsOf(test).includes(found.each ?? '') && !isOfItems(test)))
    throw new Error(`A tally of each ${found.each} can be asked for items by name only`);
  return found;
}

function pathsOf(test: Test): string[] {
  if (test.kind === 'any') return test.filters.flat().flatMap(pathsOf);
  if (test.kind === 'has' || test.kind === 'empty') throw new Error(`A tally cannot be asked for "${test.kind}"`);
  return [test.path];
}
