import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a built site of three files, for tests that do not render pages. */
export async function siteFixture(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  const put = async (path: string, text: string) => {
    await mkdir(join(directory, path, '..'), { recursive: true });
    await writeFile(join(directory, path), text);
  };
  await put(
    'client/.vite/manifest.json',
    JSON.stringify({
      'src/entry-client.tsx': {
        file: 'assets/entry-1.js',
        css: ['assets/entry-1.css'],
        imports: ['_part'],
      },
      _part: { file: 'assets/part-2.js', assets: ['assets/serif-3.woff2'] },
    }),
  );
  await put('client/assets/entry-1.js', `export const words = ${JSON.stringify('word '.repeat(400))};\n`);
  await put('client/flags/au.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await put(
    'server/entry-server.js',
    `export const render = async (visit, { assets, nonce }) => {
       if (visit.page?.title === 'throw') throw new Error('Not to be rendered');
       const title = visit.page?.title ?? visit.message ?? visit.kind;
       const links = assets.styles.map((href) => '<link rel="stylesheet" href="' + href + '">').join('');
       return '<!doctype html><title>' + title + '</title>' + links + '<script type="module" src="' + assets.script + '"' +
         (nonce ? ' nonce="' + nonce + '"' : '') + '></script><main>' + 'filling '.repeat(100) + '</main><script type="application/json">' +
         JSON.stringify({ ...visit, footer: undefined }) + '</script>';
     };
     export const createBrandSheet = ({ primary, ground }) =>
       ({ css: ':root{--forest:' + primary + '}', grounds: { standard: ground, darkSlate: ground }, theme: primary });
     export const markUrl = ({ imageId }, side) => '/img/' + imageId + '?w=' + side;
     export const describeShareCard = async ({ status, kind, page }) =>
       status === 200 && kind !== 'search' ? { title: page?.title || kind, label: 'au', site: 'Tern' } : null;
     export const renderFailure = async ({ styles }) =>
       '<!doctype html><title>An error occurred</title>' + styles.map((href) => '<link rel="stylesheet" href="' + href + '">').join('');`,
  );
  return directory;
}
