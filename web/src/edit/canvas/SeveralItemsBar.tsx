import { ArrowDown, ArrowUp, BookmarkPlus, CopyPlus, GripVertical, Trash2 } from 'lucide-react';
import type { Path } from '../../../../proto/edit.ts';
import { indexAt, siblings } from '../core/contents-actions.ts';
import { confirmRemove, duplicateSelected, moveSelected } from '../core/several-items-actions.ts';
import { openOverlay } from '../core/panel-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { BlockMenuButton } from './BlockMenu.tsx';
import { Tool } from '../ui/Tool.tsx';
import { startDrag } from './drag.ts';
import { common, messages } from '../messages/messages.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as actionBarStyles from '../ui/styles/action-bar.module.css';
import * as severalItemsStyles from '../ui/styles/several-items.module.css';

const t = messages.canvas;

export function SeveralItemsBar({ paths }: { paths: readonly Path[] }) {
  const editor = useEditor();
  const first = paths[0]!;
  const label = t.several(paths.length);
  const last = siblings(editor, first).length - 1;
  const isAtStart = paths.every((path, at) => indexAt(editor, path) === at);
  const isAtEnd = paths.every((path, at) => indexAt(editor, path) === last - (paths.length - 1 - at));
  return (
    <div className={actionBarStyles.bar} role="toolbar" aria-label={label}>
      <span className={joinClasses(actionBarStyles.barLabel, severalItemsStyles.selectedCount)}>{label}</span>
      <Tool
        icon={GripVertical}
        className={actionBarStyles.barHandle}
        label={t.drag(label)}
        title={t.dragHint}
        onPointerDown={(event) => startDrag(editor, event.nativeEvent, first)}
      />
      <Tool icon={ArrowUp} label={common.moveUp} disabled={isAtStart} onClick={() => moveSelected(editor, -1)} />
      <Tool icon={ArrowDown} label={common.moveDown} disabled={isAtEnd} onClick={() => moveSelected(editor, 1)} />
      <Tool icon={CopyPlus} label={common.duplicate} onClick={() => duplicateSelected(editor)} />
      <Tool
        icon={BookmarkPlus}
        label={messages.palette.patterns.save}
        onClick={() => openOverlay(editor, { kind: 'save-pattern', paths: [...paths] })}
      />
      <BlockMenuButton isSelected />
      <Tool icon={Trash2} label={common.remove} onClick={() => void confirmRemove(editor)} />
    </div>
  );
}
