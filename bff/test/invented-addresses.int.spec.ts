import { until } from '../../services/kit/testing/until.ts';
import { type Editing, editingAt, titlesOf } from './editing.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let editing: Editing;
let titleAt: ReturnType<typeof titlesOf>;
const real = Array.from({ length: 12 }, (_, number) => `/au/page-${number}`);

beforeAll(async () => {
  // The cache has room for the existing pages and little else.
  site = await startSite({ cacheBytes: 400_000 });
  titleAt = titlesOf(site);
  editing = await editingAt(site);
  await editing.aRegion('au', 'AU');
  const region = await editing.regionOf('au');
  for (const path of real) await editing.aPage(path.slice(1), path, { region });
});
afterAll(() => site?.stop());

const invented = (number: number): string[] => [
  `/au/page-${number % 12}${'!'.repeat(1 + (number % 40))}`,
  `/au/(page-${number % 12})?x=${number}`,
  `/a~u/page-${number % 12}`,
  `/AU/page-${number % 12}/`,
  `/au/page-${number % 12}?page=${number}&tag=t${number}`,
  `/au/nothing-${number}`,
  `/nothing/${number}`,
  `/au/search?q=${number}`,
  `/%22${number}`,
];

test('invented addresses, queries and hosts evict no real page from the cache and are not asked for twice', async () => {
  for (const path of real) expect(await titleAt(path)).toBe(`200 ${path}`);
  const statuses = new Map<number, number>();
  for (let number = 0; number < 150; number += 1) {
    const answers = await Promise.all(
      invented(number).map((path) => site.get(path, { host: number % 3 ? 'localhost' : `made-up-${number}.example` })),
    );
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  // Aliases redirect to the page, queries show it, and other addresses are not found. The search page always exists.
  expect([...statuses].sort()).toEqual([
    [200, 300],
    [301, 600],
    [404, 450],
  ]);
  for (const path of ['/au/nowhere', '/nowhere', '/appeared']) expect((await site.get(path)).status).toBe(404);
  await editing.aPage('appeared', 'Appeared');
  await until(async () => (await titleAt('/appeared')) === '200 Appeared');

  await site.stopServices();
  // A cached 404 needs no service; other addresses cannot be served.
  for (const path of ['/au/nowhere', '/nowhere']) expect((await site.get(path)).status).toBe(404);
  expect((await site.get('/never-seen')).status).toBe(503);
  for (const path of real) expect(await titleAt(path)).toBe(`200 ${path}`);
});
