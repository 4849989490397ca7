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
