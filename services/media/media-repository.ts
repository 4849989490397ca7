import { Problem } from '../../proto/errors.ts';
import { media } from '../../proto/media.ts';
import { type PendingEvent, createEvent } from '../kit/bus/outbox.ts';
import type { Clock } from '../kit/clock.ts';
import { log } from '../kit/log/log.ts';
import type { Collection } from '../kit/store/store.ts';
import { stripInternalFields } from '../kit/versioned/content-of.ts';
import type { Author, VersionedDocument, Head, Versioned } from '../kit/versioned/versioned.ts';
import type { PendingUpload } from './media.store.ts';

/** Longer than any upload takes. */
export const ABANDONED_MS = 60 * 60_000;

export interface MediaRepositoryParts<T extends object> {
  what: string;
  documents: Versioned<T>;
  uploads: Collection<PendingUpload>;
  clock: Clock;
  removeBytes: (id: string) => Promise<void>;
  removeDerivedBytes?: (id: string) => Promise<void>;
}

/** Each picture or file is a versioned document and its bytes, which are stored before the document and removed when it is purged. */
export class MediaRepository<T extends object> {
  private readonly parts: MediaRepositoryParts<T>;

  constructor(parts: MediaRepositoryParts<T>) {
    this.parts = parts;
    parts.documents.onPurge(parts.removeBytes);
  }

  async get(id: string): Promise<VersionedDocument<T>> {
    return (await this.parts.documents.draft.get(id)) ?? this.refuseMissing(id);
  }

  async add(content: T, by: Author, storeBytes: (id: string) => Promise<void>): Promise<VersionedDocument<T>> {
    const { documents, uploads, clock } = this.parts;
    const _id = clock.id();
    await uploads.insert({ _id, startedAt: clock.now().toISOString() });
    try {
      await storeBytes(_id);
    } catch (error) {
      await this.discardUpload(_id).catch((left: unknown) => log.warn({ err: left, _id }, 'Bytes of an upload remain'));
      throw error;
    }
    const { draft } = await documents.commit(_id, by, () => ({
      action: 'upload',
      draft: content,
      facts: changedEvents,
    }));
    await uploads.delete(_id);
    return draft!;
  }

  async change(id: string, changes: Partial<T>, by: Author): Promise<VersionedDocument<T>> {
    const { draft } = await this.parts.documents.commit(id, by, (head) => ({
      action: 'save',
      draft: { ...this.contentIn(head, id), ...changes },
      facts: changedEvents,
    }));
    return draft!;
  }

  async remove(id: string, by: Author): Promise<void> {
    const { documents, removeDerivedBytes } = this.parts;
    await documents.commit(id, by, (head) => {
      this.contentIn(head, id);
      return {
        action: 'delete',
        draft: null,
        facts: () => [createEvent(media.events.changed, { _id: id, removed: true })],
      };
    });
    await removeDerivedBytes?.(id).catch((error: unknown) => log.warn({ err: error, id }, 'Renditions remain'));
  }

  /** Removes bytes of uploads that were interrupted before their document was stored, a few at a time. */
  async sweep(): Promise<void> {
    const { uploads, documents, clock } = this.parts;
    const before = new Date(clock.now().getTime() - ABANDONED_MS).toISOString();
    const abandoned = await uploads.find({ startedAt: { lt: before } }, { sort: { startedAt: 'asc' }, limit: 20 });
    for (const { _id } of abandoned) {
      const [stored] = await documents.history(_id, { limit: 1 });
      if (stored) await uploads.delete(_id);
      else await this.discardUpload(_id);
    }
  }

  private async discardUpload(id: string): Promise<void> {
    await this.parts.removeBytes(id);
    await this.parts.uploads.delete(id);
  }

  private contentIn(head: Head<T> | null, id: string): T {
    return head ? stripInternalFields<T>(head.draft) : this.refuseMissing(id);
  }

  private refuseMissing(id: string): never {
    throw new Problem('not-found', `There is no ${this.parts.what} ${id}.`);
  }
}

export const changedEvents = ({ draft }: { draft: VersionedDocument<object> | null }): PendingEvent[] => [
  createEvent(media.events.changed, { _id: draft!._id, removed: false }),
];
