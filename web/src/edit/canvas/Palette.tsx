import { useId, useState } from 'react';
import { blocks } from '../../blocks/index.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { allows } from '../core/find-list.ts';
import { insertBlock } from '../core/contents-actions.ts';
import { closeOverlay } from '../core/panel-actions.ts';
import type { Fields } from '../../fields/field.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { filterBlocks } from './filter-blocks.ts';
import { scrollIntoView } from './scroll-into-view.ts';
import { common, messages } from '../messages/messages.ts';
import * as dialogsStyles from '../ui/styles/dialogs.module.css';

const t = messages.canvas;

export function Palette() {
  const editor = useEditor();
  const { inserting } = useEditorState();
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  if (!inserting) return null;
  const found = filterBlocks(
    blocks.filter(({ componentType }) => allows(editor, [...inserting.content.path], componentType)),
    search,
  );
  const active = Math.min(at, found.length - 1);
  const close = () => {
    setSearch('');
    setAt(0);
    closeOverlay(editor, 'palette');
  };
  const choose = (index: number) => {
    const block = found[index];
    if (!block) return;
    setSearch('');
    setAt(0);
    const path = insertBlock(editor, block);
    if (!path) return;
    const [name, field] = Object.entries(block.fields as Fields)[0] ?? [];
    scrollIntoView(editor, path, field?.kind === 'richText' ? [...path, name!] : undefined);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt(Math.min(active + 1, found.length - 1)),
    ArrowUp: () => setAt(Math.max(active - 1, 0)),
    Enter: () => choose(active),
  };
  return (
    <Dialog title={common.addBlock} width={640} onClose={close}>
      <input
        className={dialogsStyles.search}
        type="search"
        role="combobox"
        aria-label={t.searchBlocks}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found[active] && `${id}-${found[active].componentType}`}
        placeholder={t.searchBlocks}
        autoFocus
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const run = keys[event.key];
          if (!run) return;
          event.preventDefault();
          run();
        }}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={t.blocks} className={dialogsStyles.palette}>
        {found.map((block, index) => (
          <li
            key={block.componentType}
            id={`${id}-${block.componentType}`}
            role="option"
            aria-selected={index === active}
            data-block={block.componentType}
            ref={(node) => (index === active ? node?.scrollIntoView({ block: 'nearest' }) : undefined)}
            onPointerEnter={() => setAt(index)}
            onClick={() => choose(index)}
          >
            <strong>{block.label}</strong>
            <span>{block.about}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={dialogsStyles.nothing}>{t.noBlocks(search)}</p>}
    </Dialog>
  );
}
