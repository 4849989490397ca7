export const apiHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
