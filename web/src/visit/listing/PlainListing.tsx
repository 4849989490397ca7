import { listingTitle } from '../text/title.ts';
import { useVisit } from '../context/visit-context.ts';
import { Listing } from './Listing.tsx';

export function PlainListing() {
  const { listing, language } = useVisit();
  return (
    <>
      <div className="listing-band">
        <div className="listing-header">
          <h1>{listingTitle(listing?.pageType ?? 'news', language)}</h1>
        </div>
      </div>
      <Listing />
    </>
  );
}
