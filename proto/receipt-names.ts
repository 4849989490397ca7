/** This file must not import schemas, because browsers load it. */
export const receiptSurfaces = ['page', 'listing', 'navigation', 'sitemap', 'search', 'servers'] as const;
export type ReceiptSurface = (typeof receiptSurfaces)[number];

export const receiptFindings = ['older', 'missing', 'present', 'redirected', 'other', 'silent'] as const;
export type ReceiptFinding = (typeof receiptFindings)[number];
