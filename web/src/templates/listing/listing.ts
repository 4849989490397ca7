import { type Template, defineTemplate } from '../template.ts';
import { listingTemplate } from './listing.fields.ts';
import { ListingPage } from './ListingPage.tsx';

export const listing: Template = defineTemplate(listingTemplate, ListingPage);
