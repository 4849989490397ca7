type Schema = Record<string, unknown>;

const pathParameter = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});
const pictureId = pathParameter(
  'id',
  'Id of the picture, which `~` and its edition can follow; responses of the current edition can be cached for months.',
);
const fileId = pathParameter('id', 'Id of the file.');
const fileName = pathParameter('name', 'Name of the file; another name is redirected to the current one.');

export const mediaPaths = (renditionParameters: Schema[]): Record<string, Record<string, Schema>> => ({
  '/img/{id}': {
    get: operation('media.picture', 'Sends a picture in a size and a format.', [pictureId, ...renditionParameters], {
      200: binaryResponse('The picture', 'image/*'),
      206: binaryResponse('A range of it', 'image/*'),
      400: textResponse('The picture cannot be rendered with these parameters'),
      429: textResponse('Too many renditions are being made for this sender: try again after Retry-After seconds'),
    }),
  },
  '/file/{id}': {
    get: operation('media.fileAddress', 'Redirects to the address of a file with its name.', [fileId], {
      302: { description: 'The address with the name of the file is in Location' },
    }),
  },
  '/file/{id}/{name}': {
    get: operation('media.file', 'Sends a file.', [fileId, fileName], {
      200: binaryResponse('The file', '*/*'),
      206: binaryResponse('A range of it', '*/*'),
    }),
  },
});

const operation = (
  operationId: string,
  summary: string,
  parameters: Schema[],
  responses: Record<number, Schema>,
): Schema => ({
  operationId,
  summary,
  tags: ['media'],
  parameters,
  responses: {
    ...responses,
    404: textResponse('It does not exist'),
    503: textResponse('It is temporarily unavailable'),
  },
  security: [{}],
});

const binaryResponse = (description: string, type: string) => ({
  description,
  content: { [type]: { schema: { type: 'string', format: 'binary' } } },
});

const textResponse = (description: string) => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' } } },
});

/** Describes a file with all rows instead of JSON with a part of them. */
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

interface ArchiveOperations {
  exportArchive: Schema;
  importArchive: Schema;
  importParameters: Schema[];
}

/** An export responds with a file instead of JSON, and an import takes a form and a query. */
export const archivePaths = ({ exportArchive, importArchive, importParameters }: ArchiveOperations) => ({
  '/api/export': { get: { ...exportArchive, responses: { ...(exportArchive.responses as Schema), 200: archive } } },
  '/api/import': { post: { ...importArchive, parameters: importParameters } },
});

const archive = {
  description: 'The archive; docs/operations/archive.md describes its format',
  content: { 'application/x-tar': { schema: { type: 'string', format: 'binary' } } },
};

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

export function uploadBody(
  { properties, required = [] }: { properties?: Schema; required?: string[] },
  examples: Schema,
): Schema {
  const { upload: _, ...fields } = properties ?? {};
  const schema = {
    type: 'object',
    properties: { file: { type: 'string', format: 'binary', description: 'The file to upload.' }, ...fields },
    required: ['file', ...required.filter((name) => name !== 'upload')],
  };
  return { required: true, content: { 'multipart/form-data': { schema, examples } } };
}
