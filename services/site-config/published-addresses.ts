import { normalizePath } from '../../proto/address.ts';
import type { AddressChange } from '../../proto/pages/rebuild-calls.ts';
import type { PublishedSlug } from './domain-redirects.ts';

export interface MovedAddress {
  _id: string;
  domainId: string;
  slug: string;
  to: string;
  by: string;
}

/**
 * Returns what the events of these changes would have left: where pages are, and which former addresses redirect to another one. Other pages
 * only remove redirects, so those that the changes of each page leave alone include those that all changes leave.
 */
export function replayAddressChanges(changes: readonly AddressChange[]) {
  const slugs = new Map<string, PublishedSlug>();
  const moved = new Map<string, MovedAddress>();
  const occupants = new Map<string, Set<string>>();

  const setOccupied = (address: PublishedSlug, isLive: boolean) => {
    const { _id } = address;
    const key = addressOf(address);
    const pages = occupants.get(key) ?? new Set();
    if (isLive) occupants.set(key, pages.add(_id));
    else pages.delete(_id);
  };
  const leave = ({ _id, domainId, slug }: PublishedSlug, to: string, by: string) => {
    const key = addressOf({ domainId, slug });
    const isOccupied = [...(occupants.get(key) ?? [])].some((other) => other !== _id);
    if (!isOccupied && key !== addressOf({ domainId, slug: to })) moved.set(key, { _id, domainId, slug, to, by });
  };

  for (const { pageId, revision, by, published, deleted } of inOrder(changes)) {
    const before = slugs.get(pageId);
    if (before) setOccupied(before, false);
    if (published) {
      const now: PublishedSlug = { _id: pageId, revision, ...published, isLive: true };
      moved.delete(addressOf(now));
      setOccupied(now, true);
      if (before && before.slug !== now.slug) leave(before, now.slug, by);
      slugs.set(pageId, now);
    } else if (before) {
      const { isLive: _, ...row } = before;
      slugs.set(pageId, { ...row, revision });
    }
    if (deleted?.redirectTo !== undefined) leave({ ...deleted, revision }, deleted.redirectTo, by);
  }
  return { slugs: [...slugs.values()], moved: [...moved.values()] };
}

/** Times of a document never decrease. */
const inOrder = (changes: readonly AddressChange[]): AddressChange[] =>
  changes.toSorted((a, b) => (a.at === b.at ? a.revision - b.revision : a.at < b.at ? -1 : 1));

export const addressesIn = (changes: readonly AddressChange[]): string[] =>
  changes.flatMap(({ published, deleted }) => [published, deleted].flatMap((at) => (at ? [addressOf(at)] : [])));

export const addressOf = ({ domainId, slug }: Pick<PublishedSlug, 'domainId' | 'slug'>): string =>
  `${domainId} ${normalizePath(slug)}`;
