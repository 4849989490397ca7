import '../templates/article-templates.ts';

/** One chunk for all that shows articles by themselves or in lists. */
export { PlainListing } from './listing/PlainListing.tsx';
