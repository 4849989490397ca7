import { guide as example } from '../../../../proto/page-types/guide.ts';
import type { PageType } from '../page-types/page-type.ts';
import { fromDeclaration, getPageType, listPageTypes } from '../page-types/registry.ts';
import { getInjected, addPlugin } from './plugins.ts';
import { defaultOperations, getOperations } from '../page-types/page-operations.ts';
import { createEditor } from '../core/editor.ts';

const editor = createEditor();
const pageTypes = listPageTypes(editor);

const guide = fromDeclaration('guide' as PageType['name'], example);

test('a plugin adds a page type, which can be chosen', () => {
  expect(() => getPageType(editor, 'guide')).toThrow('whppt:error Page not found.');
  addPlugin(editor, { name: 'guides', pageType: guide });
  expect(getPageType(editor, 'guide')).toBe(guide);
  expect(pageTypes).toContain(guide);
  expect(guide.slugOf('First weeks', 'au')).toBe('au/guide/first-weeks');
});

test('a page type without its own operations has create, delete, load, save, edit, check slug, apply roles, publish and unpublish', () => {
  addPlugin(editor, { name: 'guides', pageType: guide });
  expect(getOperations(editor, 'guide')).toEqual(defaultOperations);
  expect(Object.keys(getOperations(editor, 'guide')).sort()).toEqual([
    'applyRoles',
    'checkSlug',
    'create',
    'delete',
    'edit',
    'load',
    'publish',
    'save',
    'unpublish',
  ]);
});

test('a page type can override an operation, and the rest stays', () => {
  const unpublish = () => Promise.reject(new Error('Guides stay published.'));
  addPlugin(editor, { name: 'guides', pageType: guide, operations: { unpublish } });
  expect(getOperations(editor, 'guide')).toEqual({ ...defaultOperations, unpublish });
  expect(getOperations(editor, 'news')).toEqual(defaultOperations);
});

test('a later plugin replaces a page type of the same name', () => {
  const label = 'Travel guide';
  addPlugin(editor, { name: 'travel', pageType: { ...guide, label } });
  expect(pageTypes.filter(({ name }) => name === guide.name).map((one) => one.label)).toEqual([label]);
});

test('the values of a plugin are injected, and one without a value is refused', () => {
  addPlugin(editor, { name: 'maps', values: { zoom: 12 } });
  expect(getInjected(editor, 'zoom')).toBe(12);
  expect(() => addPlugin(editor, { name: 'maps', values: { zoom: undefined } })).toThrow('A value must be provided');
});
