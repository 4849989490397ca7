export { listing } from '../../templates/listing/ListingPage.tsx';
export { PlainListing } from '../listing/Listing.tsx';
