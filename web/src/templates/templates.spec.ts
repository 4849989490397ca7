import { templateNames } from '../../../proto/entities/page.ts';
import { pageFixture } from '../visit/visit.fixture.ts';
import { getTemplate, templates } from './index.ts';
import { createInitialPage } from './template.ts';

test('every template of the contract exists', () => {
  expect(templates.map(({ name }) => name).sort()).toEqual([...templateNames].sort());
});

describe.each(templates.map((template) => [template.name, template] as const))('%s', (name, template) => {
  test('describes its lists', () => {
    for (const text of template.sections.map(({ label }) => label)) {
      expect(text).toMatch(/^[A-Z][a-z ]+$/);
    }
    expect(template.sections.map(({ at }) => at)).toContain('contents');
  });

  test('completes a page stored without its fields', () => {
    const page = createInitialPage(template, pageFixture({ template: name, header: {} }));
    expect(Object.keys(page.header).sort()).toEqual(Object.keys(template.header).sort());
    for (const { at } of template.sections) expect(page[at]).toEqual([]);
  });

  test('keeps the values of a page', () => {
    expect(createInitialPage(template, pageFixture({ header: { title: 'Mine' } })).header.title).toBe('Mine');
  });
});

test('an article starts with the icon mountains', () => {
  const { header } = createInitialPage(getTemplate('article'), pageFixture({ header: {} }));
  expect(header.icon).toBe('mountains');
});

test.each([
  [
    'article',
    ['title', 'description', 'label', 'icon', 'image', 'introduction', 'date'],
    ['articleContents', 'contents'],
  ],
  ['event', ['image', 'breadcrumb', 'link'], ['eventContents', 'contents']],
] as const)('the template %s has the fields of the specification', (name, header, lists) => {
  const template = getTemplate(name);
  expect(Object.keys(template.header)).toEqual(expect.arrayContaining([...header]));
  expect(template.sections.map(({ at }) => at)).toEqual(lists);
  expect(Object.keys(template.fields ?? {})).toEqual(['tags', 'author']);
});
