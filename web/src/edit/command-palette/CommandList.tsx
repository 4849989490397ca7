import { keysOf } from '../core/shortcuts.ts';
import { Keys } from '../ui/Keys.tsx';
import { scrollToActive } from '../ui/scroll-to-active.ts';
import type { Command } from './command.ts';
import type { ShownGroup } from './group-commands.ts';
import { messages } from '../messages/messages.ts';
import * as paletteStyles from '../ui/styles/palette.module.css';
import * as styles from '../ui/styles/command-palette.module.css';

interface CommandListProps {
  id: string;
  groups: readonly ShownGroup[];
  active: number;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
}

export function CommandList({ id, groups, active, onActivate, onChoose }: CommandListProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={messages.commandPalette.title} className={styles.commandList}>
      {groups.map(({ name, commands }, groupIndex) => {
        const first = groups.slice(0, groupIndex).reduce((count, group) => count + group.commands.length, 0);
        return (
          <div key={name} role="group" aria-labelledby={`${id}-group-${name}`}>
            <div id={`${id}-group-${name}`} className={paletteStyles.paletteHeading}>
              {messages.commandPalette.groups[name]}
            </div>
            {commands.map((command, index) => (
              <Option
                key={command.id}
                id={`${id}-${first + index}`}
                command={command}
                isActive={first + index === active}
                onActivate={() => onActivate(first + index)}
                onChoose={() => onChoose(first + index)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onActivate: () => void;
  onChoose: () => void;
}

function Option({ id, command, isActive, onActivate, onChoose }: OptionProps) {
  const { label, detail, shortcut, refusal } = command;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={refusal ? true : undefined}
      className={styles.command}
      data-command={command.id}
      ref={isActive ? scrollToActive : undefined}
      onPointerMove={() => isActive || onActivate()}
      onClick={onChoose}
    >
      <span>
        {label} {detail && <small>{detail}</small>}
      </span>
      {refusal && <small className={styles.commandRefusal}>{refusal}</small>}
      {shortcut && !refusal && <Keys keys={keysOf(shortcut)[0]!} />}
    </div>
  );
}
