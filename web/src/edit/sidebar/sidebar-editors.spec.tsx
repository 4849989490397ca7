/** @jest-environment ./scripts/jest/document-environment.js */
import { fireEvent, render, within } from '@testing-library/react';
import type { Path } from '../../../../proto/edit.ts';
import { newItem } from '../../blocks/new-item.ts';
import { getBlock } from '../../blocks/index.ts';
import { registerElement } from '../canvas/element-registry.ts';
import { withinEditor } from '../core/testing/within-editor.tsx';
import { ItemPanel } from './ItemPanel.tsx';
import { done, sidebarOf } from './testing/sidebar-of.tsx';

const sidebarOfBlock = (componentType: string, values: object = {}) =>
  sidebarOf({}, { ...newItem(getBlock(componentType)!, 'k1'), ...values });
const inItem = (...path: string[]) => ['contents', '#k1', ...path] as Path;

test.each([
  ['split content gap', 'SplitContent', 'Gap', '3', ['gap'], 3],
  ['foreground image', 'FocusCtaBlock', 'Foreground image', 'businessman', ['foreground'], 'businessman'],
  ['icon', 'FeatureContent', 'Icon', 'lightbulb', ['icon'], 'lightbulb'],
  ['online video', 'Media', 'Video', '76979871', ['video', 'videoId'], '76979871'],
  ['online video type', 'Media', 'Type', 'vimeo', ['video', 'type'], 'vimeo'],
  ['svg animation', 'SvgAnimations', 'Animation', 'pension', ['animation'], 'pension'],
])('the %s is changed in the sidebar', async (_name, componentType, label, typed, path, value) => {
  const { getByLabelText, type, leave, stored } = await sidebarOfBlock(componentType);
  const input = getByLabelText(label, { selector: 'input, select' });
  await type(input, typed);
  await leave(input);
  expect(stored(...inItem(...path))).toBe(value);
});

test('the foreground images are a soldier and a businessman', async () => {
  const { getByLabelText } = await sidebarOfBlock('FocusCtaBlock');
  const { options } = getByLabelText('Foreground image') as HTMLSelectElement;
  expect([...options].map(({ value }) => value)).toEqual(['soldier', 'businessman']);
});

test('a checkbox is toggled in the sidebar', async () => {
  const { getByLabelText, press, stored } = await sidebarOfBlock('SplitContent');
  await press(getByLabelText('Gap in pixels'));
  expect(stored(...inItem('usePixelGap'))).toBe(true);
  await press(getByLabelText('Gap in pixels'));
  expect(stored(...inItem('usePixelGap'))).toBe(false);
});

test('a number has a prefix, a suffix and a description', async () => {
  const { getByLabelText, type, stored } = await sidebarOfBlock('ByNumbers', {
    items: [{ key: 'n1', prefix: '', number: '', suffix: '', description: '' }],
  });
  const typed = { 'Before it': '$', Number: '12', 'After it': 'm', 'What it counts': 'Paid last year' };
  for (const [label, text] of Object.entries(typed)) await type(getByLabelText(label), text);
  expect(stored(...inItem('items', '#n1'))).toEqual({
    key: 'n1',
    prefix: '$',
    number: '12',
    suffix: 'm',
    description: 'Paid last year',
  });
});

test('a text that is typed on the page is in a closed group, and one that is not on the page is not', async () => {
  const { editor } = await sidebarOfBlock('QuoteBlock');
  const onPage = document.createElement('p');
  onPage.dataset.edText = '';
  registerElement(editor, 'field', onPage, { path: inItem('name'), kind: 'text' });
  const { getByLabelText } = within(render(<ItemPanel />, withinEditor(editor)).container);
  expect(getByLabelText('Who said it').closest('details')?.open).toBe(false);
  expect(getByLabelText('Who they are').closest('details')).toBeNull();
});

test('tags of an article are added by Enter and removed by their button', async () => {
  const { getByLabelText, type, press, stored } = await sidebarOf({ template: 'article', tags: ['claims'] });
  await type(getByLabelText('Tags'), 'Leave');
  await done(() => fireEvent.keyDown(getByLabelText('Tags'), { key: 'Enter' }));
  expect(stored('tags')).toEqual(['claims', 'leave']);
  await press(getByLabelText('Remove claims'));
  expect(stored('tags')).toEqual(['leave']);
});

test('a training category that the service no longer has stays selectable', async () => {
  const { getByLabelText, type, stored } = await sidebarOfBlock('Trainings', { category: 'First aid' });
  const select = getByLabelText('Training category') as HTMLSelectElement;
  expect(select.value).toBe('First aid');
  await type(select, '');
  expect(stored(...inItem('category'))).toBe('');
});

test('the theme of the page is one of two', async () => {
  const { getByLabelText, type, stored } = await sidebarOf({ template: 'primary' });
  const select = getByLabelText('Theme') as HTMLSelectElement;
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['standard', 'Main Site'],
    ['darkSlate', 'Slate'],
  ]);
  await type(select, 'darkSlate');
  expect(stored('theme')).toBe('darkSlate');
});

test('a link offers the selection of an article', async () => {
  const { getByRole } = await sidebarOfBlock('FeatureContent');
  const link = getByRole('group', { name: 'Link' });
  expect(within(link).getByRole('button', { name: 'Choose an article' })).toBeTruthy();
});
