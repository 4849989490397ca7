import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { log } from '../kit/log/log.ts';
import { type Settings, SETTINGS } from '../kit/settings.ts';

const Categories = z.array(z.looseObject({ AREA: z.string() })).max(1000);
type TrainingCategories = z.infer<typeof Categories>;

/** Shorter than the callers' timeout of five seconds, so that they get the error message. */
const TIMEOUT_MS = 4500;
const CACHE_MS = 60 * 60 * 1000;
const MAX_BYTES = 1024 * 1024;

@Injectable()
export class TrainingFeed {
  private cached: { categories: Promise<TrainingCategories>; expiresAt: number } | null = null;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  categories(): Promise<TrainingCategories> {
    if (!this.settings.training.url) return Promise.resolve([]);
    const now = this.clock.now().getTime();
    if (!this.cached || this.cached.expiresAt <= now) {
      const entry = { categories: this.fetchCategories(), expiresAt: now + CACHE_MS };
      this.cached = entry;
      entry.categories.catch(() => {
        if (this.cached === entry) this.cached = null;
      });
    }
    return this.cached.categories;
  }

  private async fetchCategories(): Promise<TrainingCategories> {
    const { url, apiToken, wsToken } = this.settings.training;
    try {
      const headers = { apitoken: apiToken, wstoken: wsToken, accept: 'application/json' };
      // Redirects are refused, because the tokens must not be sent to another host.
      const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`The feed responded with ${response.status}`);
      return Categories.parse(JSON.parse(await readText(response, MAX_BYTES)));
    } catch (err) {
      log.warn({ err }, 'training feed request failed');
      throw siteConfigRefusals.trainingsUnavailable();
    }
  }
}

async function readText({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`The feed sent more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
