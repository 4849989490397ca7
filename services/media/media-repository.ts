import { media } from '../../proto/media.ts';
import { documentRefusals } from '../../proto/refusals/documents.ts';
import { createEvent, type PendingEvent } from '../kit/bus/outbox.ts';
import { requireCapability } from '../kit/access.ts';
import type { Clock } from '../kit/clock.ts';
import type { Dependency } from '../kit/contract/handle.ts';
import { log } from '../kit/log/log.ts';
import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import type { Collection } from '../kit/store/store.ts';
import {
  type Author,
  type Head,
  stripInternalFields,
  type Versioned,
  type VersionedDocument,
} from '../kit/versioned/versioned.ts';
import type { PendingUpload } from './media.store.ts';
import { UsageChecker } from './usage-checker.ts';

export const ABANDONED_MS = 60 * 60_000;

interface MediaRepositoryOptions<T extends object> {
  noun: string;
  documents: Versioned<T>;
  uploads: Collection<PendingUpload>;
  clock: Clock;
  /** Removes all bytes of a document, or only those with the given `bytesId`. */
  removeBytes: (id: string, bytesId?: string) => Promise<void>;
  removeDerivedBytes?: (id: string) => Promise<void>;
}

export class MediaRepository<T extends object> {
  private readonly options: MediaRepositoryOptions<T>;

  constructor(options: MediaRepositoryOptions<T>) {
    this.options = options;
    options.documents.onPurge((id) => options.removeBytes(id));
  }

  async get(id: string): Promise<VersionedDocument<T>> {
    return (await this.options.documents.draft.get(id)) ?? this.throwMissing(id);
  }

  async add(content: T, by: Author, storeBytes: (id: string) => Promise<void>): Promise<VersionedDocument<T>> {
    const { documents, uploads, clock } = this.options;
    const _id = clock.id();
    await this.store({ _id, startedAt: clock.now().toISOString() }, storeBytes);
    const { draft } = await documents.commit(_id, by, () => ({
      action: 'upload',
      draft: content,
      facts: changedEvents,
    }));
    await uploads.delete(_id);
    return draft!;
  }

  /** `replaced` may run again after a concurrent write. The old bytes remain stored, so that they can be restored. */
  async replace(
    id: string,
    by: Author,
    storeBytes: (bytesId: string) => Promise<void>,
    replaced: (current: T, bytesId: string) => T,
  ): Promise<VersionedDocument<T>> {
    const { documents, uploads, clock } = this.options;
    const bytesId = clock.id();
    await this.store({ _id: bytesId, startedAt: clock.now().toISOString(), documentId: id }, storeBytes);
    const { draft } = await documents.commit(id, by, (head) => ({
      action: 'replace',
      draft: replaced(this.requireContent(head, id), bytesId),
      facts: changedEvents,
      changeId: bytesId,
    }));
    await uploads.delete(bytesId);
    return draft!;
  }

  async change(id: string, changes: Partial<T>, by: Author): Promise<VersionedDocument<T>> {
    const { draft } = await this.options.documents.commit(id, by, (head) => ({
      action: 'save',
      draft: { ...this.requireContent(head, id), ...changes },
      facts: changedEvents,
    }));
    return draft!;
  }

  async remove(id: string, by: Author): Promise<void> {
    const { documents, removeDerivedBytes } = this.options;
    await documents.commit(id, by, (head) => {
      this.requireContent(head, id);
      return {
        action: 'delete',
        draft: null,
        facts: () => [createEvent(media.events.changed, { _id: id, removed: true })],
      };
    });
    await removeDerivedBytes?.(id).catch((error: unknown) =>
      log.warn({ err: error, id }, 'Removing the renditions of a deleted picture failed'),
    );
  }

  async sweep(): Promise<void> {
    const { uploads, documents, clock } = this.options;
    const before = new Date(clock.now().getTime() - ABANDONED_MS).toISOString();
    const abandoned = await uploads.find({ startedAt: { lt: before } }, { sort: { startedAt: 'asc' }, limit: 20 });
    for (const upload of abandoned) {
      const { _id, documentId } = upload;
      const isStored = documentId
        ? (await documents.log(documentId).changed(_id)) !== null
        : (await documents.history(_id, { limit: 1 })).length > 0;
      if (isStored) await uploads.delete(_id);
      else await this.discard(upload);
    }
  }

  private async store(upload: PendingUpload, storeBytes: (bytesId: string) => Promise<void>): Promise<void> {
    await this.options.uploads.insert(upload);
    try {
      await storeBytes(upload._id);
    } catch (error) {
      await this.discard(upload).catch((cleanUpError: unknown) =>
        log.warn(
          { err: cleanUpError, _id: upload._id },
          'Removing the bytes of a failed upload failed, they will be removed later',
        ),
      );
      throw error;
    }
  }

  private async discard({ _id, documentId }: PendingUpload): Promise<void> {
    await (documentId ? this.options.removeBytes(documentId, _id) : this.options.removeBytes(_id));
    await this.options.uploads.delete(_id);
  }

  private requireContent(head: Head<T> | null, id: string): T {
    return head ? stripInternalFields<T>(head.draft) : this.throwMissing(id);
  }

  private throwMissing(id: string): never {
    throw documentRefusals.notFound({ kind: this.options.noun, id });
  }
}

const changedEvents = ({ draft }: { draft: VersionedDocument<object> | null }): PendingEvent[] => [
  createEvent(media.events.changed, { _id: draft!._id, removed: false }),
];

/** All earlier bytes of a document remain stored until its purge, so restoring the document is enough. */
export const recoverableMedia = <T extends object>(kind: 'image' | 'file', docs: Dependency<Versioned<T>>) =>
  defineRecoverable(
    kind,
    { docs, uses: UsageChecker },
    {
      permit: (caller) => requireCapability(caller, 'media'),
      async restore(content, { _id, caller }, { uses }) {
        await uses.requireReplaceable(kind, _id, caller);
        return { action: 'restore', draft: content, facts: changedEvents };
      },
    },
  );
