import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { Fields } from '../../fields/field.ts';
import { getBlock } from '../../blocks/index.ts';
import { getElement } from '../canvas/element-registry.ts';
import { duplicateItem, moveBy } from '../core/contents-actions.ts';
import { confirmRemove } from '../core/several-items-actions.ts';
import { openSidebar, select } from '../core/panel-actions.ts';
import { isPressed, type ShortcutName } from '../core/shortcuts.ts';
import { ariaKeys } from '../core/show-keys.ts';
import { samePath } from '../core/selection.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { itemLabel } from './item-label.ts';
import { common, messages } from '../messages/messages.ts';
import * as rowsStyles from '../ui/styles/rows.module.css';

const t = messages.sidebar.outline;

interface OutlineItemProps {
  item: Item;
  list: Path;
  index: number;
  count: number;
  children: ReactNode;
}

export function OutlineItem({ item, list, index, count, children }: OutlineItemProps) {
  const editor = useEditor();
  const row = useRef<HTMLLIElement>(null);
  const block = getBlock(item.componentType);
  const path: Path = [...list, `#${item.key}`];
  const label = block?.label ?? item.componentType;
  const text = itemLabel(item, block?.fields ?? {});
  const name = [label, text].filter(Boolean).join(' ');
  const { selectedComponent } = useEditorState();
  const isSelected = selectedComponent !== null && samePath(selectedComponent.path, path);
  useEffect(() => {
    if (isSelected) row.current?.querySelector('button')?.scrollIntoView({ block: 'center' });
  }, [isSelected]);
  const run: Record<Change, () => void> = {
    moveUp: () => inOutline(() => moveBy(editor, path, -1)),
    moveDown: () => inOutline(() => moveBy(editor, path, 1)),
    duplicate: () => inOutline(() => duplicateItem(editor, path)),
    remove: () => void remove(),
  };
  const inOutline = (change: () => void) => {
    const focused = document.activeElement as HTMLElement | null;
    change();
    openSidebar(editor, 'outline');
    requestAnimationFrame(() => {
      // A moved element loses the focus, and so does a button that becomes disabled.
      if (focused?.isConnected) focused.focus();
      if (document.activeElement !== focused) focusRow(row.current);
    });
  };
  const remove = async () => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling ?? null;
    select(editor, { path }, { path: list });
    await confirmRemove(editor);
    openSidebar(editor, 'outline');
    requestAnimationFrame(() => focusRow(row.current?.isConnected ? row.current : next));
  };
  return (
    <li
      ref={row}
      onKeyDown={(event) => {
        const change = changes.find((name) => isPressed(event, name));
        if (!change) return;
        event.preventDefault();
        event.stopPropagation();
        run[change]();
      }}
    >
      <button
        type="button"
        className={rowsStyles.rowOpen}
        aria-current={isSelected || undefined}
        aria-keyshortcuts={ariaKeys(...changes)}
        onClick={() => {
          select(editor, { path }, { path: list });
          openSidebar(editor, 'item');
          getElement(editor, 'item', path)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
        }}
      >
        <strong>{label}</strong> {text}
      </button>
      <div className={rowsStyles.rowActions} role="group" aria-label={t.change(name)}>
        <IconButton icon={ArrowUp} label={common.moveUp} disabled={index === 0} onClick={run.moveUp} />
        <IconButton icon={ArrowDown} label={common.moveDown} disabled={index === count - 1} onClick={run.moveDown} />
        <IconButton icon={Copy} label={common.duplicate} onClick={run.duplicate} />
        <IconButton icon={Trash2} label={common.remove} onClick={run.remove} />
      </div>
      {children}
    </li>
  );
}

export const listsOf = ({ componentType }: Item) =>
  Object.entries((getBlock(componentType)?.fields ?? {}) as Fields).filter(([, field]) => field.kind === 'contents');

const focusRow = (row: Element | null): void => row?.querySelector('button')?.focus();

const changes = ['moveUp', 'moveDown', 'duplicate', 'remove'] as const satisfies ShortcutName[];
type Change = (typeof changes)[number];
