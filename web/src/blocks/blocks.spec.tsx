import { readdirSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { type Item, extractLinks } from '../../../proto/content.ts';
import type { Field, Fields, ListField } from '../fields/field.ts';
import { VisitContext } from '../visit/context/visit-context.ts';
import { visitFixture } from '../visit/visit.fixture.ts';
import { type Block, toProps } from './block.ts';
import { newItem, createSampleItem } from './new-item.ts';
import { blocks, blocksByType, getBlock } from './index.ts';
import { BlocksContext, Contents } from './parts/Contents.tsx';
import { samples } from '../../../scripts/demo/style-guide/samples.ts';

const SPECIFIED = [
  ...['IndentedContent', 'QuoteBlock', 'DividingLine', 'DynamicContent', 'CtaBlock', 'GeneralCta', 'UpNext', 'Media'],
  ...['NewsCarousel', 'HorizontalFoldout', 'ContactList', 'FeatureContent', 'CtaButton', 'JobListings', 'Trainings'],
  ...['Timeline', 'VideoCarousel', 'MailchimpForm', 'UsefulLinks', 'FocusCtaBlock', 'SvgAnimations', 'ByNumbers'],
  ...['ContentGrid', 'Accordion', 'SplitContent', 'Text', 'RichText', 'FormattedText', 'Anchor'],
];

/** Settings that are not rendered, and texts that appear only in a form. */
const UNSHOWN = new Set([
  ...['DynamicContent.tag', 'Trainings.category', 'Trainings.none', 'MailchimpForm.listId'],
  ...['label', 'submitText', 'privacy', 'successMessage'].map((name) => `MailchimpForm.${name}`),
  'Form.fields.options',
  ...['name', 'id', 'placeholder'].map((name) => `MailchimpForm.fields.${name}`),
]);

test('every file of samples belongs to a block, and every block has one', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const types = files.flatMap((file) => /(\w+)\.samples\.ts$/.exec(file)?.[1] ?? []);
  expect(blocks.map((block) => block.componentType).sort()).toEqual(types.sort());
});

test('the specified kinds exist', () => {
  expect(blocks.map((block) => block.componentType)).toEqual(expect.arrayContaining(SPECIFIED));
});

test.each([
  ['Text', { text: '' }],
  ['RichText', { text: '' }],
  ['FormattedText', { text: '' }],
  ['Anchor', { id: '' }],
])('a new %s is empty', (componentType, values) => {
  expect(newItem(getBlock(componentType)!, 'k1')).toEqual({ componentType, key: 'k1', ...values });
});

