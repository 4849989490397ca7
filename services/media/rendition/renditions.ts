import { Inject, Injectable } from '@nestjs/common';
import type { Image, StoredFile } from '../../../proto/entities/image.ts';
import type { Files } from '../../kit/files/files.ts';
import { inSpan } from '../../kit/telemetry/tracing.ts';
import { FILES } from '../../kit/tokens.ts';
import { typeOf } from '../picture/formats.ts';
import { ImageShelf } from '../picture/image-shelf.ts';
import { renamedTo } from '../shown-name.ts';
import { ShortQueue } from '../../kit/short-queue.ts';
import type { Plan } from './plan.ts';
import { render } from './render.ts';
import { folderOf, isRenditionKey, originalKey, renditionKey } from './rendition-key.ts';

/** Of one picture; addresses are made by anybody, so without a limit anybody could fill the store. */
export const MAX_RENDITIONS = 200;

/** Draws what is not there yet: each rendition once however many ask, two at a time, the oldest making room. */
@Injectable()
export class Renditions {
  private readonly queue = new ShortQueue({
    atOnce: 2,
    waiting: 60,
    refusal: 'Too many pictures are being drawn at this moment. Try again in a little while.',
  });
  private readonly drawing = new Map<string, Promise<number>>();

  constructor(
    @Inject(FILES) private readonly files: Files,
    private readonly images: ImageShelf,
  ) {}

  /** Throws Problem `unavailable` when too many are being drawn, `not-found` when the picture is removed meanwhile. */
  async open(image: Image, plan: Plan): Promise<StoredFile> {
    const key = renditionKey(image._id, plan);
    const name = renamedTo(plan.format, image.name);
    return { key, name, type: typeOf[plan.format], size: await this.once(key, () => this.ready(image, plan, key)) };
  }

  private once(key: string, work: () => Promise<number>): Promise<number> {
    const begun = this.drawing.get(key);
    if (begun) return begun;
    const done = work().finally(() => this.drawing.delete(key));
    this.drawing.set(key, done);
    return done;
  }

  /** How large it is. */
  private async ready(image: Image, plan: Plan, key: string): Promise<number> {
    const there = await this.files.open(key, { start: 0, end: 0 });
    there?.stream.destroy();
    return there?.size ?? this.queue.run(() => inSpan('media.draw', () => this.draw(image, plan, key)));
  }

  private async draw({ _id, type, width, height }: Image, plan: Plan, key: string): Promise<number> {
    const original = await this.files.read(originalKey(_id));
    if (!original) {
      await this.images.get(_id);
      throw new Error(`The bytes of the image ${_id} are missing`);
    }
    const bytes = await render(original, { width, height, isVector: type === typeOf.svg }, plan);
    const { size } = await this.files.put(key, bytes, { type: typeOf[plan.format] });
    try {
      await this.images.get(_id);
    } catch (removed) {
      await this.files.remove(key);
      throw removed;
    }
    await this.makeRoom(_id, key);
    return size;
  }

  private async makeRoom(imageId: string, newest: string): Promise<void> {
    const kept = (await this.files.list(folderOf(imageId))).filter(({ key }) => isRenditionKey(key) && key !== newest);
    const oldestFirst = kept.sort((a, b) => a.at.getTime() - b.at.getTime());
    for (const { key } of oldestFirst.slice(0, Math.max(0, kept.length - MAX_RENDITIONS + 1)))
      await this.files.remove(key);
  }
}
