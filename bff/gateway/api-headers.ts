/** What every answer of /api carries: it is for the one who asked, and nothing but data. */
export const apiHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
