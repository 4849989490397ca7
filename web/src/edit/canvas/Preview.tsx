import type { Item } from '../../../../proto/content.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { newItem } from '../../blocks/new-item.ts';
import { getBlock } from '../../blocks/index.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { EditingContext } from '../../blocks/parts/parts-context.ts';
import { VisitContext } from '../../visit/context/visit-context.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { itemAt } from '../core/contents-actions.ts';
import { closeOverlay } from '../core/panel-actions.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { common, messages } from '../messages/messages.ts';
import * as previewStyles from '../ui/styles/preview.module.css';

export function Preview() {
  const editor = useEditor();
  const { componentPreviewType, visit } = useEditorState();
  const item = componentPreviewType ? itemOf(editor, componentPreviewType) : null;
  if (!item || !visit) return null;
  return (
    <Dialog
      title={common.preview}
      width="90vw"
      closeLabel={messages.canvas.closePreview}
      onClose={() => closeOverlay(editor, 'preview')}
    >
      <div className={previewStyles.preview} inert data-page-preview="" data-theme={visit.page?.theme ?? 'standard'}>
        <PlainContents items={[item]} />
      </div>
    </Dialog>
  );
}

/** Shows items as visitors see them. */
export const PlainContents = ({ items }: { items: readonly Item[] }) => (
  <EditingContext value={null}>
    <VisitContext value={useEditorState().visit as Visit}>
      <Contents at="preview" items={items} />
    </VisitContext>
  </EditingContext>
);

function itemOf(editor: Editor, componentType: string): Item | null {
  const selected = itemAt(editor, [...(editor.state.selectedComponent?.path ?? [])]);
  if (selected?.componentType === componentType) return selected;
  const block = getBlock(componentType);
  return block ? newItem(block, 'preview') : null;
}
