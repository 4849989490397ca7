/** Each item as it was stored; its index is the version - 1. */
export const fixtures: Readonly<Record<string, readonly Record<string, unknown>[]>> = {};
