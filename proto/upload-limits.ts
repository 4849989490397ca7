const MEGABYTE = 1024 * 1024;

/** In bytes. Must not import schemas, because the editor checks files before it sends them. */
export const UPLOAD_LIMITS = { image: 20 * MEGABYTE, file: 50 * MEGABYTE } as const;
