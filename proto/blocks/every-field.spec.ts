import { extractLinks, extractPictures, extractRichTextLinks, extractTexts } from '../content.ts';
import { Page } from '../entities/page.ts';
import { type FieldKind, type FieldType, type FieldTypes, kinds, textsIn } from './kinds.ts';
import { manifest } from './manifest.ts';

/** Expected reports for the example of a kind; by default its texts. */
const reports: Partial<Record<FieldKind, Partial<Report>>> = {
  text: { texts: ['kookaburra'] },
  richText: { texts: ['Kookaburra', 'A leaflet'], richTextLinks: ['/file/f1'] },
  link: { texts: ['A file'], links: ['/file/f2'] },
  picture: { texts: ['A galah'], pictures: ['i1'] },
  place: { texts: ['1 Hay St'] },
};

interface Report {
  texts: string[];
  links: string[];
  richTextLinks: string[];
  pictures: string[];
}

const blocks = Object.entries(manifest.blocks);
const templates = Object.entries(manifest.templates);

describe.each(blocks)('of a %s', (componentType, { fields }) => {
  const item = (stored: object) => ({ componentType, key: 'k1', ...stored });

  test.each(leavesOf(fields))('the content of its %s is reported with its kind', (_name, type, stored) => {
    expect(reportOf([item(stored)])).toEqual(expected(type));
    expect(reportOf([{ componentType: 'SplitContent', key: 's1', left: [item(stored)] }])).toEqual(expected(type));
    expect(reportOf([{ componentType: 'Unknown', key: 'u1', inside: [item(stored)] }])).toEqual(expected(type));
  });

  test('the blocks that it contains are reported', () => {
    const inside = [{ componentType: 'Text', key: 'k2', text: 'kookaburra' }];
    for (const [name, { kind }] of Object.entries(fields))
      if (kind === 'contents') expect(extractTexts([item({ [name]: inside })])).toEqual(['kookaburra']);
  });

  test('an undeclared field reports rich text, links and pictures, but no plain text', () => {
    const undeclared = {
      mood: 'kookaburra',
      more: { link: { href: '/a', text: 'x' }, image: { imageId: 'i1', alt: 'y' }, words: ['<p>Galah</p>'] },
    };
    expect(reportOf([item(undeclared)])).toEqual({
      texts: ['Galah'],
      links: ['/a'],
      richTextLinks: [],
      pictures: ['i1'],
    });
  });
});

describe.each(templates)('of a page with the template %s', (template, { header, fields }) => {
  const page = (stored: object) => ({ template, slug: 'kookaburra', pageType: 'page', header: {}, ...stored });

  const leaves = [
    ...leavesOf(header).map(([name, type, stored]) => [`header.${name}`, type, { header: stored }] as const),
    ...leavesOf(fields),
  ];
  test.each(leaves)('the content of %s is reported with its kind', (_name, type, stored) => {
    expect(reportOf(page(stored))).toEqual(expected(type));
  });
  test('pictures for sharing count, texts for search engines and addresses do not', () => {
    const seo = { keywords: 'a', og: { title: 'b', image: { imageId: 'i9', alt: 'c' } }, frequency: 'daily' };
    expect(reportOf(page(seo))).toEqual({ texts: [], links: [], richTextLinks: [], pictures: ['i9'] });
  });
});

test('an unknown block reports its rich text and nothing that may be a setting', () => {
  const unknown = {
    componentType: 'Gone',
    key: 'g',
    look: 'panel',
    text: '<p>Hi</p>',
    rows: [{ key: 'r', title: 'x' }],
  };
  expect(reportOf([unknown])).toEqual({ texts: ['Hi'], links: [], richTextLinks: [], pictures: [] });
  for (const componentType of ['constructor', '__proto__', 7, { toString: null }])
    expect(extractTexts([{ componentType, key: 'k', text: 'x' }])).toEqual([]);
});

test('every field of the page contract with contents is walked', () => {
  expect(Object.keys(Page.shape)).toEqual(expect.arrayContaining(['contents', 'articleContents', 'eventContents']));
  const text = [{ componentType: 'Text', key: 'k', text: 'Hi' }];
  for (const section of ['contents', 'articleContents', 'eventContents'])
    expect(extractTexts({ template: 'primary', header: {}, [section]: text })).toEqual(['Hi']);
});

/** Returns each field without inner fields: its path, its type, and a record in which only it is stored. */
function leavesOf(fields: FieldTypes): [name: string, type: FieldType, stored: object][] {
  return Object.entries(fields).flatMap(([name, type]): [string, FieldType, object][] => {
    if (type.kind === 'contents') return [];
    if (type.kind === 'list')
      return leavesOf(type.of).map(([inner, leaf, row]) => [
        `${name}.${inner}`,
        leaf,
        { [name]: [{ key: 'r', ...row }] },
      ]);
    const value = kinds[type.kind].example;
    const [first, second] = name.split('.') as [string, string?];
    return [[name, type, { [first]: second === undefined ? value : { [second]: value } }]];
  });
}

function expected(type: FieldType): Report {
  const report = { texts: textsIn(type, kinds[type.kind].example), ...reports[type.kind] };
  const isRead = !(type.kind === 'text' && type.indexed === false);
  return { links: [], richTextLinks: [], pictures: [], ...report, texts: isRead ? report.texts : [] };
}

const reportOf = (part: unknown): Report => ({
  texts: extractTexts(part),
  links: extractLinks(part),
  richTextLinks: extractRichTextLinks(part),
  pictures: extractPictures(part),
});