describe.each(blocks.map((block) => [block.componentType, block] as const))('%s', (componentType, block) => {
  const fields = block.fields as Fields;

  test('renders its initial values', () => {
    expect(htmlOf(newItem(block, 'k1'))).toContain(`data-block="${componentType}"`);
  });

  test('has captions in figures only, and no heading in an address', () => {
    for (const sample of samples[componentType]!) {
      const html = htmlOf(createSampleItem(block, sample, 'k1'));
      expect(ancestorsOf('figcaption', html).filter((around) => around.at(-1) !== 'figure')).toEqual([]);
      expect(ancestorsOf('h3', html).filter((around) => around.includes('address'))).toEqual([]);
    }
  });

  test('gives search engines no progress message and no text about scripts', () => {
    const text = htmlOf(newItem(block, 'k1')).replace(/<[^>]*>/g, ' ');
    expect(text).not.toMatch(/loading|javascript|switched off/i);
  });

  test('renders with empty texts', () => {
    const item = filled(block, { text: '', richText: '' });
    expect(() => htmlOf(item)).not.toThrow();
  });

  test('renders an item of an older version without its fields', () => {
    expect(() => htmlOf({ componentType, key: 'k1' })).not.toThrow();
  });

  test('renders rows stored without their fields, and with one text only', () => {
    for (const [name, field] of Object.entries(fields)) {
      if (!isList(field)) continue;
      const [text = 'none'] = Object.keys(field.of).filter((inner) => field.of[inner]!.kind === 'text');
      const rows = [{ key: 'r1' }, { key: 'r2', [text]: 'Kookaburra' }];
      expect(htmlOf({ ...newItem(block, 'k1'), [name]: rows })).toContain(`data-block="${componentType}"`);
    }
  });

  test('has no link to a regional page among its initial values', () => {
    const hrefs = extractLinks([newItem(block, 'k1')]);
    // The view replaces this link with the listing of the region.
    expect(hrefs.filter((href) => href !== '/news')).toEqual([]);
  });

  test('describes itself and its fields in plain text', () => {
    for (const text of [block.label, ...labelsOf(fields)]) expect(text).toMatch(/^[A-Z][a-z\- ]*[a-z]$/);
  });

  test.each(samples[componentType] ?? [])('renders its sample “$name”, which has no unknown field', (sample) => {
    expect(htmlOf(createSampleItem(block, sample, 's'))).toContain(`data-block="${componentType}"`);
    for (const name of Object.keys(sample.item))
      expect([...namesOf(fields), 'backgroundColour', 'spacing']).toContain(name);
  });

  test('has samples with unique names', () => {
    const names = (samples[componentType] ?? []).map(({ name }) => name);
    expect(names).not.toEqual([]);
    expect([...new Set(names)]).toEqual(names);
  });

  test('is unchanged by storing', () => {
    const item = filled(block, { text: 'word', richText: '<p>word</p>' });
    expect(JSON.parse(JSON.stringify(item))).toEqual(item);
    expect(toProps(block, JSON.parse(JSON.stringify(item)))).toEqual(toProps(block, item));
  });

  test('renders input as text, never as markup', () => {
    const html = htmlOf(filled(block, { text: '<b>&word</b>', richText: '<b>&word</b>' }));
    expect(html).not.toContain('<b>');
  });

  for (const [name, field] of Object.entries(fields)) {
    if (!isList(field)) continue;
    const texts = Object.entries(field.of).filter(([, { kind }]) => kind === 'text' || kind === 'richText');
    for (const [inner] of texts.filter(([inner]) => !UNSHOWN.has(`${componentType}.${name}.${inner}`)))
      test(`shows ${inner} of each row of its ${name}`, () => {
        const row = { ...initialOf(field.of), ...Object.fromEntries(texts.map(([one]) => [one, 'word'])), key: 'r1' };
        expect(htmlOf({ ...newItem(block, 'k1'), [name]: [{ ...row, [inner]: 'Kookaburra' }] })).toContain(
          'Kookaburra',
        );
      });
  }

  for (const [name, field] of Object.entries(fields)) {
    if ((field.kind !== 'richText' && field.kind !== 'text') || UNSHOWN.has(`${componentType}.${name}`)) continue;
    test(`shows its field ${name}`, () => {
      expect(htmlOf({ ...newItem(block, 'k1'), [name]: 'Kookaburra' })).toContain('Kookaburra');
    });
  }
});

test('an unknown block is hidden from visitors, and its neighbours stay', () => {
  const html = htmlOf({ componentType: 'Gone', key: 'a' }, newItem(getBlock('Text')!, 'b'));
  expect(html).toContain('data-block="Text"');
  expect(html).not.toContain('Gone');
});

function htmlOf(...items: Item[]): string {
  const html = renderToString(
    <VisitContext value={visitFixture()}>
      <BlocksContext value={blocksByType}>
        <Contents at="contents" items={items} />
      </BlocksContext>
    </VisitContext>,
  );
  if (html.includes('data-broken')) throw new Error(html);
  return html;
}

function filled(block: Block, values: { text: string; richText: string }): Item {
  return { ...newItem(block, 'k1'), ...valuesOf(block.fields as Fields, values) };
}

function valuesOf(fields: Fields, values: { text: string; richText: string }): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.kind === 'text' || field.kind === 'richText') return [[name, values[field.kind]]];
    if (field.kind === 'link') return [[name, { type: 'page', href: '/au', text: values.text }]];
    if (isList(field)) return [[name, [{ ...initialOf(field.of), ...valuesOf(field.of, values), key: 'r1' }]]];
    return [];
  });
  return Object.fromEntries(entries);
}

const namesOf = (fields: Fields): string[] => Object.keys(fields).map((name) => name.split('.')[0]!);

const initialOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial]));

function isList(field: Field): field is ListField {
  return field.kind === 'list';
}

const labelsOf = (fields: Fields): string[] =>
  Object.values(fields).flatMap((field) => [field.label, ...(isList(field) ? labelsOf(field.of) : [])]);

/** Returns the ancestors of each element with this name, outermost first. */
function ancestorsOf(name: string, html: string): string[][] {
  const open: string[] = [];
  return [...html.matchAll(/<(\/?)([a-z]\w*)[^>]*?(\/?)>/g)].flatMap(([, isEnd, tag, isEmpty]) => {
    const around = [...open];
    if (isEnd) open.pop();
    else if (!isEmpty) open.push(tag!);
    return !isEnd && tag === name ? [around] : [];
  });
}
