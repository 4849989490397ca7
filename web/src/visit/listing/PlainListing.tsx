import { listingTitleOf } from '../title.ts';
import { useVisiting } from '../visiting.ts';
import { Listing } from './Listing.tsx';

/** A region's listing for which nobody has made a page yet. */
export function PlainListing() {
  const { listing } = useVisiting();
  return (
    <>
      <div className="listing-band">
        <div className="listing-header">
          <h1>{listingTitleOf(listing?.pageType ?? 'news')}</h1>
        </div>
      </div>
      <Listing />
    </>
  );
}
