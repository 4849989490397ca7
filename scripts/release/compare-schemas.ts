import type { Schema } from './schemas.ts';

/** `input` is data that other versions send to this one. `output` is data that this version sends to others. */
type Direction = 'input' | 'output';

export function compareSchemas(before: Schema, after: Schema, direction: Direction, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (before.allOf ?? after.allOf) return [`${named(path)} is combined from several schemas in another way`];
  const olds = alternatives(before);
  const news = alternatives(after);
  if (olds.length > 1 || news.length > 1) return compareAlternatives(olds, news, direction, path);
  return [
    ...compareTypes(before, after, direction, path),
    ...compareValues(before, after, direction, path),
    ...(direction === 'input' ? compareLimits(before, after).map((problem) => `${named(path)} ${problem}`) : []),
    ...compareFormats(before, after, direction, path),
    ...compareProperties(before, after, direction, path),
    ...compareItems(before, after, direction, path),
  ];
}

function compareAlternatives(olds: Schema[], news: Schema[], direction: Direction, path: string): string[] {
  const closest = (schema: Schema, others: Schema[], compare: (other: Schema) => string[]) => {
    const found = others.filter((other) => sameVariant(schema, other)).map(compare);
    return found.sort((one, other) => one.length - other.length)[0];
  };
  const missing = olds.flatMap(
    (old) =>
      closest(old, news, (after) => compareSchemas(old, after, direction, path)) ??
      (direction === 'input' ? [`${named(path)} no longer accepts ${describe(old)}`] : []),
  );
  const oldTypes = olds.flatMap(typesOf);
  const unknown =
    direction === 'output' ? news.filter((schema) => typesOf(schema).some((type) => !oldTypes.includes(type))) : [];
  return [...missing, ...unknown.map((schema) => `${named(path)} can now be ${describe(schema)}`)];
}

function compareTypes(before: Schema, after: Schema, direction: Direction, path: string): string[] {
  const [narrow, wide] = direction === 'input' ? [before, after] : [after, before];
  if (typesOf(wide).length === 0) return [];
  const accepted = typesOf(narrow).length > 0 && typesOf(narrow).every((type) => fits(type, typesOf(wide)));
  if (accepted) return [];
  return [`${named(path)} is ${describe(after)} instead of ${describe(before)}`];
}

/** New values in an output are permitted: new page types add them, and consumers retry events that they cannot read. */
function compareValues(before: Schema, after: Schema, direction: Direction, path: string): string[] {
  const olds = valuesOf(before);
  const news = valuesOf(after);
  if (direction === 'output' || !news) return [];
  if (!olds) return [`${named(path)} accepts only ${list(news)}`];
  const removed = olds.filter((value) => !news.includes(value));
  return removed.length > 0 ? [`${named(path)} no longer accepts ${list(removed)}`] : [];
}

function compareFormats(before: Schema, after: Schema, direction: Direction, path: string): string[] {
  const [required, offered] = direction === 'input' ? [after, before] : [before, after];
  if (required.format && required.format !== offered.format)
    return [`${named(path)} has the format ${String(after.format)} instead of ${String(before.format)}`];
  if (direction === 'input' && !after.format && after.pattern && after.pattern !== before.pattern)
    return [`${named(path)} has to match ${after.pattern}`];
  return [];
}

function compareProperties(before: Schema, after: Schema, direction: Direction, path: string): string[] {
  if (before.type !== 'object' || after.type !== 'object') return [];
  const olds = before.properties ?? {};
  const news = after.properties ?? {};
  const inner = (name: string) => (path ? `${path}.${name}` : name);
  const isRequired = (schema: Schema, name: string) => (schema.required ?? []).includes(name);

  const known = Object.entries(olds).flatMap(([name, old]) => {
    const current = news[name];
    if (!current) return old.deprecated ? [] : [`${named(inner(name))} was removed`];
    const problems = compareSchemas(old, current, direction, inner(name));
    if (direction === 'input' && isRequired(after, name) && !isRequired(before, name))
      return [...problems, `${named(inner(name))} became required`];
    if (direction === 'output' && isRequired(before, name) && !isRequired(after, name) && !old.deprecated)
      return [...problems, `${named(inner(name))} may now be absent`];
    return problems;
  });
  const added = Object.keys(news)
    .filter((name) => direction === 'input' && !Object.hasOwn(olds, name) && isRequired(after, name))
    .map((name) => `${named(inner(name))} is new and required`);
  return [...known, ...added, ...compareOthers(before, after, direction, path)];
}

