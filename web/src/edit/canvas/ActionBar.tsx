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
import { duplicateItem, indexAt, itemAt, labelAt, moveBy, siblings } from '../core/contents-actions.ts';
import { confirmRemove, duplicateSelected, moveSelected } from '../core/several-items-actions.ts';
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
import * as severalItemsStyles from '../ui/styles/several-items.module.css';

const t = messages.canvas;

interface Props {
  /** Several paths are those of the selected blocks. */
  paths: readonly Path[];
  isSelected: boolean;
}

export function ActionBar({ paths, isSelected }: Props) {
  const editor = useEditor();
  useDocument('page');
  const first = paths[0]!;
  const all = siblings(editor, first);
  const end = all.length - paths.length;
  return (
    <Tools
      paths={paths}
      isSelected={isSelected}
      componentType={itemAt(editor, first)?.componentType ?? ''}
      previous={all[indexAt(editor, first) - 1]?.key ?? null}
      isFirst={paths.every((path, at) => indexAt(editor, path) === at)}
      isLast={paths.every((path, at) => indexAt(editor, path) === end + at)}
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
const Tools = memo(function Tools({ paths, isSelected, componentType, previous, isFirst, isLast }: ToolsProps) {
  const editor = useEditor();
  const path = paths[0]!;
  const isOne = paths.length === 1;
  const label = isOne ? labelAt(editor, path) : t.several(paths.length);
  const hasOptions = isOne && Object.keys(settingsOf(componentType)).length > 0;
  const choose = () => {
    if (isOne) select(editor, { path }, { path: parentList(path) });
  };
  const move = (by: 1 | -1) => (isOne ? moveBy(editor, path, by) : moveSelected(editor, by));
  return (
    <>
      <div className={actionBarStyles.bar} role="toolbar" aria-label={label}>
        {isOne ? (
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
        ) : (
          <span className={`${actionBarStyles.barLabel} ${severalItemsStyles.selectedCount}`}>{label}</span>
        )}
        <Tool
          icon={GripVertical}
          className={actionBarStyles.barHandle}
          label={t.drag(label)}
          title={t.dragHint}
          onPointerDown={(event) => startDrag(editor, event.nativeEvent, path)}
        />
        <Tool icon={ArrowUp} label={common.moveUp} disabled={isFirst} onClick={() => move(-1)} />
        <Tool icon={ArrowDown} label={common.moveDown} disabled={isLast} onClick={() => move(1)} />
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
        <Tool
          icon={CopyPlus}
          label={common.duplicate}
          onClick={() => (isOne ? duplicateItem(editor, path) : duplicateSelected(editor))}
        />
        <BlockMenuButton isSelected={isSelected} onOpen={choose} />
        <Tool
          icon={BookmarkPlus}
          label={messages.palette.patterns.save}
          onClick={() => openOverlay(editor, { kind: 'save-pattern', paths: paths.map((one) => [...one]) })}
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
      {isSelected && isOne && (
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
