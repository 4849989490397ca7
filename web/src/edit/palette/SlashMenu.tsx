import { useEffect, useMemo, useState } from 'react';
import { announce } from '../core/announce-actions.ts';
import { newKey } from '../core/new-key.ts';
import { rememberChoice } from '../core/preferences-actions.ts';
import { blockOf, closeSlashCommand, insertAtSlash } from '../core/slash-actions.ts';
import { slashConnection } from '../core/slash-command.ts';
import { parentList } from '../core/selection.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { Popover } from '../ui/Popover.tsx';
import { scrollToActive } from '../ui/scroll-to-active.ts';
import { OptionPicture } from './OptionPicture.tsx';
import { filterOptions } from './palette-option.ts';
import { focusInserted } from '../canvas/focus-inserted.ts';
import { usePaletteOptions } from './use-palette-options.ts';
import { common, messages } from '../messages/messages.ts';
import * as styles from '../ui/styles/palette.module.css';

const t = messages.palette;

/** The rich text keeps the focus and forwards key presses. */
export function SlashMenu() {
  const editor = useEditor();
  const { overlay } = useEditorState();
  const command = overlay.kind === 'slash' ? overlay.command : null;
  const text = overlay.kind === 'slash' ? overlay.path.join('\n') : '';
  const search = command?.search ?? '';
  const [chosen, setChosen] = useState({ search, at: 0 });
  const { options } = usePaletteOptions(text === '' ? [] : parentList(blockOf(editor, text.split('\n'))));
  const found = useMemo(() => filterOptions(options, search), [options, search]);
  const at = chosen.search === search ? Math.min(chosen.at, found.length - 1) : 0;
  const active = found[at];
  const choose = (index: number) => {
    const option = found[index];
    const path = option && insertAtSlash(editor, option.createItems(newKey()));
    if (!path) return;
    rememberChoice(editor, 'recentBlocks', option.id);
    focusInserted(editor, path);
  };
  const move = (by: number) => setChosen({ search, at: (at + by + found.length) % found.length });
  useEffect(() => {
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => choose(at),
      Tab: () => choose(at),
      Escape: () => closeSlashCommand(editor),
    };
    const connection = editor.get(slashConnection);
    connection.onKey = (key) => {
      const run = found.length > 0 || key === 'Escape' ? keys[key] : undefined;
      run?.();
      return run !== undefined;
    };
    return () => void (connection.onKey = null);
  });
  const label = active?.label;
  useEffect(() => {
    if (label) announce(editor, t.slashPosition({ block: label, position: at + 1, count: found.length }));
  }, [editor, label, at, found.length]);
  if (!command || found.length === 0) return null;
  return (
    <Popover
      label={common.addBlock}
      className={styles.slash}
      anchor={() => editor.get(slashConnection).anchor()}
      onClose={() => closeSlashCommand(editor)}
    >
      <div
        role="listbox"
        aria-label={t.blocks}
        // A list that scrolls must be focusable. A press does not move the focus from the text.
        tabIndex={0}
        onPointerDown={(event) => event.preventDefault()}
      >
        {found.map((option, index) => (
          <div
            key={option.id}
            role="option"
            aria-selected={index === at}
            aria-description={option.about}
            className={styles.slashOption}
            data-block={option.id}
            ref={index === at ? scrollToActive : undefined}
            onClick={() => choose(index)}
          >
            <OptionPicture option={option} />
            <strong>{option.label}</strong>
          </div>
        ))}
      </div>
    </Popover>
  );
}
