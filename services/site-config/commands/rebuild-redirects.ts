import type { AddressChange } from '../../../proto/pages/rebuild-calls.ts';
import { pages } from '../../../proto/pages.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { BUS, WITHOUT_USER } from '../../kit/bus/bus.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { readBatches, upsertNewest } from '../../kit/store/store.ts';
import { createRedirect, movedId, movingNeeds } from '../moved-address.ts';
import { type MovedAddress, replayAddressChanges } from '../published-addresses.ts';
import { decideRemoveForPage } from '../redirect.ts';

const dependencies = { ...movingNeeds, bus: BUS };
type Needs = Resolved<typeof dependencies>;

export const rebuildRedirects = handle(
  siteConfig.calls.rebuildRedirects,
  dependencies,
  async (_input, _caller, needs) => {
    const { docs, slugs: rows, bus } = needs;
    const changes: AddressChange[] = [];
    const batches = readBatches(
      async (after) => (await bus.call(pages.calls.listAddressChanges, { after }, WITHOUT_USER)).changes,
    );
    for await (const batch of batches) changes.push(...batch);
    const { slugs, moved } = replayAddressChanges(changes);
    for (const row of slugs) await upsertNewest(rows, row);
    let removed = 0;
    for (const { domainId, slug, isLive } of slugs) {
      const id = movedId(domainId, slug);
      if (!isLive || !(await docs.draft.get(id))) continue;
      const author = { _id: 'site-config', username: 'site-config' };
      const { draft } = await docs.commit(id, author, (head) => decideRemoveForPage(head, slug));
      if (!draft) removed += 1;
    }
    let added = 0;
    for (const address of moved) if (await addMissing(needs, address)) added += 1;
    return { addresses: slugs.length, added, removed };
  },
);

/** A redirect that somebody has changed or deleted stays as it is. */
async function addMissing(needs: Needs, { to, by, ...address }: MovedAddress): Promise<boolean> {
  const id = movedId(address.domainId, address.slug);
  const [last] = await needs.docs.history(id, { limit: 1 });
  if (last && last.action !== 'free') return false;
  await createRedirect(needs, address, to, { _id: by, username: by });
  return (await needs.docs.draft.get(id)) !== null;
}
