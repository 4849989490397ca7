import { z } from 'zod';
import type { Call } from '../../../proto/contract.ts';
import { isObject } from './placeholders.ts';

export type Path = (string | number)[];
interface InvalidInput {
  what: string;
  path: string;
  input: object;
}
interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
}

const upload = { key: `incoming/${'x'.repeat(36)}`, name: 'file', size: 1 };
const DEEPEST = 4;
/** Queries and forms contain only texts, once or repeatedly. */
const asText: unknown[] = ['nonsense', ['two', 'values'], 'x'.repeat(2100)];
const inBody: unknown[] = [7, 'nonsense', { no: 'sense' }, [], null, true];

/** For each field, returns the valid input without it or with a wrong type, if the contract refuses that. */
export function invalidInputs(call: Call, good: object): InvalidInput[] {
  const schema = z.toJSONSchema(call.in, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;
  const { upload: _, ...properties } = schema.properties ?? {};
  const read = ({ file, ...fields }: { file?: unknown }) => (file ? { ...fields, upload } : fields);
  const isRefused = (input: object) => !call.in.safeParse(call.upload ? read(input) : input).success;
  const candidates = call.http!.startsWith('GET ') || call.upload ? asText : inBody;
  const paths = pathsIn({ properties: call.upload ? { file: {}, ...properties } : properties }, good);
  return paths.flatMap((path) => {
    const name = path.join('.');
    const without = replaceAt(good, path, undefined);
    const invalid = candidates.map((value) => replaceAt(good, path, value)).find(isRefused);
    return [
      ...(isRefused(without) ? [{ what: `without ${name}`, path: name, input: without }] : []),
      ...(invalid ? [{ what: `with a wrong ${name}`, path: name, input: invalid }] : []),
    ];
  });
}

/** `undefined` removes the value. */
export function replaceAt<T>(value: T, [step, ...rest]: Path, to: unknown): T {
  if (step === undefined) return to as T;
  const copy: any = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length === 0 && to === undefined) delete copy[step];
  else copy[step] = replaceAt(copy[step], rest, to);
  return copy;
}

function pathsIn({ properties = {}, items }: Schema, value: unknown, path: Path = []): Path[] {
  if (path.length >= DEEPEST) return [];
  if (items && Array.isArray(value)) return value.length > 0 ? pathsIn(items, value[0], [...path, 0]) : [];
  if (!isObject(value)) return [];
  return Object.entries(properties).flatMap(([name, inner]) => {
    const innerPath = [...path, name];
    return [innerPath, ...pathsIn(inner, value[name], innerPath)];
  });
}
