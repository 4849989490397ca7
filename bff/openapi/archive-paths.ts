type Schema = Record<string, unknown>;

interface ArchiveOperations {
  exportArchive: Schema;
  importArchive: Schema;
  importParameters: Schema[];
}

/** An export is a file instead of JSON, and an import has a form and a query. */
export const archivePaths = ({ exportArchive, importArchive, importParameters }: ArchiveOperations) => ({
  '/api/export': { get: { ...exportArchive, responses: { ...(exportArchive.responses as Schema), 200: archive } } },
  '/api/import': { post: { ...importArchive, parameters: importParameters } },
});

const archive = {
  description: 'The archive; docs/operations/archive.md describes its format',
  content: { 'application/x-tar': { schema: { type: 'string', format: 'binary' } } },
};
