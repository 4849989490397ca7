import { useId, useState } from 'react';
import { announce } from '../core/announce-actions.ts';
import { closeOverlay } from '../core/panel-actions.ts';
import { rememberChoice } from '../core/preferences-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { CommandList } from './CommandList.tsx';
import { leaveText, resumeText } from './text-commands.ts';
import { useCommands } from './use-commands.ts';
import { messages } from '../messages/messages.ts';
import * as paletteStyles from '../ui/styles/palette.module.css';
import * as styles from '../ui/styles/command-palette.module.css';

const t = messages.commandPalette;
const WIDTH = 640;

interface CommandPaletteProps {
  navigate: (url: string) => void;
  /** Text that was typed while the palette was loading. */
  typed: { current: string };
}

export function CommandPalette({ navigate, typed }: CommandPaletteProps) {
  const editor = useEditor();
  const id = useId();
  const { search, setSearch, groups, error, loading } = useCommands(typed);
  const shown = groups.flatMap(({ commands }) => commands);
  const [at, setAt] = useState(0);
  const active = Math.min(at, shown.length - 1);
  const close = () => closeOverlay(editor, 'commands');
  const choose = (index: number) => {
    const command = shown[index];
    if (!command) return;
    if (command.refusal) return announce(editor, command.refusal);
    if (command.group !== 'text') leaveText(editor);
    close();
    rememberChoice(editor, 'recentCommands', command.id);
    void command.run({ editor, navigate });
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt((active + 1) % shown.length),
    ArrowUp: () => setAt((active + shown.length - 1) % shown.length),
    Enter: () => choose(active),
  };
  return (
    <Dialog
      title={t.title}
      width={WIDTH}
      onClose={() => {
        close();
        resumeText(editor);
      }}
    >
      <div className={styles.commands}>
        <input
          className={paletteStyles.paletteSearch}
          type="search"
          role="combobox"
          aria-label={t.search}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={shown[active] && `${id}-${active}`}
          aria-autocomplete="list"
          placeholder={t.searchHint}
          autoFocus
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            const run = event.nativeEvent.isComposing || shown.length === 0 ? undefined : keys[event.key];
            if (!run) return;
            event.preventDefault();
            run();
          }}
        />
        <CommandList id={id} groups={groups} active={active} onActivate={setAt} onChoose={choose} />
        <p role="status" className={styles.commandNote}>
          {error || (shown.length === 0 && !loading && t.nothing(search))}
        </p>
      </div>
    </Dialog>
  );
}
