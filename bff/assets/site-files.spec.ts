import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { siteFixture } from '../test/site-fixture.ts';
import { precompress } from './compressed.ts';
import { loadSiteFiles, type SiteFiles } from './site-files.ts';

let directory: string;
let files: SiteFiles;
beforeAll(async () => {
  directory = await siteFixture();
  files = await loadSiteFiles(join(directory, 'client'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const header = (path: string, name: string) => {
  const lines = files.get(path)?.identity.headers ?? [];
  return lines[lines.indexOf(name) + 1];
};

describe('static files of the site', () => {
  test('are served by path, except hidden ones', () => {
    expect([...files.keys()].sort()).toEqual(['/assets/entry-1.js', '/flags/au.svg']);
  });
  test('with a content hash are cached forever, others for an hour', () => {
    expect(header('/assets/entry-1.js', 'cache-control')).toBe('public, max-age=31536000, immutable');
    expect(header('/flags/au.svg', 'cache-control')).toBe('public, max-age=86400, stale-while-revalidate=2592000');
  });
  test('are served with their type, and a drawing cannot run scripts', () => {
    expect(header('/assets/entry-1.js', 'content-type')).toBe('text/javascript; charset=utf-8');
    expect(header('/flags/au.svg', 'content-security-policy')).toMatch(/default-src 'none'/);
  });
  test('have compressed variants with the same content', async () => {
    const script = files.get('/assets/entry-1.js')!;
    const text = await readFile(join(directory, 'client/assets/entry-1.js'));
    expect(brotliDecompressSync(script.br!.body)).toEqual(text);
    expect(gunzipSync(script.gzip!.body)).toEqual(text);
  });
  test('use the compressed variants that the build has created', async () => {
    await precompress(join(directory, 'client'));
    const again = await loadSiteFiles(join(directory, 'client'));
    expect([...again.keys()].sort()).toEqual([...files.keys()].sort());
    expect(again.get('/assets/entry-1.js')!.br!.body).toEqual(
      await readFile(join(directory, 'client/assets/entry-1.js.br')),
    );
  });
});
