import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { derivedFiles } from './derived-files.ts';
import { events, listenersTo, describeFields } from './events-page.ts';

const root = resolve(import.meta.dirname, '../..');

test.each(Object.entries(derivedFiles))('%s is up to date: if this fails, run npm run docs', async (path, textOf) => {
  expect(readFileSync(resolve(root, path), 'utf8')).toBe(await textOf());
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
