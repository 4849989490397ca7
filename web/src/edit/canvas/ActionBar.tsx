import { ArrowDown, ArrowUp, Copy, GripVertical, Plus, SlidersHorizontal, Trash2 } from 'lucide-react';
import type { Path } from '../../../../proto/edit.ts';
import { useEditor } from '../core/use-editor.ts';
import {
  confirmRemove,
  duplicateItem,
  indexAt,
  itemAt,
  labelAt,
  moveDown,
  moveUp,
  siblings,
} from '../core/contents-actions.ts';
import { openOverlay, openPalette, openSidebar, select } from '../core/panel-actions.ts';
import { itemKey, parentList } from '../core/selection.ts';
import { settingsOf } from './settings-of.ts';
import { startDrag } from './drag.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.canvas;

interface Props {
  path: Path;
  inserts: boolean;
}

export function ActionBar({ path, inserts }: Props) {
  const editor = useEditor();
  const index = indexAt(editor, path);
  const all = siblings(editor, path);
  const label = labelAt(editor, path);
  const hasOptions = Object.keys(settingsOf(itemAt(editor, path)?.componentType ?? '')).length > 0;
  const choose = () => select(editor, { path }, { path: parentList(path) });
  return (
    <>
      <div className="ed-bar" role="toolbar" aria-label={label}>
        <button
          type="button"
          className="ed-bar-label"
          onClick={() => {
            choose();
            openSidebar(editor, 'item');
          }}
        >
          {label}
        </button>
        <button
          type="button"
          className="ed-bar-handle"
          aria-label={t.drag(label)}
          title={t.dragHint}
          onPointerDown={(event) => startDrag(editor, event.nativeEvent, path)}
        >
          <GripVertical size={16} />
        </button>
        <button
          type="button"
          aria-label={common.moveUp}
          title={common.moveUp}
          disabled={index <= 0}
          onClick={() => moveUp(editor, path)}
        >
          <ArrowUp size={16} />
        </button>
        <button
          type="button"
          aria-label={common.moveDown}
          title={common.moveDown}
          disabled={index === all.length - 1}
          onClick={() => moveDown(editor, path)}
        >
          <ArrowDown size={16} />
        </button>
        {hasOptions && (
          <button
            type="button"
            className="ed-bar-options"
            aria-label={common.options}
            title={common.options}
            onClick={() => {
              choose();
              openOverlay(editor, { kind: 'setting', path: [...path] });
            }}
          >
            <SlidersHorizontal size={16} />
          </button>
        )}
        <button
          type="button"
          aria-label={common.duplicate}
          title={common.duplicate}
          onClick={() => duplicateItem(editor, path)}
        >
          <Copy size={16} />
        </button>
        <button
          type="button"
          aria-label={common.remove}
          title={common.remove}
          onClick={() => {
            choose();
            void confirmRemove(editor, common.areYouSure);
          }}
        >
          <Trash2 size={16} />
        </button>
      </div>
      {inserts && (
        <>
          <button
            type="button"
            className="ed-plus ed-plus-above"
            aria-label={t.insertAbove}
            title={t.insertAbove}
            onClick={() => openPalette(editor, parentList(path), all[index - 1]?.key ?? null)}
          >
            <Plus size={16} />
          </button>
          <button
            type="button"
            className="ed-plus ed-plus-below"
            aria-label={t.insertBelow}
            title={t.insertBelow}
            onClick={() => openPalette(editor, parentList(path), itemKey(path))}
          >
            <Plus size={16} />
          </button>
        </>
      )}
    </>
  );
}
