import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { media } from '../../../proto/media.ts';
import { MAX_CARDS } from '../share-card/share-cards.ts';
import { type MediaFixture, startMedia } from './start-media.ts';

const { openShareCard } = media.calls;
const visitor = { domainId: 'd1', source: '192.0.2.1' };

let site: MediaFixture;
beforeAll(async () => (site = await startMedia()));
afterAll(() => site.stack.stop());

test('a share card is a PNG of 1200 by 630 pixels, drawn once for the same texts', async () => {
  const card = { title: 'Contact us', label: 'Australia', site: 'Banksia' };
  const [first, again] = await Promise.all([
    site.stack.call(openShareCard, card, visitor),
    site.stack.call(openShareCard, card, visitor),
  ]);
  expect(again).toEqual(first);
  expect(first).toMatchObject({ name: 'share-card.png', type: 'image/png' });
  const bytes = (await site.files.read(first.key))!;
  expect(bytes.length).toBe(first.size);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const other = await site.stack.call(openShareCard, { ...card, title: 'Claims' }, visitor);
  expect(other.key).not.toBe(first.key);
});

test('no more cards than the limit are stored, and the oldest are removed first', async () => {
  const open = (title: string) => site.stack.call(openShareCard, { title, site: 'Banksia' }, visitor);
  const oldest = await open('The oldest');
  // `put` would flush each of the files to the disk.
  for (let count = 0; count < MAX_CARDS; count += 1) writeFileSync(site.pathOf(`share-cards/${count}.png`), 'x');
  const newest = await open('The newest');
  const keys = (await site.files.list('share-cards/')).map(({ key }) => key);
  expect(keys).toHaveLength(MAX_CARDS);
  expect(keys).toContain(newest.key);
  expect(keys).not.toContain(oldest.key);
  expect(await open('The oldest')).toMatchObject({ key: oldest.key });
});

test.each([
  ['without a title', { title: ' ' }],
  ['with a title of more than 300 characters', { title: 'x'.repeat(301) }],
])('a card %s is refused', async (_name, { title }) => {
  await expect(site.stack.call(openShareCard, { title, site: 'S' }, visitor)).rejects.toMatchObject({
    code: 'invalid',
  });
});
