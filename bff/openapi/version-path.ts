type Schema = Record<string, unknown>;

export const versionPath = (loadVersion: Schema, parameters: Schema[]) => ({
  '/api/visit/version': {
    get: {
      ...loadVersion,
      parameters,
      operationId: 'visit.version',
      summary:
        'Sends a version of a page, or of a document that is drawn around pages, as a document without scripts. Everything else is that of today. At most 60 for each user and minute.',
      responses: { ...(loadVersion.responses as Schema), 200: html },
    },
  },
});

const html = { description: 'The document', content: { 'text/html': { schema: { type: 'string' } } } };
