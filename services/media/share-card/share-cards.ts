import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { StoredFile } from '../../../proto/entities/image.ts';
import type { ShareCard } from '../../../proto/entities/share-card.ts';
import { mediaRefusals } from '../../../proto/refusals/media.ts';
import { type Files, FILES } from '../../kit/files/files.ts';
import { ThreadPool } from '../../kit/threads/thread-pool.ts';
import { openPicture } from '../picture/sharp.ts';
import { RenderQueue } from '../rendition/render-queue.ts';

const FOLDER = 'share-cards/';
/** The oldest cards beyond this number are removed, and drawn again when they are requested. */
export const MAX_CARDS = 5000;
/** This number is part of the key: increase it when the design of the cards changes. */
const DESIGN = 2;
const TYPE = 'image/png';

const threads = new ThreadPool<ShareCard, string>({
  module: new URL('./share-card.js', import.meta.url),
  cpuLimitMs: 10_000,
  tooSlow: mediaRefusals.renditionTooSlow,
});

@Injectable()
export class ShareCards {
  constructor(
    @Inject(FILES) private readonly files: Files,
    private readonly queue: RenderQueue,
  ) {}

  async open(card: ShareCard, source: string | undefined): Promise<StoredFile> {
    const key = keyOf(card);
    const stored = await this.files.open(key, { start: 0, end: 0 });
    stored?.stream.destroy();
    const size = stored?.size ?? (await this.draw(card, key, source));
    return { key, name: 'share-card.png', type: TYPE, size };
  }

  private draw(card: ShareCard, key: string, source: string | undefined): Promise<number> {
    return this.queue.run({ sources: source ? [source] : [], subject: key }, async () => {
      const drawing = Buffer.from(await threads.run(card));
      const bytes = await (await openPicture(drawing)).png({ palette: true }).toBuffer();
      const { size } = await this.files.put(key, bytes, { type: TYPE });
      await this.removeOldest();
      return size;
    });
  }

  private async removeOldest(): Promise<void> {
    const stored = await this.files.list(FOLDER);
    const surplus = stored.length - MAX_CARDS;
    if (surplus <= 0) return;
    const oldest = stored.toSorted((a, b) => a.at.getTime() - b.at.getTime()).slice(0, surplus);
    for (const { key } of oldest) await this.files.remove(key);
  }
}

const keyOf = ({ title, label, site, colours }: ShareCard): string =>
  `${FOLDER}${createHash('sha256')
    .update(JSON.stringify([DESIGN, title, label, site, ...(colours ? Object.values(colours) : [])]))
    .digest('hex')}.png`;
