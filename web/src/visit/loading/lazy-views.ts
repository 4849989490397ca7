import type { ComponentType } from 'react';

/** Filled when a visit needs a view; the server fills it at startup. */
export const lazyViews: { Search: ComponentType | null; PlainListing: ComponentType | null } = {
  Search: null,
  PlainListing: null,
};
