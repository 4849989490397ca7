/** @jest-environment ./scripts/jest/document-environment.js */
import { htmlOf, richTextEditor } from './rich-text-editor.ts';
import { markLanguage, passageLanguage, passageLanguages } from './passage-language.ts';

const open = async (value: string) => {
  const mount = document.body.appendChild(document.createElement('div'));
  const text = richTextEditor({ mount, value, hide: [], label: 'Text', onChange: () => {} });
  await new Promise<void>((resolve) => text.on('create', () => resolve()));
  return text;
};

test('a passage gets a language, keeps it, and loses it as a whole', async () => {
  const text = await open('<p>Kia ora koutou</p>');
  text.commands.setTextSelection({ from: 1, to: 8 });
  markLanguage(text, 'mi');
  expect(htmlOf(text)).toBe('<p><span lang="mi">Kia ora</span> koutou</p>');
  text.commands.setTextSelection(3);
  expect(passageLanguage(text)).toBe('mi');
  markLanguage(text, '');
  expect([htmlOf(text), passageLanguage(text)]).toEqual(['<p>Kia ora koutou</p>', '']);
  text.destroy();
});

test('the languages have names', () => {
  expect(passageLanguages()).toContainEqual({ tag: 'mi', name: 'Māori' });
  expect(passageLanguages().filter(({ tag, name }) => tag === name)).toEqual([]);
});
