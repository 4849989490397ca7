/** More are not decoded: a small file can unfold to gigabytes. */
export const MAX_PIXELS = 50_000_000;
/** Of a stored picture. */
export const MAX_SIDE = 16_384;
