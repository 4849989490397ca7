import type { Editor as Tiptap } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import type { Picture } from '../../../../proto/values.ts';
import type { RichTextPart } from '../../fields/field.ts';
import type { Editor } from '../core/editor.ts';
import { refusal } from '../core/permissions.ts';
import { showError } from '../core/toast-actions.ts';
import { messages } from '../messages/messages.ts';
import { openTextPicture } from '../core/text-picture.ts';
import { type PictureAttributes, toAttributes, toPicture } from './picture-attributes.ts';

const t = messages.richText;

export const allowsPictures = (hide: readonly RichTextPart[]): boolean => !hide.includes('lists');

/** Uploads pictures to the gallery. A single picture is also inserted at the caret. */
export function pastePictures(
  editor: Editor,
  tiptap: Tiptap,
  { files, hide }: { files: readonly File[]; hide: readonly RichTextPart[] },
): void {
  if (!allowsPictures(hide)) return showError(editor, t.noPictures);
  const reason = refusal(editor.state, 'media');
  if (reason) return showError(editor, t.picturesRefused(reason));
  openFor(editor, tiptap, { imageId: '' }, files);
}

/** Chooses a picture for the caret, or changes the selected one. */
export function choosePicture(editor: Editor, tiptap: Tiptap): void {
  const isSelected = tiptap.isActive('picture');
  const picture = isSelected ? toPicture(tiptap.getAttributes('picture') as PictureAttributes) : { imageId: '' };
  openFor(editor, tiptap, picture);
}

function openFor(editor: Editor, tiptap: Tiptap, value: Picture, files?: readonly File[]): void {
  openTextPicture(editor, {
    value,
    files,
    change: (picture) => putPicture(tiptap, picture),
    close: () => void (tiptap.isDestroyed || tiptap.commands.focus()),
  });
}

/** Selects the picture, so that the next change applies to it. */
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
    // The picture is inserted after selected words, even if the whole text is selected.
    const end = Selection.near($to, -1).to;
    tiptap.chain().insertContentAt(end, { type: 'picture', attrs }).setNodeSelection(end).run();
  }
}
