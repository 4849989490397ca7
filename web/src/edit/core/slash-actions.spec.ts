import { openSession } from './edit-session.ts';
import { undo } from './actions.ts';
import { type Editor, createEditor } from './editor.ts';
import { setSession } from './session-actions.ts';
import { insertAtSlash, openSlashCommand } from './slash-actions.ts';
import { slashConnection } from './slash-command.ts';
import { pageFixture } from '../../visit/visit.fixture.ts';

let editor: Editor;
let shown: string[];
const quote = { componentType: 'QuoteBlock', key: 'new', quote: '<p>Words</p>', name: '', role: '' };
const path = (key: string, field: string) => ['contents', `#${key}`, field];
const contents = () =>
  editor.state.documents.page!.contents.map(({ componentType, text, quote }) => [componentType, text ?? quote]);

beforeEach(() => {
  editor = createEditor();
  shown = [];
  editor.get(slashConnection).show = (html) => void shown.push(html);
  const items = [
    { componentType: 'RichText', key: 't', text: '<p>One</p><p>/quote</p><p>Two</p>' },
    { ...quote, key: 'q', quote: '<p>/quote</p>' },
  ];
  setSession(editor, 'page', openSession(pageFixture({ contents: items })));
});

const insert = (text: string[], before: string, after: string) => {
  openSlashCommand(editor, text, { search: 'quote', before, after });
  return insertAtSlash(editor, [quote]);
};

test('the text is split around the new block, in one step', () => {
  expect(insert(path('t', 'text'), '<p>One</p>', '<p>Two</p>')).toEqual(['contents', '#new']);
  expect(contents().slice(0, 3)).toEqual([
    ['RichText', '<p>One</p>'],
    ['QuoteBlock', '<p>Words</p>'],
    ['RichText', '<p>Two</p>'],
  ]);
  const keys = editor.state.documents.page!.contents.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect([editor.state.overlay.kind, shown]).toEqual(['closed', ['<p>One</p>']]);
  undo(editor);
  expect(contents()).toHaveLength(2);
});

test.each([
  ['at the end of the text the block follows it', '<p>One</p>', '', ['RichText', 'QuoteBlock', 'QuoteBlock']],
  ['at its start the block precedes it', '', '<p>Two</p>', ['QuoteBlock', 'RichText', 'QuoteBlock']],
  ['a text of which nothing remains is removed', '', '', ['QuoteBlock', 'QuoteBlock']],
])('%s', (_rule, before, after, types) => {
  insert(path('t', 'text'), before, after);
  expect(contents().map(([type]) => type)).toEqual(types);
  expect(contents().find(([type]) => type === 'RichText')?.[1]).toBe(before || after || undefined);
});

test('a block with other fields is not split', () => {
  insert(path('q', 'quote'), '<p>One</p>', '<p>Two</p>');
  expect(contents().slice(1)).toEqual([
    ['QuoteBlock', '<p>One</p><p>Two</p>'],
    ['QuoteBlock', '<p>Words</p>'],
  ]);
  expect(shown).toEqual(['<p>One</p><p>Two</p>']);
});

test('nothing is inserted without a command', () => {
  expect(insertAtSlash(editor, [quote])).toBeNull();
});
