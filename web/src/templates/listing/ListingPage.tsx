import type { Page } from '../../../../proto/entities/page.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { RichText } from '../../blocks/parts/RichText.tsx';
import { Text } from '../../blocks/parts/Text.tsx';
import { Breadcrumb } from '../../visit/breadcrumb/Breadcrumb.tsx';
import { Listing } from '../../visit/listing/Listing.tsx';
import { listingTitle } from '../../visit/text/title.ts';
import { useVisit } from '../../visit/context/visit-context.ts';

export function ListingPage({ page }: { page: Page }) {
  const { header } = page;
  const { listing, language } = useVisit();
  const title = header.title || (listing ? listingTitle(listing.pageType, language) : '');
  return (
    <>
      <div className="listing-band">
        <header className="listing-header">
          <Breadcrumb page={{ ...page, header: { ...header, title } }} />
          <Text at="header.label" value={header.label} className="label" placeholder="Label" />
          <Text at="header.title" value={title} as="h1" placeholder="Title" />
          <RichText at="header.introduction" value={header.introduction} className="lead" placeholder="Introduction" />
        </header>
      </div>
      <Listing />
      <Contents at="contents" items={page.contents} />
    </>
  );
}
