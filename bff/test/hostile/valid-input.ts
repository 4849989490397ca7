import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { Call } from '../../../proto/contract.ts';
import { hostileTexts } from './hostile-values.ts';

export interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
}

/** Returns values with which a call passes its first check, such as the id of an existing document. */
export type ExistingValues = (field: string, call: Call) => readonly string[] | undefined;

/** Generates valid inputs from the schema of a call. Their free texts are hostile. */
export function arbitraryInput(call: Call, existing: ExistingValues): Arbitrary<unknown> {
  const schema = z.toJSONSchema(call.in, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;
  return arbitraryOf(schema, '', (field) => existing(field, call));
}

type Named = (field: string) => readonly string[] | undefined;

function arbitraryOf(schema: Schema, field: string, existing: Named): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((one) => arbitraryOf(one, field, existing)));
  switch (schema.type) {
    case 'object':
      return object(schema, existing);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, field, existing), {
        minLength: schema.minItems ?? 0,
        maxLength: 3,
      });
    case 'string':
      return text(schema, field, existing);
    case 'integer':
    case 'number':
      return numbers(schema, field);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.constantFrom(...hostileTexts, 1, true, null);
  }
}

/** Generates low revisions, because only one revision is stored. */
function numbers({ minimum = 0, maximum = 1e6 }: Schema, field: string): Arbitrary<number> {
  const isRevision = /^(revision|base|from|to|before)$/.test(field);
  return fc.integer({ min: Math.max(minimum, -1e6), max: Math.min(maximum, isRevision ? 4 : 1e6) });
}

function object({ properties = {}, required = [] }: Schema, existing: Named): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, arbitraryOf(schema, name, existing)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function text({ format, minLength = 0, maxLength = 500 }: Schema, field: string, existing: Named): Arbitrary<string> {
  const ids = existing(field);
  if (ids) return fc.constantFrom(...ids);
  if (format === 'date-time') return fc.constant('2026-01-01T00:00:00.000Z');
  const texts = hostileTexts.map((hostile) => hostile.slice(0, maxLength).padEnd(minLength, 'x'));
  return fc.constantFrom('a plain word'.slice(0, maxLength).padEnd(minLength, 'x'), ...texts);
}
