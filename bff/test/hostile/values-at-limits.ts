import { z } from 'zod';
import type { Schema } from './valid-input.ts';

/** Returns a value with every field of a schema. Each text is as long as the field accepts, or the complete text if there is no limit. */
export const valueAtLimits = (schema: z.ZodType, text: string): any =>
  valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema, text);

/** Does not cut rich texts, because the service would close their elements and make them longer. */
const cut = (text: string, length = Infinity): string =>
  (text.startsWith('<') && text.length > length ? 'x'.repeat(length) : text).slice(0, length);

function valueOf(schema: Schema, text: string): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const either = schema.anyOf ?? schema.oneOf;
  if (either)
    return valueOf(
      either.find(({ type }) => type !== 'null')!,
      text,
    );
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valueOf(inner, text)]),
      );
    case 'array':
      return [valueOf(schema.items ?? {}, text)];
    case 'string':
      if (schema.format === 'date-time') return '2026-01-01T00:00:00.000Z';
      return cut(text, schema.maxLength).padEnd(schema.minLength ?? 0, 'x');
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return undefined;
  }
}
