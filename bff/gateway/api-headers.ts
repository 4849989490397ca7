/** Headers of every response under /api. */
export const apiHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
