import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, sendRequest } from '../http-request.ts';
import { watchPauses } from './longest-pauses.mjs';
import type { Places } from './ordinary-people.ts';

export interface PeopleOrder {
  url: string;
  places: Places;
  /** Headers and domain of the editor. Without them, nothing is saved. */
  editor?: { cookie: Record<string, string>; domainId: string };
  /** Ends after this many pages and once every picture was requested. By default, ends when `stopped` is 1. */
  visits?: number;
  stopped: Int32Array;
}

/** Response times in milliseconds, and failures. */
export interface Timings {
  pages: number[];
  pictures: number[];
  searches: number[];
  saves: number[];
  /** Responses that took longer than SLOW_MS. */
  slow: string[];
  wrong: string[];
  /** The longest pause of this thread's own event loop. */
  ownPause: number;
}

type Kind = 'pages' | 'pictures' | 'searches' | 'saves';

const PAUSE_MS = 50;
const SLOW_MS = 500;

/** Simulates three visitors and an editor, each with one request at a time and a pause after it. */
async function ordinaryPeople({ url, places, editor, visits = Infinity, stopped }: PeopleOrder): Promise<Timings> {
  const agent = new Agent({ keepAlive: true });
  const own = watchPauses();
  const timings: Timings = { pages: [], pictures: [], searches: [], saves: [], slow: [], wrong: [], ownPause: 0 };
  const isDone = () => timings.pages.length >= visits && timings.pictures.length >= places.pictures.length;
  const isOver = () => Atomics.load(stopped, 0) === 1 || isDone();
  const timed = async (kind: Kind, path: string, work: () => Promise<Answer>) => {
    const startedAt = performance.now();
    const answer = await work().catch((error: Error) => ({ status: error.message, json: undefined }));
    const ms = performance.now() - startedAt;
    timings[kind].push(ms);
    if (ms > SLOW_MS) timings.slow.push(`${new Date().toISOString().slice(11, 19)}, ${Math.round(ms)} ms: ${path}`);
    if (answer.status !== 200) timings.wrong.push(`${answer.status} ${path}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return answer.json;
  };
  const visit = async (kind: Kind, paths: string[]) => {
    for (let n = 0; !isOver() && paths.length > 0; n++) {
      const path = paths[n % paths.length]!;
      await timed(kind, path, () => sendRequest(url, 'GET', path, {}, undefined, agent));
    }
  };
  const save = async ({ cookie, domainId }: NonNullable<PeopleOrder['editor']>) => {
    const headers = { 'content-type': 'application/json', ...cookie };
    const post = (path: string, body: object) =>
      timed('saves', path, () => sendRequest(url, 'POST', `/api${path}`, headers, JSON.stringify(body), agent));
    let draft: object = { domainId, slug: 'hx-editor' };
    for (let n = 0; !isOver(); n++) {
      const title = `Editor ${n}`;
      const saved = await post('/page/save', {
        page: { ...draft, title, header: { title }, contents: places.contents },
      });
      draft = saved ?? draft;
    }
    const { _id, revision } = draft as { _id: string; revision: number };
    await post('/page/delete', { _id, revision });
  };
  await Promise.all([
    visit('pages', places.pages),
    visit('pictures', places.pictures),
    visit('searches', places.searches),
    editor && save(editor),
  ]);
  agent.destroy();
  return { ...timings, ownPause: own.take() };
}

parentPort?.postMessage(await ordinaryPeople(workerData as PeopleOrder));
