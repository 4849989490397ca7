import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { DataOf, EventEnvelope } from '../../../proto/contract.ts';
import type { pages } from '../../../proto/pages.ts';
import { keepNewest } from '../../kit/store/keep-newest.ts';
import type { Collection } from '../../kit/store/store.ts';
import type { Author, Versioned } from '../../kit/versioned/versioned.ts';
import { PUBLISHED_SLUGS, type PublishedSlug } from '../published-slugs.ts';
import { closesCircle } from '../redirect-circles.ts';
import { RedirectLock } from '../redirect-lock.ts';
import { freed, moved, pathOf, type RedirectDraft, REDIRECTS, unpublished } from '../redirect.ts';
import { RedirectsOfDomain } from '../redirects-of-domain.ts';

/** Leaves a redirect where a page was when it is published elsewhere, and takes away the one from where it is now. */
@Injectable()
export class RedirectMovedPages {
  constructor(
    @Inject(REDIRECTS) private readonly redirects: Versioned<RedirectDraft>,
    @Inject(PUBLISHED_SLUGS) private readonly slugs: Collection<PublishedSlug>,
    private readonly ofDomain: RedirectsOfDomain,
    private readonly lock: RedirectLock,
  ) {}

  async published({ page }: DataOf<typeof pages.events.published>, { revision, by }: EventEnvelope): Promise<void> {
    const { _id, domainId, slug } = page;
    const before = await this.slugs.get(_id);
    if (before && before.revision >= revision) return;
    const author = { _id: by, username: by };
    await this.redirects.commit(movedId(domainId, slug), author, (head) => freed(head, slug));
    if (before && before.slug !== slug) await this.lock.run(domainId, () => this.leave(before, slug, author));
    // Last, so that the whole is done again when something fails.
    await keepNewest(this.slugs, { _id, revision, domainId, slug, isLive: true });
  }

  /** Unpublished or deleted: where it was is remembered, for it may come back elsewhere. */
  async gone(_: unknown, { documentId, revision }: EventEnvelope): Promise<void> {
    const before = await this.slugs.get(documentId);
    if (!before) return;
    const { isLive: _live, ...row } = before;
    await keepNewest(this.slugs, { ...row, revision });
  }

  /** A page that was deleted in favour of another one leaves a redirect to it. */
  async deleted(
    { _id, domainId, slug, redirectTo }: DataOf<typeof pages.events.deleted>,
    envelope: EventEnvelope,
  ): Promise<void> {
    const { revision, by } = envelope;
    const before = await this.slugs.get(_id);
    const isRepeated = before !== null && before.revision >= revision;
    if (redirectTo !== undefined && !isRepeated)
      await this.lock.run(domainId, () => this.leave({ _id, domainId, slug }, redirectTo, { _id: by, username: by }));
    await this.gone(undefined, envelope);
  }

  /** What an administrator has made for that address counts more, and so does a page that stands there by now. */
  private async leave(
    { _id, domainId, slug: from }: Pick<PublishedSlug, '_id' | 'domainId' | 'slug'>,
    to: string,
    author: Author,
  ): Promise<void> {
    const id = movedId(domainId, from);
    const taken = await this.slugs.count({ domainId, slug: from, isLive: true, _id: { ne: _id } });
    if (taken > 0) return;
    const others = await this.redirects.draft.find({ domainId, from: pathOf(from), _id: { ne: id } });
    if (others.length > 0) return;
    await this.breakCircle({ _id: id, domainId, from: pathOf(from), to: pathOf(to) }, author);
    await this.redirects.commit(id, author, () => moved(domainId, from, to));
  }

  /** A way back begins at the address where the page is now and hides it, so the first redirect of that way is unpublished. */
  private async breakCircle(
    redirect: Pick<RedirectDraft, 'domainId' | 'from' | 'to'> & { _id: string },
    author: Author,
  ): Promise<void> {
    const { live, hostnames } = await this.ofDomain.find(redirect.domainId);
    const others = live.filter(({ _id }) => _id !== redirect._id);
    const first = others.find(({ from }) => from === redirect.to);
    if (first && closesCircle(redirect, others, hostnames))
      await this.redirects.commit(first._id, author, (head) => head && unpublished(head, first._id));
  }
}

/** One for each address, so that doing it twice makes no second. */
const movedId = (domainId: string, slug: string): string =>
  `moved_${createHash('sha256').update(`${domainId} ${slug}`).digest('hex').slice(0, 32)}`;
