import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../../../scripts/architecture/imports-of.ts';
import { openFiles } from './open-files.ts';

test.each(['', 'http://files.example.org', 'folder', 'ftp://KEY:SECRET@host/x'])(
  'there is no file store at %j',
  (url) => {
    expect(() => openFiles(url)).toThrow(/^FILES_URL starts with file: or s3:, not "[a-z]*:"$/);
  },
);

test('a site with a file folder loads no S3 client', () => {
  const paths = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const imports = paths
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => importsOf(path, readFileSync(join(import.meta.dirname, path), 'utf8')))
    .filter(({ target }) => target.startsWith('@aws-sdk/'));
  expect(imports.length).toBeGreaterThan(2);
  expect(imports.filter(({ isType, isLazy }) => !isType && !isLazy)).toEqual([]);
});
