import { Injectable } from '@nestjs/common';
import type { Image } from '../../../proto/entities/image.ts';
import { mediaRefusals } from '../../../proto/refusals/media.ts';
import { FairQueue } from '../../kit/queues/fair-queue.ts';
import { mimeTypeOf } from '../picture/formats.ts';
import { canBeAnimated, type Plan } from './plan.ts';

/** All pictures that are rendered on request wait in this queue, so that requests share the cores fairly. */
@Injectable()
export class RenderQueue extends FairQueue {
  constructor() {
    super({
      concurrency: 2,
      largeConcurrency: 1,
      small: { waiting: 200, perSource: 80, perSubject: 60 },
      large: { waiting: 40, perSource: 8, perSubject: 12 },
      maxWaitMs: 10_000,
      refusals: {
        tooMany: () => mediaRefusals.tooManyWaiting({}, { retryAfterSeconds: 5 }),
        full: () => mediaRefusals.tooManyRenditions(),
      },
    });
  }
}

type Source = Pick<Image, 'type' | 'width' | 'height' | 'size'>;

const LARGE = 1_500_000;
const effort: Partial<Record<Plan['format'], number>> = { avif: 4, png: 2, gif: 3 };
const DECODING = 1 / 20;
const LARGE_BYTES = 500_000;

/** The cost of an SVG is unknown before it is rendered, and the cost of an animation depends on its frames. */
export function isLarge(source: Source, plan: Plan): boolean {
  if (source.type === mimeTypeOf.svg || (canBeAnimated(source, plan) && source.size > LARGE_BYTES)) return true;
  const { format, size, crop } = plan;
  const { width, height } = size ?? crop ?? source;
  return width * height * (effort[format] ?? 1) + decoded(source, crop !== null) * DECODING > LARGE;
}

function decoded({ type, width, height }: Source, isCropped: boolean): number {
  return type === mimeTypeOf.jpg && !isCropped ? 0 : width * height;
}

/** New renditions of one picture that one source may cause per hour. A page needs about a dozen per picture, once for all visitors. */
export const RENDERS_PER_HOUR = 100;
const HOUR_MS = 60 * 60_000;
const MAX_ENTRIES = 10_000;

interface Spent {
  count: number;
  since: number;
}

/** Prevents one source from evicting the renditions of a picture repeatedly. Each process counts in memory. */
export class RenderBudget {
  private readonly spent = new Map<string, Spent>();

  spend(source: string | undefined, picture: string, now: number): void {
    if (!source) return;
    const key = `${picture} ${source}`;
    const previous = this.spent.get(key);
    const current = previous && now - previous.since < HOUR_MS ? previous : { count: 0, since: now };
    if (current.count >= RENDERS_PER_HOUR)
      throw mediaRefusals.tooManySizes({}, { retryAfterSeconds: Math.ceil((current.since + HOUR_MS - now) / 1000) });
    this.spent.delete(key);
    this.spent.set(key, { ...current, count: current.count + 1 });
    if (this.spent.size > MAX_ENTRIES) this.spent.delete(this.spent.keys().next().value!);
  }
}
