/** @jest-environment jsdom */
import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sanitizeRichText } from '../../../../../services/kit/rich-text/clean-rich-text.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';

const ORIGIN = 'https://www.example.com';
const clean = (html: string) => cleanPastedHtml(html, ORIGIN);

const folder = join(import.meta.dirname, 'corpus');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const expectedSuffix = '.expected.html';
const names = readdirSync(folder)
  .filter((name) => name.endsWith(expectedSuffix))
  .map((name) => name.slice(0, -expectedSuffix.length));

test('the corpus has at least fifty documents, each with its expected text', () => {
  expect(names.length).toBeGreaterThanOrEqual(50);
  expect(readdirSync(folder)).toHaveLength(2 * names.length);
});

/** Elements are on lines of their own there, to be readable. */
test.each(names)('pasted text is clean: %s', (name) => {
  expect(clean(read(`${name}.html`)).html).toBe(read(`${name}${expectedSuffix}`).replaceAll('\n', ''));
});

test.each(names)(
  'a clean text is accepted by the services as it is, and stays as it is when pasted again: %s',
  (name) => {
    const { html } = clean(read(`${name}.html`));
    expect(sanitizeRichText(html)).toBe(html);
    expect(clean(html).html).toBe(html);
  },
);

test('the same is true of any mixture of elements', () => {
  const name = fc.constantFrom(
    ...['p', 'b', 'i', 'u', 'a href="/x"', 'ul', 'ol start="3"', 'li', 'h1', 'h3', 'blockquote', 'div', 'pre', 'br'],
    ...['table', 'tr', 'td', 'th', 'span style="font-weight:bold"', 'p style="mso-list:l0 level2 lfo1"', 'sup', 'img'],
    ...['img src="/img/i1"', 'code', 'dt', 'p data-align="right"'],
  );
  const part = fc.oneof(
    name.map((name) => `<${name}>`),
    name.map((name) => `</${name.split(' ')[0]}>`),
    fc.constantFrom('word', ' ', '\u00a0', '• ', '&lt;', '&amp;amp;', '"', '12', '\u200b', '<!-- c -->', '[', '\n'),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const { html } = clean(parts.join(''));
      expect(sanitizeRichText(html)).toBe(html);
      expect(clean(html).html).toBe(html);
    }),
    { numRuns: 300 },
  );
});

test('pictures of other sites are left out and counted, but not invisible ones', () => {
  expect(clean('<p>a<img src="https://a.au/b.png"><img src="x" width="1" height="1"></p><img src="/img/i1">')).toEqual({
    html: '<p>a</p><p><img src="/img/i1" alt="" /></p>',
    pictures: 1,
  });
});
