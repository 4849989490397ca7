export type Thing = Record<string, unknown> & { '@type': string };
