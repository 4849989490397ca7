import type { Page } from '../../../proto/entities/page.ts';
import type { SearchDocument } from '../../../proto/entities/search.ts';
import { isHidden, toSearchDocument } from '../../../services/search/search-document.ts';
import { pagesOf } from '../demo-pages.ts';
import { demoRegions } from '../regions.ts';

const NOW = new Date('2031-05-03T12:00:00.000Z');

export const DEMO_DOMAIN = 'd';

export const demoDocuments = (): SearchDocument[] =>
  demoRegions.flatMap((region) =>
    pagesOf(region, NOW)
      .map((page): Page => {
        const stored = { _id: page.slug, domainId: DEMO_DOMAIN, revision: 1, published: true };
        return { ...(page as unknown as Page), ...stored, createdAt: '', updatedAt: '2031-05-03T12:00:00.000Z' };
      })
      .filter((page) => !isHidden(page))
      .map((page) => toSearchDocument(page, region.slugPrefix)),
  );
