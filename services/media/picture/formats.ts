export const mimeTypeOf = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
} as const;

export type Format = keyof typeof mimeTypeOf;
export type Raster = Exclude<Format, 'svg'>;

export const formatOfMimeType = (type: string): Format | undefined =>
  (Object.keys(mimeTypeOf) as Format[]).find((format) => mimeTypeOf[format] === type);
