import { Image } from 'lucide-react';
import { valueAt } from '../../../../proto/edit/path.ts';
import type { Picture } from '../../../../proto/values.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { openPicture } from '../core/panel-actions.ts';
import { getElement } from './element-registry.ts';
import { selectAt } from './select-at.ts';
import { useSelectionFrame } from './use-selection-frame.ts';
import { common } from '../messages/messages.ts';
import * as canvasStyles from '../ui/styles/canvas.module.css';
import * as cropperStyles from '../ui/styles/cropper.module.css';

export function PictureButton({ path }: { path: readonly string[] }) {
  const editor = useEditor();
  const { documents } = useEditorState();
  const frame = useSelectionFrame(() => getElement(editor, 'field', path));
  // An empty picture has a button of its own, which this one would cover while it is pressed.
  if (!(valueAt(documents.page, path) as Picture | undefined)?.imageId) return null;
  return (
    <div ref={frame} className={canvasStyles.frame}>
      <button
        type="button"
        className={cropperStyles.pictureButton}
        onClick={() => {
          const element = getElement(editor, 'field', path);
          if (element) selectAt(editor, element);
          openPicture(editor, [...path]);
        }}
      >
        <Image size={16} aria-hidden /> {common.editPicture}
      </button>
    </div>
  );
}
