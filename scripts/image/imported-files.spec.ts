import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { importsOf } from './imported-files.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

test('an image contains what a module imports by name, by path and as a thread', () => {
  const text = `
    import { a } from './a.js';
    export * from 'packed';
    const b = await import('./b.js');
    start({ module: new URL('./c.js', import.meta.url) });
    const module = new URL('../d.js', import.meta.url);`;
  expect(importsOf(write('module.js', text)).sort()).toEqual(['./../d.js', '././c.js', './a.js', './b.js', 'packed']);
});

test('an image contains every file that an import with a computed path may name', () => {
  for (const path of ['blocks/Quote/Quote.samples.js', 'blocks/Text/Text.samples.js', 'blocks/Text/Text.fields.js'])
    write(path, '');
  const text = 'import(__rewriteRelativeImportExtension(`../blocks/${block}/${block}.samples.ts`));';
  const file = write('demo/samples.js', text);
  expect(
    importsOf(file)
      .map((path: string) => resolve(dirname(file), path))
      .sort(),
  ).toEqual(['Quote', 'Text'].map((block) => join(folder, `blocks/${block}/${block}.samples.js`)));
});
