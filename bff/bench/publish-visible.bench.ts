import { setTimeout } from 'node:timers/promises';
import type { z } from 'zod';
import { ChangedPage } from '../../proto/entities/page.ts';
import { pages } from '../../proto/pages.ts';
import { percentile } from '../../scripts/bench/percentile.ts';
import { reportFigure } from '../../scripts/bench/report-figure.ts';
import { createBff } from '../create-bff.ts';
import { ask } from '../test/site.ts';
import { measureLoad } from './measure-load.ts';
import { SLUG, startDemoSite } from './start-demo-site.ts';

const ROUNDS = 60;

const site = await startDemoSite();
const replica = await createBff(site.config);
const editor = await site.signIn();
const { domainId, _id, slug } = (await site.get(`/api/visit/load?url=/${SLUG}`)).json.page;

reportEventSizes();
await measure('warm-up', 10);
const { saves, publishes } = await measure('alone');
const readers = measureLoad(`${site.bff.url}/${SLUG}`, { connections: 16, seconds: 15 });
const withReaders = await measure('with readers');
await readers;
reportFigure('saveP50', percentile(saves, 0.5));
reportFigure('saveP95', percentile(saves, 0.95));
reportFigure('publishP50', percentile(publishes, 0.5));
reportFigure('publishP95', percentile(publishes, 0.95));
reportFigure('publishReadP95', percentile(withReaders.publishes, 0.95));
await replica.close();
await site.stop();
process.exit(0);

/** The demo has been added by commands, whose events the site has recorded. */
function reportEventSizes(): void {
  const events = site.stack.events(pages.events.saved).all;
  const isDeprecated = (name: string) => (ChangedPage.shape as Record<string, z.ZodType>)[name]?.meta()?.deprecated;
  const current = (page: object) => Object.fromEntries(Object.entries(page).filter(([name]) => !isDeprecated(name)));
  const median = (list: object[]) =>
    percentile(
      list.map((event) => Buffer.byteLength(JSON.stringify(event)) / 1000),
      0.5,
    );
  reportFigure('savedEvent', median(events));
  reportFigure(
    'savedEventLater',
    median(events.map(({ data, ...event }) => ({ ...event, data: { ...data, page: current(data.page) } }))),
  );
}

async function measure(name: string, rounds = ROUNDS): Promise<{ saves: number[]; publishes: number[] }> {
  const saves: number[] = [];
  const publishes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { json: draft } = await site.get(`/api/page/load?slug=${slug}&domainId=${domainId}`, editor);
    const title = `${name} ${round}`;
    const savedAt = performance.now();
    const saved = await site.post('/api/page/save', { page: { ...draft, title } }, editor);
    const sentAt = performance.now();
    saves.push(sentAt - savedAt);
    const published = site.post('/api/page/publishPage', { page: { _id, revision: saved.json.revision } }, editor);
    await Promise.all([site.bff.url, replica.url].map((url) => waitForTitle(url, title)));
    publishes.push(performance.now() - sentAt);
    await published;
  }
  return { saves, publishes };
}

async function waitForTitle(url: string, title: string): Promise<void> {
  // The site runs in the same process, so requests without a pause would slow it down.
  while (!(await ask(url, 'GET', `/${SLUG}`)).text.includes(title)) await setTimeout(1);
}
