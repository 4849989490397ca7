import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from '../../../bff/test/http-request.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { editorOn, type Editor } from './editor.ts';
import { createFigures, type Figures } from './figures.ts';
import { personAt } from './person.ts';

const WRITE_MS = 180_000;
/** The editors share these sessions, because the number of sessions of a user is limited. */
const SESSIONS = 10;
/** Fills the cache of every BFF with every page. */
const WARM_VIEWS = 4;

export interface LoadedSite {
  url: string;
  host: string;
  /** Where editors work, if it is another address. */
  edit?: { url: string; host: string };
  get(path: string): Promise<Answer>;
  signIn(): Promise<{ cookie: string }>;
}

export interface LoadOptions {
  visitors: number;
  editors: number;
  /** Average pause between two pages of a visitor, and between two saves of an editor. */
  pauseMs: number;
}

export interface Load {
  /** Returns the figures since the last call. */
  next(): Figures;
  /** Resolves when every editor has completed a write that began after the call. */
  everyoneWrote(): Promise<void>;
  /** Waits until everyone has finished. Resolves with the acknowledged writes that are not stored. */
  stop(): Promise<string[]>;
}

export async function startLoad(site: LoadedSite, options: LoadOptions): Promise<Load> {
  const { pauseMs } = options;
  const { url, edit: office = site } = site;
  const headers = { host: site.host };
  const paths = await publishedPaths(site);
  let figures = createFigures();
  let isOver = false;
  const editors: Editor[] = [];
  const sessions: { cookie: string }[] = [];
  while (sessions.length < Math.min(options.editors, SESSIONS)) sessions.push(await site.signIn());
  for (let n = 0; n < options.editors; n += 1) {
    const person = personAt(office.url, { host: office.host, ...sessions[n % SESSIONS] });
    editors.push(await editorOn(person, `drill-${Date.now()}-${n}`, site.get));
  }
  const begun = editors.map(() => 0);
  const completed = editors.map(() => 0);

  // The caches are filled first, because otherwise the figures would measure the simultaneous arrival at empty caches.
  for (const path of paths) for (let n = 0; n < WARM_VIEWS; n += 1) await site.get(path);

  const visit = async (n: number) => {
    const person = personAt(url, headers);
    await delay(pauseMs * Math.random());
    for (let at = n; !isOver; at += 1) {
      const path = paths[at % paths.length]!;
      const startedAt = performance.now();
      const answer = await person.send('GET', path);
      figures.views.push(performance.now() - startedAt);
      if (answer?.status !== 200) figures.failedViews.push(`${answer?.status ?? 'no answer'} ${path}`);
      await delay(pauseMs * (0.5 + Math.random()));
    }
    person.leave();
  };
  const edit = async (editor: Editor, n: number) => {
    await delay(pauseMs * Math.random());
    while (!isOver) {
      begun[n]! += 1;
      await editor.write(() => figures);
      completed[n] = begun[n]!;
      await delay(pauseMs * (0.5 + Math.random()));
    }
  };
  const running = [...Array.from({ length: options.visitors }, (_, n) => visit(n)), ...editors.map(edit)];
  return {
    next() {
      const past = figures;
      figures = createFigures();
      return past;
    },
    async everyoneWrote() {
      const before = [...begun];
      await until(() => completed.every((count, n) => count > before[n]!), WRITE_MS);
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
      const lost: string[] = [];
      for (const editor of editors) lost.push(...(await editor.lost()));
      return lost;
    },
  };
}

async function publishedPaths(site: LoadedSite): Promise<string[]> {
  const { text } = await site.get('/sitemap.xml');
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  if (paths.length === 0) throw new Error('The sitemap is empty.');
  return paths;
}
