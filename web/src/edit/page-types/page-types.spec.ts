import { pageTypes as names, segmentByPageType, templates } from '../../../../proto/entities/page.ts';
import { getPageType, listPageTypes } from './registry.ts';
import { createEditor } from '../core/editor.ts';

const editor = createEditor();
const pageTypes = listPageTypes(editor);

test('every page type of the contract can be created', () => {
  expect(pageTypes.map(({ name }) => name).sort()).toEqual([...names].sort());
});

describe.each(pageTypes.map((pageType) => [pageType.name, pageType] as const))('%s', (name, pageType) => {
  const segment = segmentByPageType[name];

  test('has a label and the templates of the contract', () => {
    const allowed = Object.entries(templates).filter(([, types]) => (types as readonly string[]).includes(name));
    expect(pageType.label).not.toBe('');
    expect([...pageType.templates].sort()).toEqual(allowed.map(([template]) => template).sort());
  });

  test('has slugs under its region and segment', () => {
    expect(pageType.slugOf('Río & Sea!', 'au')).toBe(['au', segment, 'rio-and-sea'].filter(Boolean).join('/'));
  });

  test('has slugs under its segment without a region', () => {
    expect(pageType.slugOf('Sea', '')).toBe([segment, 'sea'].filter(Boolean).join('/'));
  });

  test('is never prefixed twice', () => {
    const once = pageType.slugOf('Sea', 'au');
    expect(pageType.slugOf(once, 'au')).toBe(once);
    expect(pageType.slugOf(`/${once}`, 'au')).toBe(once);
  });
});

test('an unknown page type is an error', () => {
  expect(() => getPageType(editor, 'brochure')).toThrow('whppt:error Page not found.');
});
