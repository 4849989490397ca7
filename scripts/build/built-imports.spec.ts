import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const dist = join(import.meta.dirname, '../../dist');
const built = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const begun = built.filter((path) => /(^|\/)main\.js$|\.bench\.js$/.test(path) && !path.includes('node_modules'));

/** The built files that this one imports by their place, as code says it. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?['"](\.[^'"]+)['"]/g)].map(([, to]) =>
    join(dirname(file), to!),
  );

test('services, the BFF and benchmarks are begun from what is built', () => {
  expect(begun).toEqual(expect.arrayContaining(['bff/main.js', 'services/main.js', 'bff/bench/render.bench.js']));
});

test.each(begun)('%s has all that it imports, and what that imports, beside it', (path) => {
  const reached = new Set([join(dist, path)]);
  for (const file of reached) if (existsSync(file)) for (const imported of importsOf(file)) reached.add(imported);
  expect([...reached].filter((file) => !existsSync(file))).toEqual([]);
});
