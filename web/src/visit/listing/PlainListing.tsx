import { listingTitle, taggedTitle } from '../text/title.ts';
import { useVisit } from '../context/visit-context.ts';
import { Listing } from './Listing.tsx';
import * as styles from './listing.module.css';

export function PlainListing() {
  const { listing, language } = useVisit();
  return (
    <>
      <div className={styles.band}>
        <div className={styles.header}>
          <h1>{taggedTitle(listingTitle(listing?.pageType ?? 'news', language), listing)}</h1>
        </div>
      </div>
      <Listing />
    </>
  );
}
