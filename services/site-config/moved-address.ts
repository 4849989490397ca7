import { createHash } from 'node:crypto';
import { normalizePath } from '../../proto/address.ts';
import type { Resolved } from '../kit/contract/handle.ts';
import type { Author } from '../kit/versioned/versioned.ts';
import { DomainRedirects, type PublishedSlug, PublishedSlugRows } from './domain-redirects.ts';
import { RedirectLock } from './redirect-lock.ts';
import { closesLoop } from './redirect-loops.ts';
import { decideRedirectMovedPage, type RedirectDraft, redirects, toPath } from './redirect.ts';

export const movingNeeds = {
  docs: redirects.docs,
  slugs: PublishedSlugRows,
  ofDomain: DomainRedirects,
  lock: RedirectLock,
};
type Needs = Resolved<typeof movingNeeds>;
type Address = Pick<PublishedSlug, '_id' | 'domainId' | 'slug'>;

/** The id is derived from the address, so that a repeated event creates no second redirect. */
export const movedId = (domainId: string, slug: string): string =>
  `moved_${createHash('sha256').update(`${domainId} ${slug}`).digest('hex').slice(0, 32)}`;

/** Does nothing if the address has another page or another redirect. */
export const createRedirect = (needs: Needs, address: Address, to: string, author: Author): Promise<void> =>
  needs.lock.run(address.domainId, () => createUnlocked(needs, address, to, author));

/** The caller holds the lock of the domain. */
export async function createUnlocked(needs: Needs, address: Address, to: string, author: Author): Promise<void> {
  const { docs, slugs } = needs;
  const { _id, domainId, slug: from } = address;
  const path = normalizePath(from);
  if (path === normalizePath(to)) return;
  const id = movedId(domainId, from);
  const occupied = await slugs.count({ domainId, slug: from, isLive: true, _id: { ne: _id } });
  if (occupied > 0) return;
  const others = await docs.draft.find({ domainId, from: path, _id: { ne: id } });
  if (others.length > 0) return;
  await breakLoop(needs, { _id: id, domainId, from: path, to: toPath(to) }, author);
  await docs.commit(id, author, () => decideRedirectMovedPage(domainId, from, to));
}

/** Unpublishes the first redirect of the loop, because it hides the page at its current address. */
async function breakLoop(
  { docs, ofDomain }: Needs,
  redirect: Pick<RedirectDraft, 'domainId' | 'from' | 'to'> & { _id: string },
  author: Author,
): Promise<void> {
  const others = { domainId: redirect.domainId, _id: { ne: redirect._id } };
  const find = async (from: string) => (await docs.live.find({ ...others, from }, { limit: 1 }))[0];
  const first = await find(normalizePath(redirect.to));
  if (first && (await closesLoop(redirect, find, await ofDomain.hostnames(redirect.domainId))))
    await docs.commit(first._id, author, (head) => head && redirects.decide.unpublish(head, first._id));
}
