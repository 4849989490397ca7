import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Problem } from '../../../proto/errors.ts';
import type { Clock } from '../../kit/clock.ts';
import { log } from '../../kit/log/log.ts';
import type { Settings } from '../../kit/settings.ts';
import { CLOCK, SETTINGS } from '../../kit/tokens.ts';
import { readText } from './read-text.ts';

const Categories = z.array(z.looseObject({ AREA: z.string() })).max(1000);
export type TrainingCategories = z.infer<typeof Categories>;

/** Under the five seconds that a caller waits for this service, so that they are told why there is no answer. */
const TIMEOUT_MS = 4500;
const CACHE_MS = 60 * 60 * 1000;
/** A thousand categories have a tenth of it. */
const MAX_BYTES = 1024 * 1024;

/** The outside service that knows the training categories: asked once an hour at most. */
@Injectable()
export class TrainingFeed {
  private kept: { categories: Promise<TrainingCategories>; until: number } | null = null;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** None when no feed is configured; Problem `upstream` when it does not answer as it should. */
  categories(): Promise<TrainingCategories> {
    if (!this.settings.training.url) return Promise.resolve([]);
    const now = this.clock.now().getTime();
    if (!this.kept || this.kept.until <= now) {
      const asked = { categories: this.ask(), until: now + CACHE_MS };
      this.kept = asked;
      // The next one asks again, instead of getting the same failure for an hour.
      asked.categories.catch(() => {
        if (this.kept === asked) this.kept = null;
      });
    }
    return this.kept.categories;
  }

  private async ask(): Promise<TrainingCategories> {
    const { url, apiToken, wsToken } = this.settings.training;
    try {
      const headers = { apitoken: apiToken, wstoken: wsToken, accept: 'application/json' };
      // The tokens go to no other address than the one they are for.
      const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`It answered ${response.status}`);
      return Categories.parse(JSON.parse(await readText(response, MAX_BYTES)));
    } catch (err) {
      log.warn({ err }, 'the training feed failed');
      throw new Problem('upstream', 'The training categories can not be read at this moment. Try again later.');
    }
  }
}
