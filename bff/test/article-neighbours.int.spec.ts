import { type PageType, segmentByPageType } from '../../proto/entities/page.ts';
import { until } from '../../services/kit/testing/until.ts';
import { editingAt, type Editing } from './editing.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let editing: Editing;
let region: object;

beforeAll(async () => {
  site = await startSite();
  editing = await editingAt(site);
  await editing.aRegion('au', 'AU');
  region = await editing.regionOf('au');
});
afterAll(() => site?.stop());

const anArticle = (pageType: PageType, name: string, date: string) =>
  editing.aPage(`au/${segmentByPageType[pageType]}/${name}`, name, {
    pageType,
    template: 'article',
    region,
    header: { title: name, date },
  });

async function neighboursOf(slug: string) {
  const { json } = await site.get(`/api/visit/load?url=/au/${slug}`);
  return json.neighbours && { previous: json.neighbours.previous?.title, next: json.neighbours.next?.title };
}

test('an article names the newer and the older article of its type', async () => {
  await anArticle('news', 'old', '2026-01-01');
  await anArticle('news', 'new', '2026-03-01');
  await anArticle('feature', 'other', '2026-02-01');
  const middle = await anArticle('news', 'middle', '2026-02-01');
  await until(async () => (await neighboursOf('news/middle'))?.next === 'old');
  expect(await neighboursOf('news/middle')).toEqual({ previous: 'new', next: 'old' });
  expect(await neighboursOf('news/new')).toEqual({ previous: undefined, next: 'middle' });
  expect(await neighboursOf('news/old')).toEqual({ previous: 'middle', next: undefined });
  expect(await neighboursOf('feature/other')).toEqual({ previous: undefined, next: undefined });

  const pageOfOld = async () => (await site.get('/au/news/old')).text;
  expect(await pageOfOld()).toContain('"neighbours":{"previous":{"slug":"au/news/middle"');
  await editing.write('/page/unpublishPage', { _id: middle._id });
  await until(async () => (await pageOfOld()).includes('"neighbours":{"previous":{"slug":"au/news/new"'));
});

test('a page that is not an article has none', async () => {
  await editing.aPage('au/plain', 'Plain', { region });
  await until(async () => (await site.get('/au/plain')).status === 200);
  expect(await neighboursOf('plain')).toBeUndefined();
});

test('a long listing is read in parts', async () => {
  const days = Array.from({ length: 102 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );
  for (const [index, date] of days.entries()) await anArticle('caseStudy', `n${index}`, date);
  await until(async () => (await neighboursOf('case-study/n2'))?.previous === 'n3');
  expect(await neighboursOf('case-study/n3')).toEqual({ previous: 'n4', next: 'n2' });
  expect(await neighboursOf('case-study/n2')).toEqual({ previous: 'n3', next: 'n1' });
  expect(await neighboursOf('case-study/n1')).toEqual({ previous: 'n2', next: 'n0' });
  expect(await neighboursOf('case-study/n0')).toEqual({ previous: 'n1', next: undefined });
});
