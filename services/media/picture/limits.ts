/** Larger pictures are not decoded: a small file can decompress to gigabytes. */
export const MAX_PIXELS = 50_000_000;
export const MAX_SIDE = 16_384;
