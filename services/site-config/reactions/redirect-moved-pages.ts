import { createHash } from 'node:crypto';
import type { EventEnvelope } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { onEvent } from '../../kit/contract/on-event.ts';
import { upsertNewest } from '../../kit/store/upsert-newest.ts';
import type { Author } from '../../kit/versioned/versioned.ts';
import { PUBLISHED_SLUGS, type PublishedSlug } from '../published-slugs.ts';
import { closesCircle } from '../redirect-loops.ts';
import { RedirectLock } from '../redirect-lock.ts';
import {
  decideRemoveForPage,
  decideRedirectMovedPage,
  toPath,
  type RedirectDraft,
  REDIRECTS,
  decideUnpublish,
} from '../redirect.ts';
import { DomainRedirects } from '../domain-redirects.ts';

const dependencies = { redirects: REDIRECTS, slugs: PUBLISHED_SLUGS, ofDomain: DomainRedirects, lock: RedirectLock };
type Needs = Resolved<typeof dependencies>;

/** Leave a redirect where a page was when it is published elsewhere, and remove the one from where it is now. */
export const redirectMovedPages = [
  onEvent(pages.events.published, dependencies, async ({ page }, { revision, by }, needs) => {
    const { redirects, slugs, lock } = needs;
    const { _id, domainId, slug } = page;
    const before = await slugs.get(_id);
    if (before && before.revision >= revision) return;
    const author = { _id: by, username: by };
    await redirects.commit(movedId(domainId, slug), author, (head) => decideRemoveForPage(head, slug));
    if (before && before.slug !== slug) await lock.run(domainId, () => createRedirect(needs, before, slug, author));
    // Last, so that the whole is done again when something fails.
    await upsertNewest(slugs, { _id, revision, domainId, slug, isLive: true });
  }),

  onEvent(pages.events.unpublished, dependencies, (_, envelope, needs) => markGone(needs, envelope)),

  // A page that was deleted in favour of another one leaves a redirect to it.
  onEvent(pages.events.deleted, dependencies, async ({ _id, domainId, slug, redirectTo }, envelope, needs) => {
    const { revision, by } = envelope;
    const author = { _id: by, username: by };
    const before = await needs.slugs.get(_id);
    const isRepeated = before !== null && before.revision >= revision;
    if (redirectTo !== undefined && !isRepeated)
      await needs.lock.run(domainId, () => createRedirect(needs, { _id, domainId, slug }, redirectTo, author));
    await markGone(needs, envelope);
  }),
];

/** The address of a page that is no longer published stays known, because the page may be published elsewhere later. */
async function markGone({ slugs }: Needs, { documentId, revision }: EventEnvelope): Promise<void> {
  const before = await slugs.get(documentId);
  if (!before) return;
  const { isLive: _live, ...row } = before;
  await upsertNewest(slugs, { ...row, revision });
}

/** A redirect of an administrator for that address takes precedence, and so does a page that is published there by now. */
async function createRedirect(
  needs: Needs,
  { _id, domainId, slug: from }: Pick<PublishedSlug, '_id' | 'domainId' | 'slug'>,
  to: string,
  author: Author,
): Promise<void> {
  const { redirects, slugs } = needs;
  const id = movedId(domainId, from);
  const taken = await slugs.count({ domainId, slug: from, isLive: true, _id: { ne: _id } });
  if (taken > 0) return;
  const others = await redirects.draft.find({ domainId, from: toPath(from), _id: { ne: id } });
  if (others.length > 0) return;
  await breakCircle(needs, { _id: id, domainId, from: toPath(from), to: toPath(to) }, author);
  await redirects.commit(id, author, () => decideRedirectMovedPage(domainId, from, to));
}

/** A way back begins at the address where the page is now and hides it, so the first redirect of that way is unpublished. */
async function breakCircle(
  { redirects, ofDomain }: Needs,
  redirect: Pick<RedirectDraft, 'domainId' | 'from' | 'to'> & { _id: string },
  author: Author,
): Promise<void> {
  const { live, hostnames } = await ofDomain.find(redirect.domainId);
  const others = live.filter(({ _id }) => _id !== redirect._id);
  const first = others.find(({ from }) => from === redirect.to);
  if (first && closesCircle(redirect, others, hostnames))
    await redirects.commit(first._id, author, (head) => head && decideUnpublish(head, first._id));
}

/** One for each address, so that doing it twice makes no second. */
const movedId = (domainId: string, slug: string): string =>
  `moved_${createHash('sha256').update(`${domainId} ${slug}`).digest('hex').slice(0, 32)}`;
