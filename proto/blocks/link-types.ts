/** Kept free of schemas, so that browsers can load this file. */
export const linkTypes = ['page', 'anchor', 'file', 'external'] as const;
export const videoTypes = ['youtube', 'vimeo'] as const;
