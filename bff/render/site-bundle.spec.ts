import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Visit } from '../../proto/visit.ts';
import { assetsOf, loadSiteBundle } from './site-bundle.ts';

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
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

test('a page asks for the entry and all it imports, and for nothing of the editor', () => {
  expect(assetsOf(manifest)).toEqual({
    script: '/assets/entry.js',
    styles: ['/assets/entry.css', '/assets/parts.css'],
    preloads: ['/assets/react.js', '/assets/parts.js'],
    fonts: { base: ['/assets/serif-latin-1.woff2'], extended: ['/assets/serif-latin-ext-1.woff2'] },
  });
});

test('a manifest without an entry is refused', () => {
  expect(() => assetsOf({})).toThrow('names no entry');
});

test('what a page is shown without stands in the log, with its address and what was thrown', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(directory, 'client/.vite'), { recursive: true });
  await mkdir(join(directory, 'server'));
  await writeFile(join(directory, 'client/.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(
    join(directory, 'server/entry-server.js'),
    `export const render = async (visit, { onBroken }) => (onBroken(['Accordion k1', 'Text k2'], new Error('no rows')), 'html');
     export const renderFailure = () => '';`,
  );
  const lines: Record<string, any>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const bundle = await loadSiteBundle(directory, log);
  await rm(directory, { recursive: true });
  expect(await bundle.render({ url: '/au/cover' } as Visit, { assets: bundle.assets })).toBe('html');
  expect(lines).toMatchObject([
    { level: 50, msg: '/au/cover is shown without Accordion k1, Text k2', err: { message: 'no rows' } },
  ]);
});
