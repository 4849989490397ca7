import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { defineContract } from '../../../proto/contract.ts';
import { createEvent } from '../bus/outbox.ts';
import { openSqlite } from '../store/sqlite/open-sqlite.ts';
import type { IndexSpec, Stores } from '../store/store.ts';
import { longestEventLoopBlock } from '../testing/longest-event-loop-block.ts';
import { createVersioned } from './create-versioned.ts';

const SAVES = 200;
const PAUSES = 20;
const SIZES = [10, 100, 400, 1600];

const indexes: IndexSpec[] = [
  ...['slug', 'title', 'pageType', 'region._id'].map((field) => ({ fields: ['domainId', field, 'slug'] })),
  { fields: ['domainId', 'tags', 'slug'], each: 'tags' },
];
const counts = [{ fields: ['domainId', 'pageType'] }, { fields: ['domainId', 'tags'], each: 'tags' }];

interface Page {
  domainId: string;
  slug: string;
  title: string;
  pageType: string;
  tags: string[];
  region: { _id: string };
  contents: { key: string; componentType: string; text: string }[];
}

const { saved } = defineContract('bench', {}, { saved: z.object({ _id: z.string() }) }).events;
const author = { _id: 'bench', username: 'Bench' };
const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
const print = (line: string) => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
const stores = openSqlite(join(folder, 'bench.db'));
try {
  const works = [
    (n: number) => insertOne(stores, n),
    ...(await Promise.all(SIZES.map((blocks) => saving(stores, blocks)))),
  ];
  const [floor, ...saves] = await inTurns(works);
  print(`one bare insert                p50 ${floor!.toFixed(2)} ms`);
  for (const [index, time] of saves.entries()) {
    const ratio = (time / saves[0]!).toFixed(2);
    print(
      `save of one field, ${String(SIZES[index]).padStart(3)} blocks  p50 ${time.toFixed(2)} ms  ${ratio} x of ${SIZES[0]} blocks`,
    );
  }
  for (const [index, blocks] of SIZES.entries()) {
    const pauses: number[] = [];
    for (let n = 0; n < PAUSES; n++) pauses.push(await longestEventLoopBlock(() => works[index + 1]!(n)));
    const [p50, most] = [median(pauses), Math.max(...pauses)].map((pause) => pause.toFixed(1));
    print(`longest pause of a save, ${String(blocks).padStart(4)} blocks  p50 ${p50} ms  max ${most} ms`);
  }
} finally {
  await stores.close();
  await rm(folder, { recursive: true, force: true });
}

async function inTurns(works: ((n: number) => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let n = 0; n < SAVES; n++) {
    for (const [index, work] of works.entries()) {
      const start = performance.now();
      await work(n);
      times[index]!.push(performance.now() - start);
    }
  }
  return times.map((each) => median(each.slice(SAVES / 10)));
}

async function insertOne(into: Stores, n: number): Promise<void> {
  await into.collection({ name: 'floor' }).insert({ _id: `f${n}` });
}

async function saving(into: Stores, blocks: number): Promise<(n: number) => Promise<unknown>> {
  const pages = createVersioned<Page>(
    {
      name: `pages_${blocks}`,
      draftIndexes: indexes,
      liveIndexes: indexes,
      counts,
      claims: ({ slug }) => [slug],
    },
    { stores: into, clock: { now: () => new Date(), id: () => randomUUID() }, relay: { wake: () => undefined } },
  );
  const contents = Array.from({ length: blocks }, (_, n) => ({
    key: `k${n}`,
    componentType: 'TextBlock',
    text: `<p>${'Parental leave for everybody. '.repeat(15)}</p>`,
  }));
  const fields = {
    domainId: 'd',
    slug: 'p',
    title: 'Leave',
    pageType: 'news',
    tags: ['a', 'b'],
    region: { _id: 'au' },
  };
  await pages.commit('p', author, () => ({ action: 'create', draft: { ...fields, contents } }));
  return (n) =>
    pages.commit('p', author, (head) => {
      const at = n % blocks;
      const changed = { ...head!.draft.contents[at]!, text: `<p>${n}</p>` };
      return {
        action: 'save',
        draft: { ...head!.draft, contents: head!.draft.contents.with(at, changed) },
        facts: () => [createEvent(saved, { _id: 'p' })],
      };
    });
}
