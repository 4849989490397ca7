import { z } from 'zod';
import type { Call } from '../../../proto/contract.ts';
import { isObject } from './stand-ins.ts';

export type Path = (string | number)[];
interface Wrong {
  what: string;
  place: string;
  input: object;
}
interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** What the door makes of a file. */
const upload = { key: `incoming/${'x'.repeat(36)}`, name: 'file', size: 1 };
const DEEPEST = 4;
/** What a query or a form can hold is text, one or several. */
const asText: unknown[] = ['nonsense', ['two', 'values'], 'x'.repeat(2100)];
const inBody: unknown[] = [7, 'nonsense', { no: 'sense' }, [], null, true];

/** A good input with one field left out or of a wrong type, each field once, as far as the contract refuses that. */
export function wrongInputs(call: Call, good: object): Wrong[] {
  const schema = z.toJSONSchema(call.in, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;
  const { upload: _, ...properties } = schema.properties ?? {};
  const read = ({ file, ...fields }: { file?: unknown }) => (file ? { ...fields, upload } : fields);
  const isRefused = (input: object) => !call.in.safeParse(call.upload ? read(input) : input).success;
  const candidates = call.http!.startsWith('GET ') || call.upload ? asText : inBody;
  const places = placesIn({ properties: call.upload ? { file: {}, ...properties } : properties }, good);
  return places.flatMap((path) => {
    const name = path.join('.');
    const without = changed(good, path, undefined);
    const wrong = candidates.map((value) => changed(good, path, value)).find(isRefused);
    return [
      ...(isRefused(without) ? [{ what: `without ${name}`, place: name, input: without }] : []),
      ...(wrong ? [{ what: `with a wrong ${name}`, place: name, input: wrong }] : []),
    ];
  });
}

/** A copy in which there is another value at that place, or with undefined none. */
export function changed<T>(value: T, [step, ...rest]: Path, to: unknown): T {
  if (step === undefined) return to as T;
  const copy: any = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length === 0 && to === undefined) delete copy[step];
  else copy[step] = changed(copy[step], rest, to);
  return copy;
}

/** Everything that the contract names, in as far as the input goes there. */
function placesIn({ properties = {}, items }: Schema, value: unknown, path: Path = []): Path[] {
  if (path.length >= DEEPEST) return [];
  if (items && Array.isArray(value)) return value.length > 0 ? placesIn(items, value[0], [...path, 0]) : [];
  if (!isObject(value)) return [];
  return Object.entries(properties).flatMap(([name, inner]) => {
    const place = [...path, name];
    return [place, ...placesIn(inner, value[name], place)];
  });
}
