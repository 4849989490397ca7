/** @jest-environment ./scripts/jest/document-environment.js */
import { jest } from '@jest/globals';
import type { Editor } from '@tiptap/core';
import { richTextLimits } from '../../../../proto/limits.ts';

// What finds the addresses in a text refers to the console when it is loaded.
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
const { htmlOf, richTextEditor, showHtml } = await import('./rich-text-editor.ts');

let texts: Editor[] = [];
const open = async (value: string, onLeftOut?: (sentence: string) => void) => {
  const mount = document.body.appendChild(document.createElement('div'));
  const text = richTextEditor({ mount, value, hide: [], label: 'Text', onChange: () => {}, onLeftOut });
  texts.push(text);
  await new Promise<void>((resolve) => text.on('create', () => resolve()));
  return text;
};
afterEach(() => {
  for (const text of texts) text.destroy();
  texts = [];
});

const type = (text: Editor, typed: string) => {
  for (const letter of typed) text.view.dispatch(text.state.tr.insertText(letter));
};
const caretAfter = (text: Editor, words: string) =>
  text.state.doc.descendants((node, at) => {
    const found = node.text?.indexOf(words) ?? -1;
    if (found >= 0) text.commands.setTextSelection(at + found + words.length);
  });

test('several texts are open at once without a warning, and all keep links to mail and telephone', async () => {
  const links = '<p><a href="mailto:a@b.au">Mail</a> <a href="tel:+61255500100">Call</a></p>';
  const first = await open('');
  type(first, 'see www.a.au ');
  expect(htmlOf(first)).toContain('<a href="https://www.a.au">');
  const second = await open(links);
  expect(htmlOf(second)).toBe(links);
  expect(warn.mock.calls).toEqual([]);
});

describe('a typed or pasted address becomes a link', () => {
  test.each([
    ['example.org ', '<a href="https://example.org">example.org</a> '],
    ['http://example.org ', '<a href="http://example.org">http://example.org</a> '],
    ['(www.example.org/a?b) ', '(<a href="https://www.example.org/a?b">www.example.org/a?b</a>) '],
    ['ann@example.org ', '<a href="mailto:ann@example.org">ann@example.org</a> '],
    ['localhost and v1.2 ', 'localhost and v1.2 '],
  ])('%s', async (typed, html) => {
    const text = await open('');
    type(text, typed);
    expect(htmlOf(text)).toBe(`<p>${html}</p>`);
    const pasted = await open('');
    pasted.view.pasteText(typed.trim(), new Event('paste') as ClipboardEvent);
    expect(htmlOf(pasted)).toBe(`<p>${html.trim()}</p>`);
  });

  test('when Enter follows it', async () => {
    const text = await open('');
    type(text, 'example.org');
    text.commands.splitBlock();
    expect(htmlOf(text)).toBe('<p><a href="https://example.org">example.org</a></p><p></p>');
  });
});

describe('an address without a link stays without one', () => {
  const linked = '<p>At <a href="https://booking.com">booking.com</a></p><p>More</p>';
  const plain = '<p>At booking.com</p><p>More</p>';

  test.each([
    ['removed', (text: Editor) => text.chain().extendMarkRange('link').unsetLink().run()],
    ['removed with every format', (text: Editor) => text.chain().selectAll().unsetAllMarks().run()],
    ['undone', (text: Editor) => showHtml(text, plain)],
  ])('after its link is %s', async (_, remove) => {
    const text = await open(linked);
    caretAfter(text, 'booking');
    remove(text);
    expect(htmlOf(text)).toBe(plain);
    caretAfter(text, 'booking.com');
    type(text, ' ');
    text.commands.splitBlock();
    caretAfter(text, 'More');
    type(text, ' booking.com ');
    showHtml(text, plain);
    expect(htmlOf(text)).toBe(plain);
    caretAfter(text, 'booking.com');
    text.commands.splitBlock();
    expect(htmlOf(text)).not.toContain('<a');
  });

  test('when the text is opened again', async () => {
    const text = await open(plain);
    caretAfter(text, 'booking.com');
    type(text, ' ');
    expect(htmlOf(text)).not.toContain('<a');
    type(text, 'or example.org ');
    expect(htmlOf(text)).toContain('<a href="https://example.org">');
  });
});

test('what is typed after a link is not part of it', async () => {
  const text = await open('<p>Our <a href="/terms"><strong>terms</strong></a></p>');
  caretAfter(text, 'terms');
  type(text, '.');
  expect(htmlOf(text)).toBe('<p>Our <a href="/terms"><strong>terms</strong></a><strong>.</strong></p>');
  caretAfter(text, 'ter');
  type(text, 'r');
  expect(htmlOf(text)).toContain('<a href="/terms"><strong>terrms</strong></a>');
});

test('the keys of formats are at the same places on a Russian keyboard', async () => {
  const { htmlOf, richTextEditor } = await import('./rich-text-editor.ts');
  const mount = document.body.appendChild(document.createElement('div'));
  const text = richTextEditor({ mount, value: '<p>Text</p>', hide: [], label: 'Text', onChange: () => {} });
  await new Promise<void>((resolve) => text.on('create', () => resolve()));
  text.commands.selectAll();
  const press = (key: string, code: string) =>
    text.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey: true, bubbles: true }));
  press('и', 'KeyB');
  expect(htmlOf(text)).toBe('<p><strong>Text</strong></p>');
  press('ш', 'KeyI');
  expect(htmlOf(text)).toBe('<p><strong><em>Text</em></strong></p>');
  press('и', 'KeyB');
  expect(htmlOf(text)).toBe('<p><em>Text</em></p>');
  text.destroy();
});

describe('a paste of which nothing is left', () => {
  const long = 'x'.repeat(richTextLimits.length + 1);
  const paste = () => new Event('paste') as ClipboardEvent;

  test.each([
    ['plain text that is too long', (text: Editor) => text.view.pasteText(long, paste()), 'longer than'],
    ['a document that is too long', (text: Editor) => text.view.pasteHTML(`<p>${long}</p>`, paste()), 'longer than'],
    [
      'a picture of another site',
      (text: Editor) => text.view.pasteHTML('<img src="https://a.au/b.png">', paste()),
      '1 picture',
    ],
  ])('is reported and leaves the selected words: %s', async (_, pasteInto, sentence) => {
    const reports: string[] = [];
    const text = await open('<p>Some words</p>', (report) => reports.push(report));
    text.commands.setTextSelection({ from: 6, to: 11 });
    pasteInto(text);
    expect(htmlOf(text)).toBe('<p>Some words</p>');
    expect(reports).toEqual([expect.stringContaining(sentence)]);
  });
});
