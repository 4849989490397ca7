import fc, { type Arbitrary } from 'fast-check';
import { hostileValues } from './hostile-values.ts';

interface Mutation {
  /** The index of the path in the value. */
  at: number;
  action: 'replace' | 'add' | 'drop';
  hostile: unknown;
  field: string;
}

const fields = [
  '__proto__',
  'constructor',
  'prototype',
  '$where',
  '$set',
  'toString',
  'then',
  'length',
  'a.b',
  '',
  '\0',
  '_id',
];

/** Generates the value, or a copy in which up to three fields are replaced, added or removed. */
export function mutateInput(value: Arbitrary<unknown>): Arbitrary<unknown> {
  const bend: Arbitrary<Mutation> = fc.record({
    at: fc.nat(),
    action: fc.constantFrom('replace', 'replace', 'add', 'drop'),
    hostile: fc.constantFrom(...hostileValues),
    field: fc.constantFrom(...fields),
  });
  return fc.tuple(value, fc.array(bend, { maxLength: 3 })).map(([start, bends]) => bends.reduce(applyMutation, start));
}

function applyMutation(value: unknown, bend: Mutation): unknown {
  const places = placesIn(value);
  return changed(value, places[bend.at % places.length]!, bend);
}

/** Ignores deeper places, because some hostile values are very deep. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (path.length > 6 || typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).slice(0, 30);
  return [path, ...inner.flatMap(([name, one]) => placesIn(one, [...path, name]))];
}

function changed(value: unknown, [step, ...rest]: string[], bend: Mutation): unknown {
  const { action, hostile, field } = bend;
  if (step === undefined) {
    if (action !== 'add' || typeof value !== 'object' || value === null) return hostile;
    return Array.isArray(value) ? [...value, hostile] : made([...Object.entries(value), [field, hostile]]);
  }
  const entries = Object.entries(value as object).flatMap(([name, inner]): [string, unknown][] => {
    if (name !== step) return [[name, inner]];
    return action === 'drop' && rest.length === 0 ? [] : [[name, changed(inner, rest, bend)]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : made(entries);
}

/** Unlike an assignment, this creates an own property of any name. */
const made = (entries: [string, unknown][]): object => Object.fromEntries(entries);
