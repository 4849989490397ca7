/** @jest-environment ./scripts/jest/document-environment.js */
import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sanitizeRichText } from '../../../../../services/kit/rich-text/clean-rich-text.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';

const ORIGIN = 'https://www.example.com';
const clean = (html: string) => cleanPastedHtml(html, [ORIGIN]);

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
  expect(
    clean('<p>a<img src="https://a.au/b.png"><img src="x" width="1" height="1"></p><img src="/img/i1">'),
  ).toMatchObject({
    html: '<p>a</p><p><img src="/img/i1" alt="" /></p>',
    pictures: 1,
  });
});

describe('what a table hides is not pasted', () => {
  const table = (columns: string, rows: string) => clean(`<table>${columns}${rows}</table>`);
  const textsOf = (html: string) => [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text);
  const rows = '<tr><td>Plan</td><td>Margin</td><td>Premium</td></tr><tr><td>Basic</td><td>41 %</td><td>$120</td></tr>';
  const shown = ['Plan', 'Premium', 'Basic', '$120'];

  test.each([
    ['<col><col style="display:none"><col>'],
    ['<colgroup><col width=80><col width=0><col width=80></colgroup>'],
    ['<col><col style="visibility:collapse"><col>'],
    ['<col><col hidden><col>'],
    ['<col><col style="width:0pt"><col>'],
    ['<colgroup></colgroup><colgroup style="display:none"></colgroup>'],
    ['<colgroup></colgroup><colgroup width=0> <!-- no col --> </colgroup><colgroup span=2></colgroup>'],
    ['<colgroup><col></colgroup><colgroup hidden><col></colgroup><col>'],
  ])('in a column: %s', (columns) => {
    const { html, hasHiddenCells } = table(columns, rows);
    expect(textsOf(html)).toEqual(shown);
    expect(hasHiddenCells).toBe(true);
  });

  test.each(['display:none', 'visibility:hidden', 'mso-hide:all'])('in cells: %s', (style) => {
    const { html, hasHiddenCells } = table(
      '',
      rows.replace('<td>Margin', `<td style="${style}">Margin`).replace('<td>41', `<td style="${style}">41`),
    );
    expect(textsOf(html)).toEqual(shown);
    expect(hasHiddenCells).toBe(true);
  });

  test('beside cells that span rows and columns', () => {
    const { html } = table(
      '<col><col style="display:none"><col><col>',
      '<tr><td rowspan=2>Plan</td><td>Secret</td><td colspan=2>Premium</td></tr><tr><td>41 %</td><td>$120</td><td>$180</td></tr><tr><td colspan=2>Sum</td><td>$1</td><td>$2</td></tr>',
    );
    expect(textsOf(html)).toEqual(['Plan', 'Premium', '$120', '$180', 'Sum', '$1', '$2']);
    expect(html).toContain('<td rowspan="2"><p>Plan</p></td><td colspan="2"><p>Premium</p></td>');
    expect(html).toContain('<td><p>Sum</p></td>');
  });

  test('in a group of rows', () => {
    const [first, second] = rows.split(/(?=<tr><td>Basic)/);
    const { html, hasHiddenCells } = table('', `<tbody>${first}</tbody><tbody style="display:none">${second}</tbody>`);
    expect([textsOf(html), hasHiddenCells]).toEqual([['Plan', 'Margin', 'Premium'], true]);
  });

  test('in each column of a group', () => {
    const { html } = table(
      '<colgroup span=2 style="visibility:collapse"></colgroup>',
      rows.replaceAll('<tr>', '<tr><td>1</td>'),
    );
    expect(textsOf(html)).toEqual(['Margin', 'Premium', '41 %', '$120']);
  });

  test('and nothing is said of a table without hidden parts', () => {
    expect(table('<colgroup width=0><col width=9><col><col></colgroup>', rows).hasHiddenCells).toBe(false);
  });
});

test.each([
  ['10<sup>-6</sup>', '10⁻⁶', false],
  ['10<sup>\u2212 6</sup>', '10− 6', true],
  ['Ca<sup>2+</sup>', 'Ca²⁺', false],
  ['x<sup>n</sup>', 'xⁿ', false],
  ['CO<sub>2</sub>', 'CO₂', false],
  ['x<sup>(n+1)</sup>', 'x⁽ⁿ⁺¹⁾', false],
  ['the 1<sup>st</sup>', 'the 1st', false],
  ['x<sub>i</sub>', 'xi', true],
  ['2<sup>k/2</sup>', '2k/2', true],
])('raised and lowered signs keep their meaning or are reported: %s', (html, text, isFlattened) => {
  expect(clean(`<p>${html}</p>`)).toMatchObject({ html: `<p>${text}</p>`, isFlattened });
});

test('event handlers are left out, and nothing that only looks like one', () => {
  expect(
    clean('<p onclick=a()>Go <a href=/once=1 onmouseover = "b()">on = <b title=" on=x">off</b></a></p>').html,
  ).toBe('<p>Go <a href="/once=1">on = <strong>off</strong></a></p>');
});
