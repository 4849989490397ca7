import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const editor = join(import.meta.dirname, '..');
/** The routes that the default operations call. */
const routes = [
  'POST /page/save',
  'POST /page/edit',
  'POST /page/delete',
  'POST /page/publishPage',
  'POST /page/unpublishPage',
  'POST /roles/applyToPage',
  'GET /page/checkSlug',
  'GET /page/load',
];
/** Independent of the page type. */
const aboutAddresses = ['links/is-dead.ts', 'dialogs/site-settings/Redirects.tsx'];
/** Also runs in a program, where plugins have no page types. */
const firstPage = 'dialogs/first-run/publish-site.ts';
const own = ['page-types/page-operations.ts', 'page-types/deprecated-pages.ts', firstPage];

test('the editor changes and loads pages by the operations of their page type only', () => {
  const calling = readdirSync(editor, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file) && !own.includes(file))
    .filter((file) => {
      const text = readFileSync(join(editor, file), 'utf8');
      return routes.some((route) => text.includes(`'${route}'`));
    });
  expect(calling.sort()).toEqual([...aboutAddresses].sort());
});
