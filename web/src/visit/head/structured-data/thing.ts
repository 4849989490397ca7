/** A value of schema.org. Undefined properties are left out of the document. */
export type Thing = Record<string, unknown> & { '@type': string };
