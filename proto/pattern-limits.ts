/** Must not import schemas, because browsers load this file. */
export const patternLimits = { items: 20, patterns: 200, bytes: 60_000 } as const;
