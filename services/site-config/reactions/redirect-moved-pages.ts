import { createHash } from 'node:crypto';
import { normalizePath } from '../../../proto/address.ts';
import type { EventEnvelope } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { onEvent, type Resolved } from '../../kit/contract/handle.ts';
import { upsertNewest } from '../../kit/store/store.ts';
import type { Author } from '../../kit/versioned/versioned.ts';
import { DomainRedirects, PUBLISHED_SLUGS, type PublishedSlug } from '../domain-redirects.ts';
import { RedirectLock } from '../redirect-lock.ts';
import { closesLoop } from '../redirect-loops.ts';
import { decideRedirectMovedPage, decideRemoveForPage, type RedirectDraft, redirects, toPath } from '../redirect.ts';

const dependencies = { docs: redirects.token, slugs: PUBLISHED_SLUGS, ofDomain: DomainRedirects, lock: RedirectLock };
type Needs = Resolved<typeof dependencies>;

export const redirectMovedPages = [
  onEvent(pages.events.published, dependencies, async ({ page }, { revision, by }, needs) => {
    const { docs, slugs, lock } = needs;
    const { _id, domainId, slug } = page;
    const before = await slugs.get(_id);
    if (before && before.revision >= revision) return;
    const author = { _id: by, username: by };
    await docs.commit(movedId(domainId, slug), author, (head) => decideRemoveForPage(head, slug));
    if (before && before.slug !== slug) await lock.run(domainId, () => createRedirect(needs, before, slug, author));
    // The slug is stored last, so that the whole handler runs again after a failure.
    await upsertNewest(slugs, { _id, revision, domainId, slug, isLive: true });
  }),

  onEvent(pages.events.unpublished, dependencies, (_, envelope, needs) => markUnpublished(needs, envelope)),

  onEvent(pages.events.deleted, dependencies, async ({ _id, domainId, slug, redirectTo }, envelope, needs) => {
    const { revision, by } = envelope;
    const author = { _id: by, username: by };
    const before = await needs.slugs.get(_id);
    const isRepeated = before !== null && before.revision >= revision;
    if (redirectTo !== undefined && !isRepeated)
      await needs.lock.run(domainId, () => createRedirect(needs, { _id, domainId, slug }, redirectTo, author));
    await markUnpublished(needs, envelope);
  }),
];

async function markUnpublished({ slugs }: Needs, { documentId, revision }: EventEnvelope): Promise<void> {
  const before = await slugs.get(documentId);
  if (!before) return;
  const { isLive: _live, ...row } = before;
  await upsertNewest(slugs, { ...row, revision });
}

async function createRedirect(
  needs: Needs,
  { _id, domainId, slug: from }: Pick<PublishedSlug, '_id' | 'domainId' | 'slug'>,
  to: string,
  author: Author,
): Promise<void> {
  const { docs, slugs } = needs;
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

/** The id is derived from the address, so that a repeated event creates no second redirect. */
const movedId = (domainId: string, slug: string): string =>
  `moved_${createHash('sha256').update(`${domainId} ${slug}`).digest('hex').slice(0, 32)}`;
