import type { EventData } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { PageDocs } from '../pages.store.ts';

/** Includes all domains, because NATS permits the call only to services. */
export const listAddressChanges = handle(
  pages.calls.listAddressChanges,
  { docs: PageDocs },
  async ({ after, limit }, _caller, { docs }) => {
    const found = await docs.liveChanges(after, limit);
    const changes = found.map(({ _id, documentId, revision, at, by, live, deleted }) => {
      const deletion = deleted.find(({ subject }) => subject === pages.events.deleted.subject);
      return {
        _id,
        pageId: documentId,
        revision,
        at,
        by: by._id,
        ...(live && { published: { domainId: live.domainId, slug: live.slug } }),
        ...(deletion && { deleted: deletion.data as EventData<typeof pages.events.deleted> }),
      };
    });
    return { changes };
  },
);
