import { performance } from 'node:perf_hooks';
import { done, type Editing } from '../editing.ts';
import { aPicture } from '../media/a-picture.ts';
import { FORM_TYPE, formOf } from '../media/form.ts';
import { ask } from '../site.ts';
import type { Asked } from './watched-site.ts';

/** How long each answer took, in milliseconds, and what went wrong. */
export interface Timings {
  pages: number[];
  pictures: number[];
  searches: number[];
  saves: number[];
  /** Answers that took longer than SLOW_MS. */
  slow: string[];
  wrong: string[];
}

const PAUSE_MS = 50;
const SLOW_MS = 2000;

/** Three visitors and an editor, each with one request at a time and a rest after it, until they are stopped. */
export function ordinaryPeople(site: Asked, editor: Editing, places: Places) {
  const timings: Timings = { pages: [], pictures: [], searches: [], saves: [], slow: [], wrong: [] };
  let stopped = false;
  let saved = 0;
  const timed = async (
    kind: keyof Omit<Timings, 'slow' | 'wrong'>,
    path: string,
    work: () => Promise<{ status: number }>,
  ) => {
    const begun = performance.now();
    const { status } = await work().catch((error: Error) => ({ status: error.message }));
    const ms = performance.now() - begun;
    timings[kind].push(ms);
    if (ms > SLOW_MS) timings.slow.push(`${new Date().toISOString().slice(11, 19)}, ${Math.round(ms)} ms: ${path}`);
    if (status !== 200) timings.wrong.push(`${status} ${path}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  };
  const visits = async (kind: 'pages' | 'pictures' | 'searches', paths: string[]) => {
    for (let n = 0; !stopped; n++) {
      const path = paths[n % paths.length]!;
      await timed(kind, path, () => site.get(path));
    }
  };
  const saves = async () => {
    let page = await editor.save('hx-editor', 'Editor 0', { contents: places.contents });
    while (!stopped)
      await timed('saves', '/page/save', async () => {
        page = await editor.save('hx-editor', `Editor ${++saved}`, { ...page, contents: places.contents });
        return { status: 200 };
      });
    await editor.write('/page/delete', { _id: page._id, revision: page.revision });
  };
  const everybody = Promise.all([
    visits('pages', places.pages),
    visits('pictures', places.pictures),
    visits('searches', places.searches),
    saves(),
  ]);
  return {
    timings,
    next: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
    async stop() {
      stopped = true;
      await everybody;
      return timings;
    },
  };
}

export interface Places {
  pages: string[];
  pictures: string[];
  searches: string[];
  contents: object[];
}

const WIDTHS = [160, 240, 320, 400, 450, 500, 600, 675, 800];

/** The pages of a region that nothing hostile is about, renditions of a new picture, and searches. */
export async function placesIn(site: Asked, prefix: string, { cookie }: Editing): Promise<Places> {
  const { text } = await site.get('/sitemap.xml');
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const pages = addresses.filter((path) => path.split('/')[1] === prefix);
  if (pages.length < 5) throw new Error(`There is too little to visit at /${prefix}: ${text.slice(0, 300)}`);
  const picture = formOf({ name: 'file', filename: 'ordinary.png', bytes: aPicture(1500, 1000) });
  const { _id } = done(
    await ask(site.url, 'POST', '/api/image/upload', { ...cookie, 'content-type': FORM_TYPE }, picture),
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

/** For instance `n 120, p50 3 ms, p99 20 ms, slowest 31 ms`. */
export function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return `n ${sorted.length}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`;
}
