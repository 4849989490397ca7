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
