/** In a file without schemas, so that browsers can load it. */
export const linkTypes = ['page', 'anchor', 'file', 'external'] as const;
export const videoTypes = ['youtube', 'vimeo'] as const;
