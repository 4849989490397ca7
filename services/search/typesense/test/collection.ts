export interface Field {
  name: string;
  type: string;
  facet?: boolean;
  index?: boolean;
  optional?: boolean;
  sort?: boolean;
}

export interface Schema {
  name: string;
  fields: Field[];
  token_separators?: string[];
}

export type Document = Record<string, unknown> & { id: string };

export interface Collection {
  schema: Schema;
  documents: Map<string, Document>;
}

const is: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  'string[]': (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  int64: (value) => Number.isSafeInteger(value),
};

/** Imports one line and returns its line of the response. */
export function importLine({ schema, documents }: Collection, line: string): object {
  const document = JSON.parse(line) as Document;
  const invalid = schema.fields.find(({ name, type, optional }) => {
    const value = document[name];
    return value === undefined ? !optional : !is[type]!(value);
  });
  if (typeof document.id !== 'string' || invalid)
    return { success: false, code: 400, error: `Field \`${invalid?.name ?? 'id'}\` is not right.`, document: line };
  documents.delete(document.id);
  documents.set(document.id, document);
  return { success: true };
}
