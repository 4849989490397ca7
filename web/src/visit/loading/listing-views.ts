export { listing } from '../../templates/listing/listing.ts';
export { PlainListing } from '../listing/PlainListing.tsx';
