/** @jest-environment ./scripts/jest/document-environment.js */
import type { Editor as Tiptap } from '@tiptap/core';
import { createEditor } from '../core/editor.ts';
import { pastePictures, putPicture } from './put-picture.ts';
import { htmlOf, richTextEditor } from './rich-text-editor.ts';

let tiptap: Tiptap;
beforeEach(() => {
  const mount = document.body.appendChild(document.createElement('div'));
  tiptap = richTextEditor({ mount, value: '<p>Along the coast</p>', hide: [], label: 'Text', onChange: () => {} });
});
afterEach(() => tiptap.destroy());

const walk = { imageId: 'walk', alt: 'A walk', text: { left: 0, top: 0, width: 600, height: 300 } };
const image = (alt: string) =>
  `<img src="/img/walk?w=600&amp;cx=0&amp;cy=0&amp;cw=600&amp;ch=300" alt="${alt}" width="600" height="300">`;

test.each(['at the end of the words', 'after the whole text'])(
  'a picture is put %s, and replaces none of them',
  (place) => {
    if (place === 'after the whole text') tiptap.commands.selectAll();
    else tiptap.commands.setTextSelection({ from: 1, to: 6 });
    putPicture(tiptap, walk);
    const [before, after] = place === 'after the whole text' ? ['Along the coast', ''] : ['Along', ' the coast'];
    expect(htmlOf(tiptap)).toBe(`<p>${before}${image('A walk')}${after}</p>`);
  },
);

test('while it is chosen and described it is one picture, which is removed again without an image', () => {
  putPicture(tiptap, { ...walk, alt: '' });
  putPicture(tiptap, { ...walk, alt: 'The' });
  putPicture(tiptap, { ...walk, alt: 'The walk' });
  expect(htmlOf(tiptap)).toContain(image('The walk'));
  expect(htmlOf(tiptap).match(/<img/g)).toHaveLength(1);
  putPicture(tiptap, { imageId: '' });
  expect(htmlOf(tiptap)).toBe('<p>Along the coast</p>');
});

test.each([
  [[], 'The picture was not pasted. You may not change pictures and files. Ask an administrator.'],
  [['lists'], 'Pictures cannot be pasted into this text. Add a picture block instead.'],
] as const)(
  'a picture that is pasted without a right, or where %j is hidden, is refused with a reason',
  (hide, reason) => {
    const editor = createEditor();
    pastePictures(editor, tiptap, { files: [new File(['x'], 'x.png', { type: 'image/png' })], hide });
    expect(editor.state.toasts.map(({ text }) => text)).toEqual([reason]);
    expect(editor.state.overlay.kind).toBe('closed');
  },
);
