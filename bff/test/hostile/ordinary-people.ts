import { Worker } from 'node:worker_threads';
import { sendRequest } from '../http-request.ts';
import { done, type Editing } from '../editing.ts';
import { aPicture } from '../media/a-picture.ts';
import { FORM_TYPE, formOf } from '../media/form.ts';
import type { PeopleOrder, Timings } from './ordinary-people-thread.ts';
import type { SiteClient } from './watched-site.ts';

/** Runs `ordinary-people-thread.ts`, so that response times do not include the work of the attacking thread. */
export function startOrdinaryPeople(order: Omit<PeopleOrder, 'stopped'>): OrdinaryPeople {
  const stopped = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(new URL('ordinary-people-thread.ts', import.meta.url).pathname, {
    workerData: { ...order, stopped } satisfies PeopleOrder,
  });
  const timings = new Promise<Timings>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread of the visitors ended without a report')));
  });
  return {
    timings,
    stop() {
      Atomics.store(stopped, 0, 1);
      return timings;
    },
  };
}

interface OrdinaryPeople {
  timings: Promise<Timings>;
  stop(): Promise<Timings>;
}

export interface Places {
  pages: string[];
  pictures: string[];
  searches: string[];
  contents: object[];
}

const WIDTHS = [160, 240, 320, 400, 450, 500, 600, 675, 800];

/** Returns pages of a region without hostile documents, renditions of a new picture, and searches. */
export async function placesIn(site: SiteClient, prefix: string, { cookie }: Editing): Promise<Places> {
  const { text } = await site.get('/sitemap.xml');
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const pages = addresses.filter((path) => path.split('/')[1] === prefix);
  if (pages.length < 5) throw new Error(`There is too little to visit at /${prefix}: ${text.slice(0, 300)}`);
  const picture = formOf({ name: 'file', filename: 'ordinary.png', bytes: aPicture(1500, 1000) });
  const { _id } = done(
    await sendRequest(site.url, 'POST', '/api/image/upload', { ...cookie, 'content-type': FORM_TYPE }, picture),
  );
  const pictures = ['webp', 'jpeg', 'avif'].flatMap((f) => WIDTHS.map((w) => `/img/${_id}?w=${w}&f=${f}`));
  const searches = ['leave', 'news', 'claims', 'cover'].map((word) => `/${prefix}/search?q=${word}`);
  const contents = Array.from({ length: 30 }, (_, n) => ({
    componentType: 'RichText',
    key: `k${n}`,
    text: `<p>${'An ordinary sentence of an editor. '.repeat(20)}</p>`,
  }));
  return { pages, pictures, searches, contents };
}

/** Returns a text such as `n 120, p50 3 ms, p99 20 ms, slowest 31 ms`. */
export function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return `n ${sorted.length}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`;
}
