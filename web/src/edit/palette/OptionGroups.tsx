import { type Ref, useId } from 'react';
import type { OptionGroup } from './group-options.ts';
import { OptionPicture } from './OptionPicture.tsx';
import { messages } from '../messages/messages.ts';
import * as styles from '../ui/styles/palette.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  id: string;
  groups: readonly OptionGroup[];
  active: number;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
}

export function OptionGroups({ ref, id, groups, active, onActivate, onChoose }: Props) {
  const headings = useId();
  return (
    <div
      ref={ref}
      id={`${id}-list`}
      role="listbox"
      aria-label={messages.palette.blocks}
      className={styles.paletteOptions}
    >
      {groups.map(({ name, options }, groupIndex) => {
        const first = groups.slice(0, groupIndex).reduce((count, group) => count + group.options.length, 0);
        return (
          <div key={name} role="group" aria-labelledby={`${headings}-${name}`} className={styles.paletteGroup}>
            <div id={`${headings}-${name}`} className={styles.paletteHeading}>
              {messages.palette.groups[name]}
            </div>
            {options.map((option, index) => (
              <div
                key={option.id}
                id={`${id}-${first + index}`}
                role="option"
                aria-selected={first + index === active}
                aria-label={option.label}
                aria-description={option.about}
                className={styles.paletteOption}
                data-option={first + index}
                data-block={option.id}
                onPointerMove={() => first + index !== active && onActivate(first + index)}
                onClick={() => onChoose(first + index)}
              >
                <OptionPicture option={option} />
                <strong>{option.label}</strong>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

export const optionElement = (grid: Element, index: number): Element | null =>
  grid.querySelector(`[data-option="${index}"]`);
