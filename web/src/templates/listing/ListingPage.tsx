import type { Page } from '../../../../proto/entities/page.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { useParts } from '../../blocks/parts/parts-context.ts';
import { RichText } from '../../blocks/parts/RichText.tsx';
import { Text } from '../../blocks/parts/Text.tsx';
import { Breadcrumb } from '../../visit/breadcrumb/Breadcrumb.tsx';
import { Listing } from '../../visit/listing/Listing.tsx';
import { listingTitle, taggedTitle } from '../../visit/text/title.ts';
import { useVisit } from '../../visit/context/visit-context.ts';
import * as listingStyles from '../../visit/listing/listing.module.css';
import * as layoutStyles from '../../ui/layout.module.css';
import { type Template, defineTemplate } from '../template.ts';
import { listingTemplate } from './listing.fields.ts';

function ListingPage({ page }: { page: Page }) {
  const { header } = page;
  const { listing, language } = useVisit();
  const isEditing = useParts() !== null;
  const title = header.title || (listing ? listingTitle(listing.pageType, language) : '');
  return (
    <>
      <div className={listingStyles.band}>
        <header className={listingStyles.header}>
          <Breadcrumb page={{ ...page, header: { ...header, title } }} />
          <Text at="header.label" value={header.label} className={layoutStyles.label} placeholder="Label" />
          <Text at="header.title" value={isEditing ? title : taggedTitle(title, listing)} as="h1" placeholder="Title" />
          <RichText
            at="header.introduction"
            value={header.introduction}
            className={layoutStyles.lead}
            placeholder="Introduction"
          />
        </header>
      </div>
      <Listing />
      <Contents at="contents" items={page.contents} />
    </>
  );
}

export const listing: Template = defineTemplate(listingTemplate, ListingPage);
