import { reportFigure } from '../../scripts/bench/report-figure.ts';
import { startEditing } from '../e2e/editing-site.ts';
import { openScreen } from '../e2e/open-screen.ts';
import { buildWxr } from '../src/edit/moving-in/testing/build-wxr.ts';

const POSTS = 1000;
const paragraph =
  '<!-- wp:paragraph --><p>Sixteen weeks of parental leave, for every kind of parent.</p><!-- /wp:paragraph -->';

const editing = await startEditing();
await editing.makePage('start');
const { page } = await editing.edit('start');
await openScreen(page, 'Import');
const entries = Array.from({ length: POSTS }, (_, index) => ({ id: index + 1, html: paragraph.repeat(15) }));
const startedAt = performance.now();
const buffer = Buffer.from(buildWxr(entries));
await page.locator('input[type=file]').setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer });
await page.getByRole('button', { name: 'Check the files' }).click();
await page.getByRole('button', { name: 'Import 1,000 pages' }).click({ timeout: 60_000 });
await page.getByText('1,000 pages were created').waitFor({ timeout: 300_000 });
reportFigure('importedPosts', (performance.now() - startedAt) / 1000);
await editing.stop();
