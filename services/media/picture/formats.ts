/** The kinds of pictures that are kept, by the ending of their files. */
export const mimeTypeOf = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
} as const;

export type Format = keyof typeof mimeTypeOf;
/** Made of pixels. */
export type Raster = Exclude<Format, 'svg'>;

/** Undefined for a type of which no pictures are kept. */
export const formatOfMimeType = (type: string): Format | undefined =>
  (Object.keys(mimeTypeOf) as Format[]).find((format) => mimeTypeOf[format] === type);
