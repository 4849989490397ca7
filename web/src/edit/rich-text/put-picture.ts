import type { Editor as Tiptap } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import type { Picture } from '../../../../proto/values.ts';
import type { Editor } from '../core/editor.ts';
import { openTextPicture } from '../core/text-picture.ts';
import { type PictureAttributes, toAttributes, toPicture } from './picture-attributes.ts';

/** Chooses a picture for the caret, or changes the selected one. */
export function choosePicture(editor: Editor, tiptap: Tiptap): void {
  openTextPicture(editor, {
    value: tiptap.isActive('picture')
      ? toPicture(tiptap.getAttributes('picture') as PictureAttributes)
      : { imageId: '' },
    change: (picture) => putPicture(tiptap, picture),
    close: () => void (tiptap.isDestroyed || tiptap.commands.focus()),
  });
}

/** The picture stays selected, so that the next change reaches it too. */
export function putPicture(tiptap: Tiptap, picture: Picture): void {
  if (tiptap.isDestroyed) return;
  const { from, $to } = tiptap.state.selection;
  if (picture.imageId === '') {
    if (tiptap.isActive('picture')) tiptap.commands.deleteSelection();
    return;
  }
  const attrs = toAttributes(picture);
  if (tiptap.isActive('picture')) tiptap.chain().updateAttributes('picture', attrs).setNodeSelection(from).run();
  else {
    // Selected words stay, and the picture comes after them, also if the whole text is selected.
    const end = Selection.near($to, -1).to;
    tiptap.chain().insertContentAt(end, { type: 'picture', attrs }).setNodeSelection(end).run();
  }
}
