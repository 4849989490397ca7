import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { decisionsPage } from './decisions-page.ts';
import { eventsPage, events, listenersTo, describeFields } from './events-page.ts';
import { metricsPage } from './metrics-page.ts';
import { refusalsPage } from './refusals-page.ts';
import { readmeWithServices } from './services-table.ts';

const root = resolve(import.meta.dirname, '../..');

test.each([
  ['README.md', readmeWithServices],
  ['DECISIONS.md', decisionsPage],
  ['docs/events.md', eventsPage],
  ['docs/refusals.md', refusalsPage],
  ['docs/operations/metrics.md', metricsPage],
])('%s is up to date: if this fails, run npm run docs', async (path, page) => {
  expect(readFileSync(resolve(root, path), 'utf8')).toBe(await page());
});

test('every event describes when it happens', () => {
  expect(events.filter(({ data }) => !data.description).map(({ subject }) => subject)).toEqual([]);
});

test('subscribers are found in services and the BFF', () => {
  expect(listenersTo(pages.events.published)).toEqual(expect.arrayContaining(['search', 'sitemap', 'bff']));
  expect(listenersTo(pages.events.saved)).not.toContain('search');
});

test('fields are listed with their types', () => {
  expect(describeFields(pages.events.deleted.data)).toEqual([
    { name: '_id', type: 'string' },
    { name: 'domainId', type: 'string' },
    { name: 'slug', type: 'string' },
    { name: 'redirectTo', type: 'string, may be absent' },
  ]);
  expect(describeFields(regions.events.changed.data)).toEqual([
    { name: 'region', type: 'a region, or null' },
    { name: 'live', type: 'a region, or null' },
  ]);
});
