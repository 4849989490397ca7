type Schema = Record<string, unknown>;

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const name = { name: 'name', in: 'path', required: true, schema: { type: 'string' } };

/** The addresses of pictures and files: bytes instead of JSON, and a refusal in plain words. */
export const mediaPaths = (renditionParameters: Schema[]): Record<string, Record<string, Schema>> => ({
  '/img/{id}': {
    get: operation('media.picture', [id, ...renditionParameters], {
      200: bytes('The picture', 'image/*'),
      206: bytes('A range of it', 'image/*'),
      400: words('It can not be made like that'),
      429: words('Too many pictures are being made for this sender: try again after Retry-After seconds'),
    }),
  },
  '/file/{id}': {
    get: operation('media.fileAddress', [id], { 302: { description: 'It is at the address with its name' } }),
  },
  '/file/{id}/{name}': {
    get: operation('media.file', [id, name], {
      200: bytes('The file', '*/*'),
      206: bytes('A range of it', '*/*'),
    }),
  },
});

const operation = (operationId: string, parameters: Schema[], responses: Record<number, Schema>): Schema => ({
  operationId,
  tags: ['media'],
  parameters,
  responses: {
    ...responses,
    404: words('There is no such thing'),
    503: words('It can not be had just now'),
  },
  security: [{}],
});

const bytes = (description: string, type: string) => ({
  description,
  content: { [type]: { schema: { type: 'string', format: 'binary' } } },
});

const words = (description: string) => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' } } },
});
