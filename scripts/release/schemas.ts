import { createHash } from 'node:crypto';
import { z } from 'zod';

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  multipleOf?: number;
  pattern?: string;
  format?: string;
  default?: unknown;
  deprecated?: boolean;
}

const TEXTS = new Set(['description', 'title', 'examples', '$schema']);

/** Describes the transmitted values, before defaults and transformations are applied. */
export const describeSchema = (schema: z.ZodType): Schema =>
  withoutTexts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema);

function withoutTexts(schema: Schema): Schema {
  const { properties, ...rest } = schema as Record<string, unknown> & Schema;
  const entries = Object.entries(rest).filter(([name]) => !TEXTS.has(name));
  return {
    ...Object.fromEntries(entries.map(([name, value]) => [name, name === 'default' ? value : clean(value)])),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, withoutTexts(inner)])),
    }),
  };
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  return typeof value === 'object' && value !== null ? withoutTexts(value) : value;
}

export type Shapes = Record<string, unknown>;

interface Reference {
  $shape: string;
}

/** In characters. Shorter values are repeated, because a reference would not save space. */
const MIN_LENGTH = 80;

/** Stores each repeated object once, so that a change of an entity changes the file in one place. */
export function shareShapes<T>(value: T): { value: T; shapes: Shapes } {
  const counts = new Map<string, number>();
  const count = (part: unknown): void => {
    if (!isObject(part)) return;
    const json = JSON.stringify(part);
    counts.set(json, (counts.get(json) ?? 0) + 1);
    if (counts.get(json) === 1) Object.values(part).forEach(count);
  };
  count(value);

  const shapes: Shapes = {};
  const share = (part: unknown): unknown => {
    if (!isObject(part)) return part;
    const json = JSON.stringify(part);
    const shared = Array.isArray(part)
      ? part.map(share)
      : Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, share(inner)]));
    if (Array.isArray(part) || json.length < MIN_LENGTH || counts.get(json)! < 2) return shared;
    const id = createHash('sha256').update(json).digest('hex').slice(0, 12);
    shapes[id] = shared;
    return { $shape: id } satisfies Reference;
  };
  const shared = share(value) as T;
  return { value: shared, shapes: Object.fromEntries(Object.entries(shapes).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

export function expandShapes<T>(value: T, shapes: Shapes): T {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map((part: unknown) => expandShapes(part, shapes)) as T;
  if (typeof (value as Partial<Reference>).$shape === 'string')
    return expandShapes(shapes[(value as unknown as Reference).$shape], shapes) as T;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, expandShapes(part, shapes)])) as T;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
