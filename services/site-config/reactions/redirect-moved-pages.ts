import type { EventEnvelope } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { onEvent, type Resolved } from '../../kit/contract/handle.ts';
import { upsertNewest } from '../../kit/store/store.ts';
import { createRedirect, createUnlocked, movedId, movingNeeds } from '../moved-address.ts';
import { decideRemoveForPage } from '../redirect.ts';

type Needs = Resolved<typeof movingNeeds>;

export const redirectMovedPages = [
  onEvent(pages.events.published, movingNeeds, async ({ page }, { revision, by }, needs) => {
    const { docs, lock, slugs } = needs;
    const { _id, domainId, slug } = page;
    const before = await slugs.get(_id);
    if (before && before.revision >= revision) return;
    const author = { _id: by, username: by };
    // Another page may leave this address at the same time. Its redirect is created before this, or not at all.
    await lock.run(domainId, async () => {
      await docs.commit(movedId(domainId, slug), author, (head) => decideRemoveForPage(head, slug));
      if (before && before.slug !== slug) await createUnlocked(needs, before, slug, author);
      // The slug is stored last, so that the whole handler runs again after a failure.
      await upsertNewest(slugs, { _id, revision, domainId, slug, isLive: true });
    });
  }),

  onEvent(pages.events.unpublished, movingNeeds, (_, envelope, needs) => markUnpublished(needs, envelope)),

  onEvent(pages.events.deleted, movingNeeds, async ({ _id, domainId, slug, redirectTo }, envelope, needs) => {
    const { revision, by } = envelope;
    const author = { _id: by, username: by };
    const before = await needs.slugs.get(_id);
    const isRepeated = before !== null && before.revision >= revision;
    if (redirectTo !== undefined && !isRepeated)
      await createRedirect(needs, { _id, domainId, slug }, redirectTo, author);
    await markUnpublished(needs, envelope);
  }),
];

async function markUnpublished({ slugs }: Needs, { documentId, revision }: EventEnvelope): Promise<void> {
  const before = await slugs.get(documentId);
  if (!before) return;
  const { isLive: _live, ...row } = before;
  await upsertNewest(slugs, { ...row, revision });
}
