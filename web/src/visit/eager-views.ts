import '../blocks/index.ts';
import '../templates/index.ts';
import { lazyViews } from './lazy-views.ts';
import { PlainListing } from './listing/PlainListing.tsx';
import { SearchPage } from './search/SearchPage.tsx';

/** The server has every view from the start. */
Object.assign(lazyViews, { Search: SearchPage, PlainListing });
