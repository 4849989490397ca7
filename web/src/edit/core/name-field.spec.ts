import { itemFixture, pageFixture } from '../../visit/visit.fixture.ts';
import { ApiError } from '../../api.ts';
import { openSession } from './edit-session.ts';
import { createEditor } from './editor.ts';
import { nameField } from './name-field.ts';
import { setSession } from './session-actions.ts';

const editor = createEditor();
const numbers = [
  { key: 'n1', number: '1' },
  { key: 'n2', number: '2' },
];
const contents = [itemFixture('Text', 'k1', { text: 'One' }), itemFixture('ByNumbers', 'k2', { items: numbers })];
setSession(editor, 'page', openSession(pageFixture({ template: 'primary', header: { title: 'A title' }, contents })));

const named = (path: unknown, message: string) =>
  (nameField(editor, new ApiError(400, message, { details: [{ path, message }] })) as ApiError).message;

test.each<[unknown, string, string]>([
  ['header.title', 'header.title must have at most 300 characters.', 'Title must have at most 300 characters.'],
  [['header', 'title'], 'header.title must be a text.', 'Title must be a text.'],
  ['contents[0].text', 'contents[0].text must be a text.', 'Text of “Text” must be a text.'],
  [
    'contents[1].items[1].number',
    'contents[1].items[1].number must have at most 300 characters.',
    'Number of “By numbers” must have at most 300 characters.',
  ],
])('a refusal about %j has the label that the page shows for the field', (path, message, expected) => {
  expect(named(path, message)).toBe(expected);
});

test.each<[unknown, string]>([
  ['header.unknown', 'header.unknown must be a text.'],
  ['header.title', 'Another page has this title.'],
])('a refusal about %j that names no field of the page stays as it is', (path, message) => {
  expect(named(path, message)).toBe(message);
});

test('an error that is not a refusal is passed on', () => {
  const lost = new TypeError('Failed to fetch');
  expect(nameField(editor, lost)).toBe(lost);
});
