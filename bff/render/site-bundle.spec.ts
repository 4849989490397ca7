import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Visit } from '../../proto/visit.ts';
import { collectAssets, loadSiteBundle } from './site-bundle.ts';

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    imports: ['_react', '_parts'],
    css: ['assets/entry.css'],
    assets: ['assets/serif-latin-1.woff2', 'assets/serif-latin-ext-1.woff2', 'assets/leaf-1.svg'],
  },
  _react: { file: 'assets/react.js' },
  _parts: {
    file: 'assets/parts.js',
    imports: ['_react'],
    css: ['assets/parts.css'],
  },
  'src/edit/Editor.tsx': { file: 'assets/editor.js', imports: ['_react'], css: ['assets/editor.css'] },
};

test('a page loads the entry and its imports, and nothing of the editor', () => {
  expect(collectAssets(manifest, false)).toEqual({
    script: '/assets/entry.js',
    styles: ['/assets/entry.css', '/assets/parts.css'],
    preloads: ['/assets/react.js', '/assets/parts.js'],
    fonts: { base: ['/assets/serif-latin-1.woff2'], extended: ['/assets/serif-latin-ext-1.woff2'] },
  });
});

test('on a public site the script is loaded by a smaller one', () => {
  const start = { file: 'assets/start.js' };
  const { script, start: first } = collectAssets({ ...manifest, 'src/start.ts': start }, true);
  expect([script, first]).toEqual(['/assets/entry.js', '/assets/start.js']);
  expect(collectAssets({ ...manifest, 'src/start.ts': start }, false).start).toBeUndefined();
});

test('a manifest without an entry is refused', () => {
  expect(() => collectAssets({}, false)).toThrow('names no entry');
});

async function siteWith(entryServer: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(directory, 'client/.vite'), { recursive: true });
  await mkdir(join(directory, 'server'));
  await writeFile(join(directory, 'client/.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(directory, 'server/entry-server.js'), entryServer);
  return directory;
}

const small = { url: '/au/cover', page: { contents: [] } } as unknown as Visit;
const large = { url: '/au/cover', page: { contents: [{ text: 'word '.repeat(40_000) }] } } as unknown as Visit;

test.each([
  ['small', small],
  ['large', large],
])('items left out of a %s page are logged with its address and the error', async (_, visit) => {
  const directory = await siteWith(
    `export const render = async (visit, { onBroken }) => (onBroken(['Accordion k1', 'Text k2'], new Error('no rows')), 'html');
     export const renderFailure = async () => '';`,
  );
  const lines: Record<string, any>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const bundle = await loadSiteBundle(directory, { log });
  expect(await bundle.render(visit, { assets: bundle.assets })).toBe('html');
  await rm(directory, { recursive: true });
  expect(lines).toMatchObject([
    { level: 50, msg: '/au/cover is shown without Accordion k1, Text k2', err: { message: 'no rows' } },
  ]);
});

test('only large pages are rendered in a thread', async () => {
  const directory = await siteWith(
    `import { isMainThread } from 'node:worker_threads';
     export const render = async (visit, { assets, nonce }) =>
       JSON.stringify([isMainThread, visit.page.contents.length, assets.script, nonce]);
     export const renderFailure = async () => '';`,
  );
  const { render, assets } = await loadSiteBundle(directory);
  const rendered = async (visit: Visit) => JSON.parse(await render(visit, { assets, nonce: 'n' }));
  expect(await rendered(small)).toEqual([true, 0, assets.script, 'n']);
  expect(await rendered(large)).toEqual([false, 1, assets.script, 'n']);
  await rm(directory, { recursive: true });
});

test('a large page that throws is a fault, like a small one', async () => {
  const directory = await siteWith(
    `export const render = async () => { throw new Error('Not to be rendered'); };
     export const renderFailure = async () => '';`,
  );
  const { render, assets } = await loadSiteBundle(directory);
  for (const visit of [small, large]) await expect(render(visit, { assets })).rejects.toThrow('Not to be rendered');
  await rm(directory, { recursive: true });
});
