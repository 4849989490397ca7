const MEGABYTE = 1024 * 1024;

/** How many bytes an upload may have. No schema stands here, so that the editor can tell it before it sends anything. */
export const UPLOAD_LIMITS = { image: 20 * MEGABYTE, file: 50 * MEGABYTE } as const;
