type Schema = Record<string, unknown>;

/** All rows as a file instead of pages of JSON. */
export const csvPath = (path: string, summary: string, exported: Schema) => ({
  [path]: {
    get: {
      ...exported,
      summary,
      parameters: [...(exported.parameters as { name: string }[]).filter(({ name }) => name !== 'after'), separator],
      responses: { ...(exported.responses as Schema), 200: csv },
    },
  },
});

const separator = {
  name: 'separator',
  in: 'query',
  description: 'What separates cells: a comma, or the semicolon that Excel expects where a comma begins decimals.',
  schema: { type: 'string', enum: [',', ';'], default: ',' },
};

const csv = {
  description: 'The file: UTF-8 with a byte order mark, and the names of the columns in the first line',
  content: { 'text/csv': { schema: { type: 'string' } } },
};
