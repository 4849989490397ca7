type Schema = Record<string, unknown>;

export const versionPath = (loadVersion: Schema) => ({
  '/api/visit/version': {
    get: {
      ...loadVersion,
      operationId: 'visit.version',
      summary:
        'Sends a version of a page as a document without scripts, with the navigation, footer and lists of today. At most 60 for each user and minute.',
      responses: { ...(loadVersion.responses as Schema), 200: html },
    },
  },
});

const html = { description: 'The document', content: { 'text/html': { schema: { type: 'string' } } } };