function compareOthers(before: Schema, after: Schema, direction: Direction, path: string): string[] {
  const olds = before.additionalProperties;
  const news = after.additionalProperties;
  if (direction === 'input' && news === false && olds !== false)
    return [`${named(path)} no longer accepts fields that it does not list`];
  if (direction === 'input' && olds !== undefined && olds !== false && news === undefined)
    return [`${named(path)} no longer keeps fields that it does not list`];
  if (typeof olds === 'object' && typeof news === 'object')
    return compareSchemas(olds, news, direction, path ? `${path}.*` : '*');
  return [];
}

function compareItems(before: Schema, after: Schema, direction: Direction, path: string): string[] {
  if (JSON.stringify(before.prefixItems) !== JSON.stringify(after.prefixItems))
    return [`${named(path)} has other positions`];
  if (!before.items || !after.items) return [];
  return compareSchemas(before.items, after.items, direction, `${path}[]`);
}

function alternatives(schema: Schema): Schema[] {
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return (schema.anyOf ?? schema.oneOf)?.flatMap(alternatives) ?? [schema];
}

/** Objects with a discriminator, such as the operations of an edit, are the same variant if they share one of its values. */
function sameVariant(one: Schema, other: Schema): boolean {
  const types = typesOf(one);
  const others = typesOf(other);
  if (!types.every((type) => fits(type, others)) && !others.every((type) => fits(type, types))) return false;
  return Object.entries(one.properties ?? {}).every(([name, schema]) => {
    const values = valuesOf(schema);
    const others = valuesOf(other.properties?.[name] ?? {});
    return schema.const === undefined || !values || !others || values.some((value) => others.includes(value));
  });
}

const typesOf = ({ type }: Schema): string[] => (type ? [type].flat() : []);
const fits = (type: string, types: string[]) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));
const valuesOf = (schema: Schema): unknown[] | undefined => (schema.const === undefined ? schema.enum : [schema.const]);
const named = (path: string) => (path ? `\`${path}\`` : 'the value');
const list = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

function describe(schema: Schema): string {
  const values = valuesOf(schema);
  if (values) return list(values);
  const discriminator = Object.entries(schema.properties ?? {}).find(([, { const: value }]) => value !== undefined);
  if (discriminator) return `an object with the ${discriminator[0]} ${JSON.stringify(discriminator[1].const)}`;
  return (
    typesOf(schema)
      .map((type) => TYPES[type]!)
      .join(' or ') || 'anything'
  );
}

const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'a boolean',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

type Limit =
  'minimum' | 'exclusiveMinimum' | 'minLength' | 'minItems' | 'maximum' | 'exclusiveMaximum' | 'maxLength' | 'maxItems';

const lower: Partial<Record<Limit, string>> = {
  minimum: 'at least',
  exclusiveMinimum: 'more than',
  minLength: 'at least',
  minItems: 'at least',
};
const upper: Partial<Record<Limit, string>> = {
  maximum: 'at most',
  exclusiveMaximum: 'less than',
  maxLength: 'at most',
  maxItems: 'at most',
};
const UNITS: Partial<Record<Limit, string>> = {
  minLength: ' characters',
  maxLength: ' characters',
  minItems: ' entries',
  maxItems: ' entries',
};

const compareLimits = (before: Schema, after: Schema): string[] => [
  ...narrowed(lower, before, after, (now, then) => now > then, -Infinity),
  ...narrowed(upper, before, after, (now, then) => now < then, Infinity),
  ...(after.multipleOf !== undefined && after.multipleOf !== before.multipleOf
    ? [`has to be a multiple of ${after.multipleOf}`]
    : []),
];

function narrowed(
  words: Partial<Record<Limit, string>>,
  before: Schema,
  after: Schema,
  isNarrower: (now: number, then: number) => boolean,
  none: number,
): string[] {
  return (Object.entries(words) as [Limit, string][])
    .filter(([limit]) => after[limit] !== undefined && isNarrower(after[limit], before[limit] ?? none))
    .map(([limit, word]) => {
      const unit = UNITS[limit] ?? '';
      const earlier = before[limit] === undefined ? 'any number' : String(before[limit]);
      return `accepts ${word} ${after[limit]!}${unit} instead of ${earlier}`;
    });
}
