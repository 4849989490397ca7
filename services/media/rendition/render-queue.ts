import { Injectable } from '@nestjs/common';
import { mediaRefusals } from '../../../proto/refusals/media.ts';
import { FairQueue } from '../../kit/queues/fair-queue.ts';

/** All pictures that are drawn on request wait here, so that they share the cores fairly. */
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
