import { extractLinks, extractPictures, extractRichTextLinks, extractTexts } from '../content.ts';
import { Page } from '../entities/page.ts';
import type { FieldType, FieldTypes } from './field-type.ts';
import { manifest } from './manifest.ts';

/** What is stored in a field of each kind, and what of it is reported. */
const examples: Record<Exclude<FieldType['kind'], 'list' | 'contents'>, Example> = {
  text: { value: 'kookaburra', texts: ['kookaburra'] },
  richText: {
    value: '<h2>Kookaburra</h2><p>A <a href="/file/f1">leaflet</a></p>',
    texts: ['Kookaburra', 'A leaflet'],
    richTextLinks: ['/file/f1'],
  },
  link: { value: { type: 'file', href: '/file/f2', text: 'A file' }, texts: ['A file'], links: ['/file/f2'] },
  picture: { value: { imageId: 'i1', alt: 'A galah' }, texts: ['A galah'], pictures: ['i1'] },
  place: { value: { address: '1 Hay St', latitude: 1, longitude: 2 }, texts: ['1 Hay St'] },
  choice: { value: 'kookaburra' },
  choices: { value: ['kookaburra'] },
  toggle: { value: true },
  number: { value: 3 },
  video: { value: { videoId: 'kookaburra', type: 'youtube' } },
  videoSelect: { value: 'kookaburra.mp4' },
  date: { value: '2031-05-03' },
  tags: { value: ['kookaburra'] },
  trainingCategory: { value: 'kookaburra' },
};

interface Example {
  value: unknown;
  texts?: string[];
  links?: string[];
  richTextLinks?: string[];
  pictures?: string[];
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

/** Each field that holds no others: its path, its type, and a record in which only it is stored. */
function leavesOf(fields: FieldTypes): [name: string, type: FieldType, stored: object][] {
  return Object.entries(fields).flatMap(([name, type]): [string, FieldType, object][] => {
    if (type.kind === 'contents') return [];
    if (type.kind === 'list')
      return leavesOf(type.of).map(([inner, leaf, row]) => [
        `${name}.${inner}`,
        leaf,
        { [name]: [{ key: 'r', ...row }] },
      ]);
    const { value } = examples[type.kind];
    const [first, second] = name.split('.') as [string, string?];
    return [[name, type, { [first]: second === undefined ? value : { [second]: value } }]];
  });
}

function expected(type: FieldType): Required<Omit<Example, 'value'>> {
  if (type.kind === 'list' || type.kind === 'contents') throw new Error(`A ${type.kind} is no leaf.`);
  const { texts = [], links = [], richTextLinks = [], pictures = [] } = examples[type.kind];
  const isRead = !(type.kind === 'text' && type.indexed === false);
  return { texts: isRead ? texts : [], links, richTextLinks, pictures };
}

const reportOf = (part: unknown) => ({
  texts: extractTexts(part),
  links: extractLinks(part),
  richTextLinks: extractRichTextLinks(part),
  pictures: extractPictures(part),
});
