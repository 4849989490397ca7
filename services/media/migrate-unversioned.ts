import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { log } from '../kit/log/log.ts';
import { insertNew } from '../kit/store/collection.ts';
import type { Collection, Document, Stores } from '../kit/store/store.ts';
import { type IndexedTexts, stripIndexedTexts } from '../kit/store/substring-index.ts';
import { STORES } from '../kit/tokens.ts';
import type { Versioned } from '../kit/versioned/versioned.ts';
import {
  FILE_DOCUMENTS,
  FILE_UPLOADS,
  type FileContent,
  IMAGE_UPLOADS,
  type ImageContent,
  IMAGES,
  type PendingUpload,
} from './media.store.ts';

const BATCH = 100;
const AUTHOR = { _id: 'system', username: 'system' };

interface UnversionedRow extends Document, IndexedTexts {
  present: boolean;
  changedAt: string;
  sortName?: string;
}

@Injectable()
export class MigrateUnversioned implements OnModuleInit {
  constructor(
    @Inject(STORES) private readonly stores: Stores,
    @Inject(IMAGES) private readonly images: Versioned<ImageContent>,
    @Inject(IMAGE_UPLOADS) private readonly imageUploads: Collection<PendingUpload>,
    @Inject(FILE_DOCUMENTS) private readonly files: Versioned<FileContent>,
    @Inject(FILE_UPLOADS) private readonly fileUploads: Collection<PendingUpload>,
  ) {}

  async onModuleInit(): Promise<void> {
    const moved = {
      images: await this.move<ImageContent>('images', this.images, this.imageUploads),
      files: await this.move<FileContent>('files', this.files, this.fileUploads),
    };
    if (moved.images + moved.files > 0)
      log.info(moved, 'Moved pictures and files of an earlier version to versioned documents');
  }

  /** A row is deleted after its document is stored, so an interrupted run continues at the next start. */
  private async move<T extends object>(
    name: string,
    documents: Versioned<T>,
    uploads: Collection<PendingUpload>,
  ): Promise<number> {
    const rows = this.stores.collection<UnversionedRow>({ name });
    for (let moved = 0; ;) {
      const batch = await rows.find({}, { limit: BATCH });
      if (batch.length === 0) return moved;
      for (const { _id, present, changedAt, sortName: _, ...content } of batch.map(stripIndexedTexts)) {
        if (present) await create(documents, _id, content as unknown as T);
        else await insertNew(uploads, { _id, startedAt: changedAt });
        await rows.delete(_id);
        moved += 1;
      }
    }
  }
}

async function create<T extends object>(documents: Versioned<T>, id: string, content: T): Promise<void> {
  const [stored] = await documents.history(id, { limit: 1 });
  if (!stored) await documents.commit(id, AUTHOR, (head) => (head ? null : { action: 'upload', draft: content }));
}
