type Schema = Record<string, unknown>;

export const leadPaths = (exportLeads: Schema) => ({
  '/api/leads/export.csv': {
    get: {
      ...exportLeads,
      summary: 'Sends leads of the domain as a CSV file, oldest first.',
      parameters: (exportLeads.parameters as { name: string }[]).filter(({ name }) => name !== 'after'),
      responses: { ...(exportLeads.responses as Schema), 200: csv },
    },
  },
});

const csv = {
  description: 'The file: UTF-8 with a byte order mark, and a column for each label of a field',
  content: { 'text/csv': { schema: { type: 'string' } } },
};
