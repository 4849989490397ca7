import { Inject, Injectable } from '@nestjs/common';
import type { Upload } from '../../proto/entities/image.ts';
import { mediaRefusals } from '../../proto/refusals/media.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { type Files, FILES } from '../kit/files/files.ts';
import { log } from '../kit/log/log.ts';
import { BoundedQueue } from '../kit/queues/bounded-queue.ts';
import { ABANDONED_MS } from './media-repository.ts';
import { FileRepository, ImageRepository } from './repositories.ts';

@Injectable()
export class IncomingUploads {
  private readonly queue = new BoundedQueue({
    atOnce: 2,
    waiting: 20,
    refusal: mediaRefusals.tooManyUploads,
  });

  constructor(
    @Inject(FILES) private readonly files: Files,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly images: ImageRepository,
    private readonly documents: FileRepository,
  ) {}

  /** Removes the upload after `work`, even if it fails. Throws Problem `too-large`, or `invalid` if the upload is missing. */
  async process<T>({ key, size }: Upload, maxBytes: number, work: (bytes: Buffer) => Promise<T>): Promise<T> {
    try {
      if (size > maxBytes) throw mediaRefusals.uploadTooLarge({ max: maxBytes / 1024 / 1024 });
      return await this.queue.run(async () => {
        const bytes = await this.files.read(key);
        if (!bytes) throw mediaRefusals.uploadMissing();
        return work(bytes);
      });
    } finally {
      await this.cleanUp(key);
    }
  }

  private async cleanUp(key: string): Promise<void> {
    try {
      await this.files.remove(key);
      const before = this.clock.now().getTime() - ABANDONED_MS;
      for (const file of await this.files.list('incoming/')) {
        if (file.at.getTime() < before) await this.files.remove(file.key);
      }
      await this.images.sweep();
      await this.documents.sweep();
    } catch (error) {
      log.warn({ err: error, key }, 'Removing abandoned uploads failed, the next upload tries again');
    }
  }
}
