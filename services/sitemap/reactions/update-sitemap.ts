import { pages } from '../../../proto/pages.ts';
import { onEvent } from '../../kit/contract/handle.ts';
import { SitemapWriter } from '../sitemap-writer.ts';

const { saved, published, unpublished, deleted } = pages.events;
const dependencies = { writer: SitemapWriter };

export const updateSitemap = [
  onEvent(saved, dependencies, ({ page, by }, _, { writer }) => writer.writeDraft(page, by)),

  onEvent(published, dependencies, ({ page }, _, { writer }) => writer.writeLive(page)),

  onEvent(unpublished, dependencies, ({ page: { domainId } }, { documentId, revision }, { writer }) =>
    writer.removeLive({ _id: documentId, domainId, revision }),
  ),

  onEvent(deleted, dependencies, async ({ domainId }, { documentId, revision }, { writer }) => {
    const page = { _id: documentId, domainId, revision };
    await writer.removeLive(page);
    await writer.removeDraft(page);
  }),
];
