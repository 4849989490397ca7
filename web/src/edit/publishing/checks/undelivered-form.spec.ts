import type { Page } from '../../../../../proto/entities/page.ts';
import { findForms } from './undelivered-form.ts';

const form = (key: string, title: string) => ({
  componentType: 'Form',
  key,
  title,
  fields: [{ key: 'name', kind: 'text', label: 'Name', required: true }],
});

test('the forms of a page are found once each, also within other blocks', () => {
  const columns = { componentType: 'SplitContent', key: 's', left: [form('inner', 'Call me')], right: [] };
  const page = { template: 'primary', contents: [form('outer', 'Write to us'), columns] } as unknown as Page;
  expect(findForms(page)).toEqual([
    { item: ['contents', '#outer'], what: 'Write to us' },
    { item: ['contents', '#s', 'left', '#inner'], what: 'Call me' },
  ]);
});
