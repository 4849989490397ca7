import { existsSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { readTree } from '../architecture/source-tree.ts';

const root = resolve(import.meta.dirname, '../..');
const pages = new Map([...readTree(root)].filter(([path]) => path.endsWith('.md')));
const LINK = /\]\((?!https?:|mailto:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g;

const anchorsOf = (text = '') =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('each link in the documentation names a file that exists, and a heading in it', () => {
  const links = [...pages].flatMap(([page, text]) =>
    [...text.matchAll(LINK)].map(([link, to, anchor]) => {
      const target = to ? normalize(join(dirname(page), to)) : page;
      return { link: `${page}: ${link}`, target, anchor };
    }),
  );
  expect(links.length).toBeGreaterThan(100);
  const broken = links.filter(
    ({ target, anchor }) =>
      !existsSync(join(root, target)) || (anchor && !anchorsOf(pages.get(target)).includes(anchor)),
  );
  expect(broken.map(({ link }) => link)).toEqual([]);
});
