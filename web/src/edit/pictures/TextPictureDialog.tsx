import { useState } from 'react';
import type { PictureField } from '../../fields/field.ts';
import { closeOverlay } from '../core/panel-actions.ts';
import { type TextPictureConnection, textPictureConnection } from '../core/text-picture.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { MAX_WIDTH, TEXT_CROP } from '../rich-text/picture-attributes.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { messages } from '../messages/messages.ts';

/** A picture in a text can have any shape. */
const field = {
  kind: 'picture',
  label: messages.pictures.inText,
  initial: { imageId: '' },
  sizes: { [TEXT_CROP]: { width: MAX_WIDTH, height: MAX_WIDTH } },
  freeform: true,
} as unknown as PictureField;

export function TextPictureDialog() {
  const editor = useEditor();
  const { overlay } = useEditorState();
  const connection = editor.get(textPictureConnection).current;
  if (overlay.kind !== 'text-picture' || !connection) return null;
  const close = () => {
    closeOverlay(editor, 'text-picture');
    connection.close();
  };
  return <Connected connection={connection} onClose={close} />;
}

function Connected({ connection, onClose }: { connection: TextPictureConnection; onClose: () => void }) {
  const [value, setValue] = useState(connection.value);
  const takeFiles = () => {
    const { files = [] } = connection;
    connection.files = [];
    return files;
  };
  return (
    <PictureDialog
      field={field}
      value={value}
      takeFiles={takeFiles}
      start={value.imageId ? 'cropping' : 'gallery'}
      onChange={(next) => {
        setValue(next);
        connection.change(next);
      }}
      onClose={onClose}
    />
  );
}
