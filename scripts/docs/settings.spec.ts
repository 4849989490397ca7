import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isProductCode = (path: string) =>
  path.endsWith('.ts') && !/(^|\/)(test|testing|bench|node_modules)\/|\.(spec|bench|features)\.ts$/.test(path);

function settingsIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isProductCode);
  const texts = paths.map((path) => readFileSync(join(folder, path), 'utf8'));
  const named = texts.flatMap((text) => [...text.matchAll(/\benv\.([A-Z][A-Z_0-9]+)/g)].map(([, name]) => name!));
  const destructured = texts.flatMap((text) =>
    [...text.matchAll(/const \{([^}]*)\} = process\.env/g)].flatMap(([, names]) => names!.split(',')),
  );
  return [...named, ...destructured.map((name) => name.trim())];
}

test('the table of settings names each setting that services and BFF read, once', () => {
  const rows = readFileSync('docs/operations/settings.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((line) => [...line.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const read = new Set([...settingsIn('services'), ...settingsIn('bff')]);
  expect(documented.sort()).toEqual([...read].sort());
});
