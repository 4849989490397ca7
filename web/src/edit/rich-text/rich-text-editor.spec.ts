/** @jest-environment jsdom */
import { jest } from '@jest/globals';

test('several texts are open at once without a warning, and all keep links to mail and telephone', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  // What finds the addresses in a text refers to the console when it is loaded.
  const { htmlOf, richTextEditor } = await import('./rich-text-editor.ts');
  const open = async (value: string) => {
    const mount = document.body.appendChild(document.createElement('div'));
    const text = richTextEditor({ mount, value, hide: [], label: 'Text', onChange: () => {} });
    await new Promise<void>((resolve) => text.on('create', () => resolve()));
    return text;
  };
  const links = '<p><a href="mailto:a@b.au">Mail</a> <a href="tel:+61255500100">Call</a></p>';
  const first = await open('');
  for (const key of 'see www.a.au ') first.commands.insertContent(key);
  expect(htmlOf(first)).toContain('<a href="http://www.a.au">');
  const second = await open(links);
  expect(htmlOf(second)).toBe(links);
  expect(warn.mock.calls).toEqual([]);
  [first, second].forEach((text) => text.destroy());
  warn.mockRestore();
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
