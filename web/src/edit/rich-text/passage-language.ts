import { type Editor, Mark } from '@tiptap/core';

/** Lets screen readers pronounce, and browsers hyphenate, a passage in another language than the page. */
export const PassageLanguage = Mark.create({
  name: 'passageLanguage',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

export const passageLanguage = (editor: Editor): string => editor.getAttributes(PassageLanguage.name).lang ?? '';

/** An empty tag removes the mark. */
export function markLanguage(editor: Editor, lang: string): void {
  const chain = editor.chain().focus();
  if (lang) chain.setMark(PassageLanguage.name, { lang }).run();
  else chain.extendMarkRange(PassageLanguage.name).unsetMark(PassageLanguage.name).run();
}

const TAGS = [
  ...['ar', 'cy', 'de', 'el', 'en', 'es', 'fa', 'fr', 'ga', 'gd', 'haw', 'hi', 'id', 'it', 'ja', 'ko', 'mi', 'ms'],
  ...['nl', 'pa', 'pl', 'pt', 'sm', 'ta', 'th', 'tl', 'to', 'tr', 'uk', 'ur', 'vi', 'zh-Hans', 'zh-Hant'],
];

/** Returns language tags with their English names, in the order of the names. */
export const passageLanguages = (): { tag: string; name: string }[] => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return TAGS.map((tag) => ({ tag, name: names.of(tag)! })).sort((a, b) => a.name.localeCompare(b.name));
};
