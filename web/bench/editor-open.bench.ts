import { median } from '../../scripts/bench/percentile.ts';
import { reportFigure } from '../../scripts/bench/report-figure.ts';
import { browserCookie } from '../e2e/browser-cookie.ts';
import { startEditing } from '../e2e/editing-site.ts';

const ROUNDS = 7;
const BLOCKS = 30;

const editing = await startEditing();
const contents = Array.from({ length: BLOCKS }, (_, index) => ({
  componentType: 'RichText',
  key: `k${index}`,
  text: `<p>Text ${index}</p>`,
}));
await editing.makePage('page', { contents });
const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) times.push(await measureOpening());
reportFigure('editorOpen', median(times));
await editing.stop();

async function measureOpening(): Promise<number> {
  const context = await editing.browser.newContext();
  await context.addCookies([browserCookie((await editing.site.signIn()).cookie, editing.site.bff.url)]);
  const page = await context.newPage();
  const startedAt = performance.now();
  await page.goto(`${editing.site.bff.url}/page`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByText('Text 3', { exact: true }).click();
  await page.waitForFunction(() => (document.activeElement as HTMLElement | null)?.isContentEditable);
  const elapsed = performance.now() - startedAt;
  await context.close();
  return elapsed;
}
