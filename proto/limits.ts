// Browsers load this file, so it must not import schemas.

export const DELETION_RETENTION_DAYS = 30;

/** In characters; applies to new passwords only. */
export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 200;

const MEGABYTE = 1024 * 1024;

/** Maximum sizes in bytes. */
export const UPLOAD_LIMITS = { image: 20 * MEGABYTE, file: 50 * MEGABYTE } as const;

export const patternLimits = { items: 20, patterns: 200, bytes: 60_000 } as const;

export const MAX_PEOPLE = 100;

export const MAX_BULK_PAGES = 10_000;

export const MAX_API_TOKENS = 20;
export const MAX_API_TOKEN_DAYS = 365;

export interface MarkupLimits {
  length: number;
  depth: number;
  elements: number;
}

export const richTextLimits: MarkupLimits = { length: 300_000, depth: 50, elements: 10_000 };

/** A map of the world has about 3,000 elements; sanitizing 2 MB of short attributes took half a second. */
export const svgLimits: MarkupLimits = { length: 1024 * 1024, depth: 150, elements: 15_000 };

/** In characters; search engines truncate longer titles. */
export const MAX_SEO_TITLE = 60;

/** In characters; search engines truncate longer descriptions and replace shorter ones. */
export const SEO_DESCRIPTION = { min: 50, max: 160 };
