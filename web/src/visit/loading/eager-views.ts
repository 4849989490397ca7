import '../../blocks/index.ts';
import '../../templates/index.ts';
import { lazyViews } from './lazy-views.ts';
import { PlainListing } from '../listing/PlainListing.tsx';
import { SearchPage } from '../search/SearchPage.tsx';

Object.assign(lazyViews, { Search: SearchPage, PlainListing });
