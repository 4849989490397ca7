import type { Page } from 'playwright-core';
import { type VisitedSite, startVisited } from './visited-site.ts';

let site: VisitedSite;
beforeAll(async () => {
  site = await startVisited();
});
afterAll(() => site?.stop());

const bar = (page: Page) => page.getByRole('complementary', { name: 'Choose your region' });
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test('a visitor whose browser names another region is offered the same page there, and shifts nothing', async () => {
  const page = await site.visitor({ locale: 'en-GB' });
  const served = await (await page.goto(`${site.url}/au/cover`))!.text();
  expect(served).not.toContain('another region');
  await bar(page).getByText('You may be looking for another region: United Kingdom.').waitFor();
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  await bar(page).getByRole('link', { name: 'Change region' }).click();
  await page.waitForURL(`${site.url}/uk/cover`);
  await bar(page).waitFor({ state: 'detached' });
  await page.goto(`${site.url}/`);
  await bar(page).getByText('You may be looking for another region: United Kingdom.').waitFor();
  await page.context().close();
});

test('a visitor who dismisses the suggestion is not asked again in that region', async () => {
  const page = await site.visitor({ locale: 'en-NZ' });
  await page.goto(`${site.url}/au`);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await bar(page).waitFor({ state: 'detached' });
  await page.goto(`${site.url}/au/cover`);
  await page.getByRole('main').waitFor();
  await page.waitForFunction(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer?.length);
  expect(await bar(page).count()).toBe(0);
  expect(await page.context().cookies()).toHaveLength(1);
  await page.context().close();
});
