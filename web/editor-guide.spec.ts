import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseGuide } from './editor-guide.mjs';

const docs = join(import.meta.dirname, '../docs');
const markdown = readFileSync(join(docs, 'editor-guide.md'), 'utf8');

test('each heading of the guide for editors is a section, with its text and pictures', () => {
  const { sections } = parseGuide(markdown);
  expect(sections.map(({ title }) => title)).toEqual([...markdown.matchAll(/^## (.+)$/gm)].map(([, title]) => title));
  expect(sections.filter(({ html }) => !/<(p|table)>/.test(html))).toEqual([]);
});

test('each picture of the guide exists, and says what it shows', () => {
  const images = parseGuide(markdown).sections.flatMap(({ html }) => [
    ...html.matchAll(/<img src="([^"]+)" alt="([^"]*)"/g),
  ]);
  expect(images.length).toBeGreaterThan(0);
  for (const [, src, alt] of images) {
    expect(readFileSync(join(docs, src!)).byteLength).toBeGreaterThan(0);
    expect(alt).not.toBe('');
  }
});

test('the guide contains no HTML and no links out of it, which would be lost or leave the editor', () => {
  expect(markdown).not.toMatch(/<\w|\]\((?!editor-guide\/\w+\.jpg)/);
});
