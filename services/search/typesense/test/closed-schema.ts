export type Json = any;

/**
 * Returns the schema without additional properties, so that a misspelt property is an error. Parts of `allOf` remain open for the
 * properties of the other parts.
 */
export function closed(schema: Json, isPart = false): Json {
  if (Array.isArray(schema)) return schema.map((one) => closed(one));
  if (schema === null || typeof schema !== 'object') return schema;
  const copy: Json = {};
  for (const [key, value] of Object.entries<Json>(schema)) {
    if (key === '$ref') copy.$ref = `description${value}`;
    else if (key === 'allOf') copy.allOf = value.map((one: Json) => closed(one, true));
    else if (key === 'properties') copy.properties = each(value, (one) => closed(one));
    // Referenced schemas may be parts of `allOf`, so the reference closes them.
    else if (key === 'schemas') copy.schemas = each(value, (one) => closed(one, true));
    else copy[key] = key === 'example' || key === 'default' || key === 'enum' ? value : closed(value);
  }
  const says = 'properties' in copy || 'allOf' in copy || '$ref' in copy;
  if (says && !isPart && copy.additionalProperties === undefined) copy.unevaluatedProperties = false;
  return copy;
}

const each = (members: Json, change: (one: Json) => Json): Json =>
  Object.fromEntries(Object.entries(members).map(([name, one]) => [name, change(one)]));
