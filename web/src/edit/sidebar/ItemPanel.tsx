import { ArrowDown, ArrowUp, ChevronUp, Copy, Eye, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import { valueAt } from '../../../../proto/edit/path.ts';
import { hasSampleContent } from '../../../../proto/blocks/sample-content.ts';
import { getBlock } from '../../blocks/index.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { useStablePath } from '../canvas/use-stable-path.ts';
import { selectParent } from '../canvas/select-parent.ts';
import { duplicateItem, indexAt, moveBy, siblings } from '../core/contents-actions.ts';
import { confirmRemove } from '../core/several-items-actions.ts';
import { openOverlay } from '../core/panel-actions.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { ColourInput } from './ColourInput.tsx';
import { FieldList } from './FieldList.tsx';
import { SpacingInput } from './SpacingInput.tsx';
import { keepSampleContent } from '../core/sample-content-actions.ts';
import { Button } from '../ui/Button.tsx';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';
import * as sampleStyles from '../ui/styles/sample-content.module.css';

const t = messages.sidebar;

export function ItemPanel() {
  const editor = useEditor();
  const { selectedComponent, selectedContent, documents } = useEditorState();
  const path = useStablePath(selectedComponent?.path ?? []);
  if (!selectedComponent || selectedComponent.path.length === 0) return null;
  const item = valueAt(documents.page, path) as Item | undefined;
  if (!item) return null;
  const block = getBlock(item.componentType);
  const index = indexAt(editor, path);
  return (
    <div key={item.key} className={sidebarStyles.stack}>
      {selectedContent && (
        <ItemActions
          path={path}
          componentType={item.componentType}
          isFirst={index <= 0}
          isLast={index === siblings(editor, path).length - 1}
        />
      )}
      <SampleNote path={path} item={item} />
      {block ? (
        <FieldList
          fields={block.fields}
          document="page"
          base={path}
          value={item}
          first={selectedComponent.field}
          groupsTexts
        />
      ) : (
        <p className={inputsStyles.hint}>{t.unknownBlock(item.componentType)}</p>
      )}
      <SpacingInput path={path} value={item.spacing as Record<string, string> | undefined} />
      <ColourInput path={path} value={item.backgroundColour} />
    </div>
  );
}

interface ItemActionsProps {
  path: Path;
  componentType: string;
  isFirst: boolean;
  isLast: boolean;
}

const ItemActions = memo(function ItemActions({ path, componentType, isFirst, isLast }: ItemActionsProps) {
  const editor = useEditor();
  return (
    <div className={`${inputsStyles.actions} ${rowsStyles.itemActions}`} role="toolbar" aria-label={common.component}>
      <IconButton icon={ChevronUp} size={18} label={t.selectParent} onClick={() => selectParent(editor)} />
      <IconButton
        icon={ArrowUp}
        size={18}
        label={common.moveUp}
        disabled={isFirst}
        onClick={() => moveBy(editor, path, -1)}
      />
      <IconButton
        icon={ArrowDown}
        size={18}
        label={common.moveDown}
        disabled={isLast}
        onClick={() => moveBy(editor, path, 1)}
      />
      <IconButton icon={Copy} size={18} label={common.duplicate} onClick={() => duplicateItem(editor, path)} />
      <IconButton
        icon={Eye}
        size={18}
        label={common.preview}
        onClick={() => openOverlay(editor, { kind: 'preview', componentType })}
      />
      <IconButton icon={Trash2} size={18} label={common.remove} onClick={() => void confirmRemove(editor)} />
    </div>
  );
});

function SampleNote({ path, item }: { path: Path; item: Item }) {
  const editor = useEditor();
  if (!hasSampleContent(item)) return null;
  return (
    <div className={sampleStyles.sampleNote} role="note">
      <p>{messages.sidebar.sampleContent}</p>
      <Button onClick={() => keepSampleContent(editor, path)}>{messages.canvas.keepSample}</Button>
    </div>
  );
}
