/** An item of each historic version of each block that has migrations, as it was stored: the index is the version - 1. */
export const fixtures: Readonly<Record<string, readonly Record<string, unknown>[]>> = {};
