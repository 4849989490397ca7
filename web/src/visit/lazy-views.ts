import type { ComponentType } from 'react';

/** Views that few visits show: put in here when one does. The server has them from the start. */
export const lazyViews: { Search: ComponentType | null; PlainListing: ComponentType | null } = {
  Search: null,
  PlainListing: null,
};
