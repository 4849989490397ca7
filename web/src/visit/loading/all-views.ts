import { blocks } from '../../blocks/index.ts';
import { templates } from '../../templates/index.ts';
import { PlainListing } from '../listing/Listing.tsx';
import { SearchPage } from '../search/SearchPage.tsx';
import { type Views, createViews } from './views.tsx';

export const allViews: Views = { ...createViews(blocks, templates), Search: SearchPage, PlainListing };
