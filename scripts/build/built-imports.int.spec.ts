import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const dist = join(import.meta.dirname, '../../dist');
const built = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const entryPoints = built.filter((path) => /(^|\/)main\.js$|\.bench\.js$/.test(path) && !path.includes('node_modules'));

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?['"](\.[^'"]+)['"]/g)].map(([, to]) =>
    join(dirname(file), to!),
  );

test('services, BFF and benchmarks have built entry points', () => {
  expect(entryPoints).toEqual(expect.arrayContaining(['bff/main.js', 'services/main.js', 'bff/bench/render.bench.js']));
});

test.each(entryPoints)('everything that %s imports, directly or not, is built', (path) => {
  const reached = new Set([join(dist, path)]);
  for (const file of reached) if (existsSync(file)) for (const imported of importsOf(file)) reached.add(imported);
  expect([...reached].filter((file) => !existsSync(file))).toEqual([]);
});
