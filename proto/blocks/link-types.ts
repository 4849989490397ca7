/** Must not import schemas, because browsers load this file. */
export const linkTypes = ['page', 'anchor', 'file', 'external'] as const;
export const videoTypes = ['youtube', 'vimeo'] as const;
