type Schema = Record<string, unknown>;

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
