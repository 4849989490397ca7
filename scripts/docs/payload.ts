import { z } from 'zod';
import { Page } from '../../proto/entities/page.ts';
import { Region } from '../../proto/entities/region.ts';

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

const entities: [string, z.ZodObject][] = [
  ['a page', Page],
  ['a region', Region],
];

export function describeFields(data: z.ZodType): { name: string; type: string }[] {
  const { properties = {}, required = [] } = z.toJSONSchema(data, { unrepresentable: 'any' }) as Schema;
  const shape = (data as z.ZodObject).shape as Record<string, z.ZodType>;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: `${describeEntity(shape[name]!) ?? describeType(schema)}${required.includes(name) ? '' : ', may be absent'}`,
  }));
}

function describeEntity(schema: z.ZodType): string | undefined {
  const inner = schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema;
  const name = entities.find(([, entity]) => entity === inner)?.[0];
  return name && inner !== schema ? `${name}, or null` : name;
}

function describeType({ type, enum: values, anyOf, items }: Schema): string {
  if (values) return values.map((value) => `\`${String(value)}\``).join(' ');
  if (anyOf) return anyOf.map(describeType).join(' or ');
  if (items) return `list of ${describeType(items)}`;
  return type ?? 'anything';
}
