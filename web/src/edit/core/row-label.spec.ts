import { formBlock } from '../../blocks/Form/Form.fields.ts';
import type { ListField } from '../../fields/field.ts';
import { rowLabel } from './row-label.ts';

test('a row is named by its words, and otherwise by its number, but never by the code of an option', () => {
  const fields = formBlock.fields.fields as unknown as ListField;
  expect(rowLabel(fields, { kind: 'longText', label: 'Message' }, 2)).toBe('Message');
  expect(rowLabel(fields, { kind: 'longText', label: '' }, 2)).toBe('Field #3');
});

test('a rich text names its row by the signs that it shows', () => {
  const field = { of: { text: { kind: 'richText' } }, rowLabel: 'Row' } as unknown as ListField;
  expect(rowLabel(field, { text: '<p>Fish &amp; chips</p>' }, 0)).toBe('Fish & chips');
});
