import { useId, useState } from 'react';
import { announce } from '../core/announce-actions.ts';
import { closeOverlay } from '../core/panel-actions.ts';
import { rememberChoice } from '../core/preferences-actions.ts';
import { keysOf } from '../core/shortcuts.ts';
import { useEditor } from '../core/use-editor.ts';
import { OptionSearch } from '../palette/OptionSearch.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Keys } from '../ui/Keys.tsx';
import { scrollToActive } from '../ui/scroll-to-active.ts';
import { leaveText, resumeText } from './text-commands.ts';
import { useCommands } from './use-commands.ts';
import { messages } from '../messages/messages.ts';
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
        <OptionSearch
          id={id}
          label={t.search}
          placeholder={t.searchHint}
          listLabel={t.title}
          className={styles.commandList}
          search={search}
          groups={groups.map(({ name, commands }) => ({ name, label: t.groups[name], options: commands }))}
          active={active}
          keys={{
            ArrowDown: () => setAt((active + 1) % shown.length),
            ArrowUp: () => setAt((active + shown.length - 1) % shown.length),
          }}
          toOption={(command, index) => ({
            'aria-disabled': command.refusal ? true : undefined,
            className: styles.command,
            ...{ 'data-command': command.id },
            ref: index === active ? scrollToActive : undefined,
            children: (
              <>
                <span>
                  {command.label} {command.detail && <small>{command.detail}</small>}
                </span>
                {command.refusal && <small className={styles.commandRefusal}>{command.refusal}</small>}
                {command.shortcut && !command.refusal && <Keys keys={keysOf(command.shortcut)[0]!} />}
              </>
            ),
          })}
          onSearch={(text) => {
            setSearch(text);
            setAt(0);
          }}
          onActivate={setAt}
          onChoose={choose}
        />
        <p role="status" className={styles.commandNote}>
          {error || (shown.length === 0 && !loading && t.nothing(search))}
        </p>
      </div>
    </Dialog>
  );
}
