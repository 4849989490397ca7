import type { Picture } from '../../../../proto/values.ts';
import type { Editor } from './editor.ts';
import { openOverlay } from './panel-actions.ts';

/** Connects an open rich text with the dialog of its picture. */
export interface TextPictureConnection {
  value: Picture;
  /** Files to upload before the picture is chosen. */
  files?: readonly File[];
  /** Removes the picture if `image` is missing. */
  change: (picture: Picture) => void;
  /** Called when the text has the focus again. */
  close: () => void;
}

export const textPictureConnection = (): { current: TextPictureConnection | null } => ({ current: null });

export function openTextPicture(editor: Editor, connection: TextPictureConnection): void {
  editor.get(textPictureConnection).current = connection;
  openOverlay(editor, { kind: 'text-picture' });
}

/** Returns true while a dialog is open that acts on the text behind it. */
export const keepsTextOpen = ({ state: { overlay } }: Editor): boolean =>
  overlay.kind === 'text-picture' || overlay.kind === 'commands';
