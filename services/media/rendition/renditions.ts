import { Inject, Injectable } from '@nestjs/common';
import type { StoredFile } from '../../../proto/entities/image.ts';
import { Problem } from '../../../proto/errors.ts';
import { mediaRefusals } from '../../../proto/refusals/media.ts';
import { type Clock, CLOCK } from '../../kit/clock.ts';
import { type Files, FILES } from '../../kit/files/files.ts';
import type { FairJob } from '../../kit/queues/fair-queue.ts';
import { inSpan } from '../../kit/telemetry/tracing.ts';
import type { VersionedDocument } from '../../kit/versioned/versioned.ts';
import { renameKeepingExtension } from '../display-name.ts';
import type { ImageContent } from '../media.store.ts';
import { mimeTypeOf } from '../picture/formats.ts';
import { ImageRepository } from '../repositories.ts';
import type { Plan } from './plan.ts';
import { isLarge, RenderBudget, RenderQueue } from './render-queue.ts';
import { render } from './render.ts';
import {
  findSurplus,
  isRenditionKey,
  MAX_RENDITIONS,
  originalKey,
  pictureFolder,
  renditionKey,
} from './stored-renditions.ts';

type Image = VersionedDocument<ImageContent>;

/** This marker is stored instead of a rendition that takes too long. Not all stores can open a range of an empty file. */
const FAILED = Buffer.from('-');
const RETRY_AFTER_MS = 24 * 60 * 60_000;

interface RenderRequester {
  source?: string;
  isEditor: boolean;
}

interface Rendering {
  job: FairJob;
  size: Promise<number>;
}

@Injectable()
export class Renditions {
  private readonly budget = new RenderBudget();
  private readonly rendering = new Map<string, Rendering>();

  constructor(
    @Inject(FILES) private readonly files: Files,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly images: ImageRepository,
    private readonly queue: RenderQueue,
  ) {}

  /**
   * Throws Problem `too-many` if the source has too many requests waiting or exceeds its hourly limit, `unavailable` if the queue is full,
   * or `not-found` if the picture is removed meanwhile.
   */
  async open(image: Image, plan: Plan, by: RenderRequester): Promise<StoredFile> {
    const key = renditionKey(image, plan);
    const name = renameKeepingExtension(plan.format, image.name);
    return { key, name, type: mimeTypeOf[plan.format], size: await this.getOrRender(image, plan, key, by) };
  }

  private async getOrRender(image: Image, plan: Plan, key: string, by: RenderRequester): Promise<number> {
    const running = this.rendering.get(key);
    if (running) return this.join(running, () => this.getOrRender(image, plan, key, by), by);
    const job = { sources: by.source ? [by.source] : [], subject: image._id, isLarge: isLarge(image, plan) };
    const size = this.findOrRender(image, plan, { key, job, by }).finally(() => this.rendering.delete(key));
    this.rendering.set(key, { job, size });
    return size;
  }

  private async join(
    { job, size }: Rendering,
    retry: () => Promise<number>,
    { source }: RenderRequester,
  ): Promise<number> {
    const isOther = source !== undefined && !job.sources.includes(source);
    if (isOther) job.sources.push(source);
    try {
      return await size;
    } catch (error) {
      if (isOther && error instanceof Problem && error.code === 'too-many') return retry();
      throw error;
    }
  }

  private async findOrRender(
    image: Image,
    plan: Plan,
    { key, job, by }: { key: string; job: FairJob; by: RenderRequester },
  ): Promise<number> {
    const stored = await this.files.open(key, { start: 0, end: 0 });
    stored?.stream.destroy();
    if (stored && stored.size > FAILED.length) return stored.size;
    if (stored && (await this.hasFailedRecently(image._id, key))) throw mediaRefusals.renditionTooSlow();
    if (!by.isEditor) this.budget.spend(by.source, image._id, this.clock.now().getTime());
    return this.queue.run(job, () => inSpan('media.draw', () => this.draw(image, plan, key)));
  }

  /** A rendition that takes too long is not attempted again with every request. */
  private async hasFailedRecently(id: string, key: string): Promise<boolean> {
    const since = this.clock.now().getTime() - RETRY_AFTER_MS;
    return (await this.files.list(pictureFolder(id))).some((file) => file.key === key && file.at.getTime() > since);
  }

  private async draw(image: Image, plan: Plan, key: string): Promise<number> {
    const { _id } = image;
    const original = await this.files.read(originalKey(image));
    if (!original) {
      await this.images.get(_id);
      throw new Error(`The bytes of the image ${_id} are missing`);
    }
    const [bytes, failure] = await render(original, image, plan).then(
      (drawn) => [drawn, null] as const,
      (error: unknown) => [FAILED, error] as const,
    );
    if (failure && !(failure instanceof Problem)) throw failure;
    const { size } = await this.files.put(key, bytes, { type: mimeTypeOf[plan.format] });
    try {
      await this.images.get(_id);
    } catch (removed) {
      await this.files.remove(key);
      throw removed;
    }
    await this.makeRoom(_id, key);
    if (failure) throw failure;
    return size;
  }

  private async makeRoom(imageId: string, newest: string): Promise<void> {
    const others = (await this.files.list(pictureFolder(imageId))).filter(
      ({ key }) => isRenditionKey(key) && key !== newest,
    );
    for (const key of findSurplus(others, MAX_RENDITIONS - 1)) await this.files.remove(key);
  }
}
