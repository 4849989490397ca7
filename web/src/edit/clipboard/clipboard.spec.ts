/** @jest-environment ./scripts/jest/document-environment.js */
import type { Item } from '../../../../proto/content.ts';
import { richTextLimits } from '../../../../proto/limits.ts';
import { pageFixture } from '../../visit/visit.fixture.ts';
import { openSession } from '../core/edit-session.ts';
import { undo } from '../core/actions.ts';
import { type Editor, createEditor } from '../core/editor.ts';
import { openPanel, select } from '../core/panel-actions.ts';
import { selectItems } from '../core/select-items-actions.ts';
import { setSession } from '../core/session-actions.ts';
import { writable } from '../core/writable-state.ts';
import { copyToEvent } from './copy-items.ts';
import { pasteItems } from './paste-items.ts';
import { PAYLOAD_VERSION } from './payload.ts';

let editor: Editor;

const list = ['contents'];
const path = (key: string) => [...list, `#${key}`];
const contents = () => editor.state.documents.page!.contents as any[];
const types = () => contents().map(({ componentType }) => componentType);
const errors = () => editor.state.toasts.map(({ text }) => text);

const text = (key: string, words = key) => ({ componentType: 'RichText', key, text: `<p>${words}</p>` });

beforeEach(() => {
  editor = open([text('a'), text('b'), { componentType: 'QuoteBlock', key: 'q', quote: 'Said' }]);
});

function open(contents: object[]): Editor {
  const editor = createEditor();
  openPanel(editor, { kind: 'select', sidebar: null });
  const user = { _id: 'u', username: 'u', email: 'u@x.test', roles: [], admin: true, grants: [] };
  writable(editor).visit = { regions: [], editing: { enabled: true, user } } as never;
  setSession(editor, 'page', openSession(pageFixture({ contents: contents as Item[] })));
  return editor;
}

function copied(isCut = false): { html: string; text: string } {
  const data = new Map<string, string>();
  const transfer = { setData: (type: string, value: string) => void data.set(type, value) };
  expect(copyToEvent(editor, transfer as never, isCut)).toBe(true);
  return { html: data.get('text/html')!, text: data.get('text/plain')! };
}

const payload = (items: unknown[], version = PAYLOAD_VERSION) => ({
  html: `<div data-site-blocks="${btoa(JSON.stringify({ version, items }))}"></div>`,
  text: '',
});

