import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../src/edit/messages/messages.ts';
import { budget, editorScript } from './visitor-budget.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const client = join(import.meta.dirname, '../../dist/site/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const textOf = (file: string) => readFileSync(join(client, file), 'utf8');
const weightOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0);

/** Returns a chunk and its static imports. */
function withImports(key: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key]!;
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of chunk.imports ?? []) withImports(imported, found);
  return found;
}

const keyOf = (name: string) => Object.keys(manifest).find((key) => manifest[key]!.file.startsWith(`assets/${name}-`))!;
const first = withImports(keyOf('entry-client'));
/** The small script that loads the first chunk. */
const start = withImports(keyOf('start'));
const rare = withImports(keyOf('rare-blocks'));
const search = withImports(keyOf('SearchPage'));
const listings = withImports(keyOf('listing-views'));
const articles = withImports(keyOf('article-templates'));
const router = withImports(keyOf('SiteRouter'));
const editor = withImports(keyOf('Editor'));
const visitors = new Set([...first, ...rare, ...search, ...listings, ...articles, ...router]);
const scripts = (chunks: Set<Chunk>) => new Set([...chunks].map(({ file }) => file));
const styles = (chunks: Set<Chunk>) => new Set([...chunks].flatMap(({ css }) => css ?? []));

test('the first page of a visitor stays within its budget', () => {
  const weight = { js: weightOf(scripts(first)), css: weightOf(styles(first)) };
  console.log(
    [
      `first page: ${weight.js} bytes of JS (budget ${budget.homeScript}), ${weight.css} bytes of CSS (budget ${budget.style})`,
      ...Object.entries({
        'a page with a rare block': rare,
        'the search': search,
        'a listing': listings,
        'an article or an event': articles,
        'pointing at a link, which loads the router': router,
      }).map(([page, chunks]) => `${page}: ${weightOf(scripts(chunks)) - weight.js} more`),
      `the editor, which no visitor loads: ${weightOf(scripts(editor))}`,
    ].join('\n'),
  );
  expect(weight.js).toBeLessThanOrEqual(budget.homeScript);
  expect(weight.css).toBeLessThanOrEqual(budget.style);
});

test('the editor stays within its budget until the first thing is done with it', () => {
  const added = [...scripts(editor)].filter((file) => !scripts(first).has(file));
  expect(weightOf(added)).toBeLessThanOrEqual(editorScript);
});

test.each([
  ['a listing', listings],
  ['an article or an event', articles],
])('%s that also has a rare block stays within its budget', (_page, views) => {
  const page = new Set([...start, ...first, ...views, ...rare]);
  expect(weightOf(scripts(page))).toBeLessThanOrEqual(budget.otherScript);
});

test('the router is one chunk that the first page does not load', () => {
  const added = [...scripts(router)].filter((file) => !scripts(first).has(file));
  expect(added).toHaveLength(1);
  expect(weightOf(added)).toBeLessThanOrEqual(budget.routerScript);
});

test.each([
  ['the rich text editor', 'ProseMirror'],
  ['the store of what is edited', 'indexedDB'],
  ['schemas', 'invalid_type'],
  ['the editor’s menu', 'Welcome to your dashboard'],
])('the code for visitors contains nothing of %s', (_part, mark) => {
  for (const file of scripts(visitors)) expect(textOf(file)).not.toContain(mark);
  const whole = [...scripts(editor)].map(textOf).join('');
  if (mark !== 'invalid_type') expect(whole).toContain(mark);
});

/** Shorter texts may not be unique. */
const MIN_LENGTH = 20;
const longTextsIn = (group: object): string[] =>
  Object.values(group).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return entry.length < MIN_LENGTH ? [] : [entry];
    return typeof entry === 'object' ? longTextsIn(entry as object) : [];
  });

test('the code for visitors contains no text of the editor', () => {
  const texts = longTextsIn(messages).filter((text) => !/["'`]/.test(text));
  const read = (chunks: Set<Chunk>) => [...scripts(chunks)].map(textOf).join('');
  const [forVisitors, forEditors] = [read(visitors), read(editor)];
  expect(texts.filter((text) => forVisitors.includes(text))).toEqual([]);
  expect(texts.filter((text) => forEditors.includes(text)).length).toBeGreaterThan(100);
});

test('a page is styled before later styles arrive', () => {
  expect(styles(visitors)).toEqual(styles(first));
});

test('the style sheet contains nothing of the editor', () => {
  for (const file of styles(visitors)) expect(textOf(file)).not.toMatch(/\.ed-/);
});

test('the editor is loaded only on demand', () => {
  const edit = Object.keys(manifest).filter((key) => key.startsWith('src/edit/'));
  expect(edit).toContain('src/edit/Editor.tsx');
  for (const key of edit) expect(visitors.has(manifest[key]!)).toBe(false);
});
