import { listingTitle } from '../title.ts';
import { useVisit } from '../visit-context.ts';
import { Listing } from './Listing.tsx';

/** A region's listing for which nobody has made a page yet. */
export function PlainListing() {
  const { listing } = useVisit();
  return (
    <>
      <div className="listing-band">
        <div className="listing-header">
          <h1>{listingTitle(listing?.pageType ?? 'news')}</h1>
        </div>
      </div>
      <Listing />
    </>
  );
}
