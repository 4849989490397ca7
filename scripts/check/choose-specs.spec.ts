import { chooseSpecs } from './choose-specs.mjs';

const files = {
  'package.json': '',
  'proto/slug.ts': '',
  'proto/slug.spec.ts': "import { slugOf } from './slug.ts';",
  'proto/files.spec.ts': "import { readFileSync } from 'node:fs';",
  'proto/files.int.spec.ts': "import { readFileSync } from 'node:fs';",
  'web/Quote.tsx': '',
  'web/Quote.module.css': '',
  'deploy/compose.spec.ts': '',
  'docs/blocks.md': '',
};
const choose = (changes: Record<string, string | undefined>) => {
  const now = Object.fromEntries(Object.entries({ ...files, ...changes }).filter(([, text]) => text !== undefined));
  return chooseSpecs(files, now, (path: keyof typeof files) => files[path] ?? '');
};

test('specs that read files always run, if they are unit specs', () => {
  expect(choose({})).toEqual({ always: ['proto/files.spec.ts', 'deploy/compose.spec.ts'], dependents: [] });
});

test('the dependents of changed and added modules run', () => {
  const changed = choose({ 'proto/slug.ts': 'changed', 'proto/added.ts': 'added' });
  expect(changed?.dependents).toEqual(['proto/slug.ts', 'proto/added.ts']);
});

test('a changed style sheet and a removed file stand for the modules of their folder', () => {
  expect(choose({ 'web/Quote.module.css': 'changed' })?.dependents).toEqual(['web/Quote.tsx']);
  expect(choose({ 'web/Quote.tsx': undefined, 'web/Other.tsx': 'added' })?.dependents).toEqual(['web/Other.tsx']);
  expect(choose({ 'docs/blocks.md': 'changed' })?.dependents).toEqual([]);
});

test('all specs run the first time, and after a change of packages or of Jest', () => {
  expect(chooseSpecs(undefined, files, () => '')).toBeUndefined();
  expect(choose({ 'package.json': 'changed' })).toBeUndefined();
  expect(choose({ 'scripts/jest/order.js': 'added' })).toBeUndefined();
});
