import type { AddressChange } from '../../../proto/pages/rebuild-calls.ts';
import { pages } from '../../../proto/pages.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { BUS, WITHOUT_USER } from '../../kit/bus/bus.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { readBatches, upsertNewest } from '../../kit/store/store.ts';
import type { PublishedSlug } from '../domain-redirects.ts';
import { createRedirect, movedId, movingNeeds } from '../moved-address.ts';
import { addressesIn, addressOf, type MovedAddress, replayAddressChanges } from '../published-addresses.ts';
import { decideRemoveForPage } from '../redirect.ts';

const dependencies = { ...movingNeeds, bus: BUS };
type Needs = Resolved<typeof dependencies>;

export const rebuildRedirects = handle(
  siteConfig.calls.rebuildRedirects,
  dependencies,
  async (_input, _caller, needs) => {
    const formerAddresses = new Set<string>();
    const counts = { addresses: 0, added: 0, removed: 0 };
    for await (const changes of readPages(needs)) {
      const { slugs, moved } = replayAddressChanges(changes);
      for (const address of moved) formerAddresses.add(addressOf(address));
      for (const row of slugs) {
        await upsertNewest(needs.slugs, row);
        counts.addresses += 1;
        if (row.isLive && (await removeRedirect(needs, row))) counts.removed += 1;
      }
    }
    const related: AddressChange[] = [];
    if (formerAddresses.size > 0)
      for await (const changes of readPages(needs))
        if (addressesIn(changes).some((address) => formerAddresses.has(address))) related.push(...changes);
    for (const address of replayAddressChanges(related).moved) if (await addMissing(needs, address)) counts.added += 1;
    return counts;
  },
);

/** Yields the changes of each page. */
async function* readPages({ bus }: Needs): AsyncGenerator<AddressChange[]> {
  let changes: AddressChange[] = [];
  const batches = readBatches(
    async (after) => (await bus.call(pages.calls.listAddressChanges, { after }, WITHOUT_USER)).changes,
  );
  for await (const batch of batches)
    for (const change of batch) {
      if (changes.length > 0 && changes[0]!.pageId !== change.pageId) {
        yield changes;
        changes = [];
      }
      changes.push(change);
    }
  if (changes.length > 0) yield changes;
}

/** Returns whether the address of a page had a redirect, which would hide the page. */
async function removeRedirect({ docs }: Needs, { domainId, slug }: PublishedSlug): Promise<boolean> {
  const id = movedId(domainId, slug);
  if (!(await docs.draft.get(id))) return false;
  const author = { _id: 'site-config', username: 'site-config' };
  const { draft } = await docs.commit(id, author, (head) => decideRemoveForPage(head, slug));
  return !draft;
}

/** A redirect that somebody has changed or deleted stays as it is. */
async function addMissing(needs: Needs, { to, by, ...address }: MovedAddress): Promise<boolean> {
  const id = movedId(address.domainId, address.slug);
  const [last] = await needs.docs.history(id, { limit: 1 });
  if (last && last.action !== 'free') return false;
  await createRedirect(needs, address, to, { _id: by, username: by });
  return (await needs.docs.draft.get(id)) !== null;
}
