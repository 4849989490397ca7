/** @jest-environment ./scripts/jest/document-environment.js */
import { planAll, readEntries } from './testing/read-corpus.ts';
import { toReport, toReportFile } from './to-report.ts';

test('a report has a record for each note, and none that a spreadsheet runs', async () => {
  const { articles, notes } = await readEntries([
    { id: 1, title: '=1+1', html: 'a [map id="1"] b [form id="2"]' },
    { id: 2, html: 'Fits' },
    { id: 3, type: 'product' },
  ]);
  const [first, second] = await planAll(articles);
  const imported = [{ planned: second!, state: 'created' as const, slug: 'au/news/article-2-2', notes: ['Moved.'] }];
  const [, ...records] = toReportFile(toReport([first!, second!], imported), notes, ',').split('\r\n');
  expect(records).toEqual([
    'In the files,,,,Left out: entries of the type “product” (1).',
    '\'=1+1,https://old.example/2024/05/article-1/,/au/news/article-1,New,"The shortcode [map] was removed, its text was kept."',
    '\'=1+1,https://old.example/2024/05/article-1/,/au/news/article-1,New,"The shortcode [form] was removed, its text was kept."',
    'Article 2,https://old.example/2024/05/article-2/,/au/news/article-2-2,Imported,Moved.',
    '',
  ]);
});
