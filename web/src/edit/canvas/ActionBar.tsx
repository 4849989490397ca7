import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  CopyPlus,
  GripVertical,
  Plus,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { memo } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { useDocument } from '../core/use-document.ts';
import { useEditor } from '../core/use-editor.ts';
import { duplicateItem, indexAt, itemAt, labelAt, moveDown, moveUp, siblings } from '../core/contents-actions.ts';
import { confirmRemove } from '../core/several-items-actions.ts';
import { openOverlay, openPalette, openSidebar, select } from '../core/panel-actions.ts';
import { itemKey, parentList } from '../core/selection.ts';
import { BlockMenuButton } from './BlockMenu.tsx';
import { Tool } from '../ui/Tool.tsx';
import { unfoldSidebar } from '../core/sidebar-layout-actions.ts';
import { settingsOf } from './settings-of.ts';
import { startDrag } from './drag.ts';
import { common, messages } from '../messages/messages.ts';
import * as actionBarStyles from '../ui/styles/action-bar.module.css';
import * as canvasStyles from '../ui/styles/canvas.module.css';

const t = messages.canvas;

interface Props {
  path: Path;
  inserts: boolean;
}

export function ActionBar({ path, inserts }: Props) {
  const editor = useEditor();
  useDocument('page');
  const all = siblings(editor, path);
  const index = indexAt(editor, path);
  return (
    <Tools
      path={path}
      inserts={inserts}
      componentType={itemAt(editor, path)?.componentType ?? ''}
      previous={all[index - 1]?.key ?? null}
      isFirst={index <= 0}
      isLast={index === all.length - 1}
    />
  );
}

interface ToolsProps extends Props {
  componentType: string;
  /** Key of the previous block. */
  previous: string | null;
  isFirst: boolean;
  isLast: boolean;
}

/** Memoised, so that typing renders no buttons. */
const Tools = memo(function Tools({ path, inserts, componentType, previous, isFirst, isLast }: ToolsProps) {
  const editor = useEditor();
  const label = labelAt(editor, path);
  const hasOptions = Object.keys(settingsOf(componentType)).length > 0;
  const choose = () => select(editor, { path }, { path: parentList(path) });
  return (
    <>
      <div className={actionBarStyles.bar} role="toolbar" aria-label={label}>
        <button
          type="button"
          className={actionBarStyles.barLabel}
          onClick={() => {
            choose();
            openSidebar(editor, 'item');
            unfoldSidebar(editor);
          }}
        >
          {label}
        </button>
        <Tool
          icon={GripVertical}
          className={actionBarStyles.barHandle}
          label={t.drag(label)}
          title={t.dragHint}
          onPointerDown={(event) => startDrag(editor, event.nativeEvent, path)}
        />
        <Tool icon={ArrowUp} label={common.moveUp} disabled={isFirst} onClick={() => moveUp(editor, path)} />
        <Tool icon={ArrowDown} label={common.moveDown} disabled={isLast} onClick={() => moveDown(editor, path)} />
        {hasOptions && (
          <Tool
            icon={SlidersHorizontal}
            data-bar-options
            label={common.options}
            onClick={() => {
              choose();
              openOverlay(editor, { kind: 'setting', path: [...path] });
            }}
          />
        )}
        <Tool icon={CopyPlus} label={common.duplicate} onClick={() => duplicateItem(editor, path)} />
        <BlockMenuButton isSelected={inserts} onOpen={choose} />
        <Tool
          icon={BookmarkPlus}
          label={messages.palette.patterns.save}
          onClick={() => openOverlay(editor, { kind: 'save-pattern', paths: [[...path]] })}
        />
        <Tool
          icon={Trash2}
          label={common.remove}
          onClick={() => {
            choose();
            void confirmRemove(editor);
          }}
        />
      </div>
      {inserts && (
        <>
          <Tool
            icon={Plus}
            className={`${canvasStyles.plus} ${canvasStyles.plusAbove}`}
            label={t.insertAbove}
            onClick={() => openPalette(editor, parentList(path), previous)}
          />
          <Tool
            icon={Plus}
            className={`${canvasStyles.plus} ${canvasStyles.plusBelow}`}
            label={t.insertBelow}
            onClick={() => openPalette(editor, parentList(path), itemKey(path))}
          />
        </>
      )}
    </>
  );
});
