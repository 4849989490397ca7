import { pages } from '../../../proto/pages.ts';
import { on } from '../../kit/contract/on.ts';
import { Mapper } from '../mapper.ts';

const { saved, published, unpublished, deleted } = pages.events;
const dependencies = { mapper: Mapper };

/** `saved` comes with every change of a draft, the other events are about the live copy. */
export const mapPages = [
  on(saved, dependencies, ({ page }, _, { mapper }) => mapper.draft(page)),

  on(published, dependencies, ({ page }, _, { mapper }) => mapper.live(page)),

  on(unpublished, dependencies, ({ page: { domainId } }, { documentId, revision }, { mapper }) =>
    mapper.notLive({ _id: documentId, domainId, revision }),
  ),

  on(deleted, dependencies, async ({ domainId }, { documentId, revision }, { mapper }) => {
    const page = { _id: documentId, domainId, revision };
    await mapper.notLive(page);
    await mapper.noDraft(page);
  }),
];
