import { median } from '../../scripts/bench/percentile.ts';
import { reportFigure } from '../../scripts/bench/report-figure.ts';
import { openTemporaryStores } from '../../scripts/volume/fill-site.ts';
import { startSite } from '../../bff/test/site.ts';
import { browserCookie } from '../e2e/browser-cookie.ts';
import { startEditing } from '../e2e/editing-site.ts';

const PAGES = 10_000;
const ROUNDS = 9;

const stores = await openTemporaryStores();
const empty = await startSite();
const { domain } = (await empty.get('/api/config/loadDomain?hostname=localhost')).json;
await empty.stop();
await stores.fill({ pages: PAGES, domainId: domain._id });

const editing = await startEditing();
await editing.makePage('start');
const context = await editing.browser.newContext();
await context.addCookies([browserCookie((await editing.site.signIn()).cookie, editing.site.bff.url)]);
const page = await context.newPage();
await page.goto(`${editing.site.bff.url}/start`);
const open = page.getByRole('button', { name: 'Open dashboard' });
await open.waitFor();
const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const shown = page.evaluate(measure);
  await open.click();
  times.push(await shown);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
console.log(`first opening ${times[0]!.toFixed(0)} ms`);
reportFigure('dashboardRows', median(times));
await editing.stop();
await stores.remove();

/** Resolves with the time in milliseconds from the next click until ten rows are painted. */
function measure(): Promise<number> {
  return new Promise((resolve) => {
    let clickedAt = 0;
    window.addEventListener('click', (event) => (clickedAt = event.timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (clickedAt === 0 || document.querySelectorAll('[role=dialog] tr, dialog tr').length <= 10) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