describe('blocks on the clipboard', () => {
  test('are readable in other programs, in their order', () => {
    selectItems(editor, list, ['q', 'a']);
    const { html, text } = copied();
    expect(text).toBe('a\nSaid');
    expect(html).toMatch(/^<div data-site-blocks="[A-Za-z0-9+/=]+"><p>a<\/p><p>Said<\/p><\/div>$/);
  });

  test('are pasted into another page after the selected block, with new keys, in one step', () => {
    selectItems(editor, list, ['a', 'q']);
    const clipboard = copied();
    editor = open([text('x', 'Grüße 🎉'), text('y')]);
    select(editor, { path: path('x') }, { path: list });
    expect(pasteItems(editor, clipboard)).toBe(true);
    expect(types()).toEqual(['RichText', 'RichText', 'QuoteBlock', 'RichText']);
    expect(new Set(contents().map(({ key }) => key)).size).toBe(4);
    expect(contents()[1].key).not.toBe('a');
    expect(editor.state.selectedComponent).toMatchObject({
      path: path(contents()[1].key),
      others: [contents()[2].key],
    });
    undo(editor);
    expect(contents()).toHaveLength(2);
  });

  test('go to the end of the page if nothing is selected', () => {
    select(editor, { path: path('a') }, { path: list });
    const clipboard = copied();
    editor = open([text('x', 'Grüße 🎉')]);
    pasteItems(editor, clipboard);
    expect(contents().map(({ text }) => text)).toEqual(['<p>Grüße 🎉</p>', '<p>a</p>']);
  });

  test('are removed when they are cut, and undo brings them back', () => {
    selectItems(editor, list, ['a', 'b']);
    copied(true);
    expect(types()).toEqual(['QuoteBlock']);
    undo(editor);
    expect(contents()).toHaveLength(3);
  });

  test.each([
    ['is unknown', { componentType: 'Marquee', key: 'k' }, '“Marquee” is not a block of this site.'],
    ['is newer', { ...text('k'), v: 99 }, 'Rich text was copied from a newer version of this site.'],
    [
      'holds a value of another kind',
      { ...text('k'), text: { a: 1 } },
      'Rich text contains a value that is not valid.',
    ],
    ['is no block', { key: 'k' }, 'The blocks on the clipboard are damaged. Copy them again.'],
  ])('a block that %s is not pasted, for a reason in words, but the others are', (_, item, reason) => {
    pasteItems(editor, payload([item, text('k2')]));
    expect(types()).toHaveLength(4);
    expect(errors()).toEqual([`1 block not pasted: ${reason}`]);
  });

  test('of a newer format, or damaged ones, are refused', () => {
    pasteItems(editor, payload([text('k')], PAYLOAD_VERSION + 1));
    pasteItems(editor, { html: `<div data-site-blocks="${btoa('{')}">`, text: '' });
    expect(types()).toHaveLength(3);
    expect(errors()).toEqual([
      'These blocks were copied from a newer version of the editor. Reload the page and paste again.',
      'The blocks on the clipboard are damaged. Copy them again.',
    ]);
  });

  test('cannot run code: texts are cleaned, and links that run code are removed', () => {
    const link = { type: 'external', href: ' javascript:steal()', text: 'x' };
    pasteItems(editor, payload([{ ...text('k', 'a<img src=x onerror=steal()><script>steal()</script>'), link }]));
    expect(contents().at(-1)).toMatchObject({ text: '<p>a</p>', link: { href: '' } });
  });

  test('keep plain texts as they were typed', () => {
    const title = '<p> and <h2> explained';
    editor = open([{ componentType: 'Accordion', key: 'x', items: [{ key: 'r', title, text: '<p>Rich</p>' }] }]);
    selectItems(editor, list, ['x']);
    const { html, text } = copied();
    expect(text).toBe(`${title}\nRich`);
    expect(html).toContain('<p>&lt;p&gt; and &lt;h2&gt; explained</p><p>Rich</p>');
    pasteItems(editor, { html, text });
    expect(contents().map(({ items }) => items[0].title)).toEqual([title, title]);
  });

  test('deeper than a page allows are refused', () => {
    let item: object = text('k0');
    for (let depth = 1; depth < 9; depth += 1)
      item =
        depth % 2 === 0
          ? { componentType: 'IndentedContent', key: `k${depth}`, contents: [item] }
          : { componentType: 'SplitContent', key: `k${depth}`, left: [item] };
    pasteItems(editor, payload([item]));
    expect(errors()).toEqual(['1 block not pasted: Rich text would be nested more than 8 levels deep.']);
  });
});

describe('text of another program', () => {
  test('becomes one block of text', () => {
    select(editor, { path: path('a') }, { path: list });
    pasteItems(editor, { html: '<h1>Title</h1><p style="color:red">Words</p>', text: 'Title\nWords' });
    expect(contents()[1]).toMatchObject({ componentType: 'RichText', text: '<h2>Title</h2><p>Words</p>' });
  });

  test('that begins with a table is a rich text too', () => {
    pasteItems(editor, { html: '<table><tr><td>1</td><td>2</td></tr></table>', text: '' });
    expect(contents().at(-1).text).toMatch(/^<p><\/p><table>/);
  });

  test('without HTML keeps its lines, and nothing is left to the browser if there is none', () => {
    pasteItems(editor, { html: '', text: 'One <b>\n\nTwo' });
    expect(contents().at(-1).text).toBe('<p>One &lt;b&gt;</p><p>Two</p>');
    expect(pasteItems(editor, { html: '', text: '' })).toBe(false);
  });

  test('of which something is left out says so', () => {
    pasteItems(editor, { html: '<p>Words</p><img src="https://a.au/b.png">', text: '' });
    expect(contents().at(-1).text).toBe('<p>Words</p>');
    expect(errors()).toEqual([expect.stringContaining('1 picture was not pasted')]);
  });

  test('that is too long is refused before a service refuses the whole page', () => {
    expect(pasteItems(editor, { html: '', text: 'x'.repeat(richTextLimits.length + 1) })).toBe(true);
    expect(contents()).toHaveLength(3);
    expect(errors()).toEqual([expect.stringContaining('300,000')]);
  });
});
