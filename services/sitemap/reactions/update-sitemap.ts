import { pages } from '../../../proto/pages.ts';
import { onEvent } from '../../kit/contract/on-event.ts';
import { SitemapWriter } from '../sitemap-writer.ts';

const { saved, published, unpublished, deleted } = pages.events;
const dependencies = { mapper: SitemapWriter };

/** `saved` is published for every change of a draft, the other events are about the live version. */
export const updateSitemap = [
  onEvent(saved, dependencies, ({ page }, _, { mapper }) => mapper.draft(page)),

  onEvent(published, dependencies, ({ page }, _, { mapper }) => mapper.live(page)),

  onEvent(unpublished, dependencies, ({ page: { domainId } }, { documentId, revision }, { mapper }) =>
    mapper.notLive({ _id: documentId, domainId, revision }),
  ),

  onEvent(deleted, dependencies, async ({ domainId }, { documentId, revision }, { mapper }) => {
    const page = { _id: documentId, domainId, revision };
    await mapper.notLive(page);
    await mapper.noDraft(page);
  }),
];
