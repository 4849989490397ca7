import { type ComponentProps, useId } from 'react';
import * as styles from '../ui/styles/palette.module.css';

export interface SearchedGroup<O> {
  name: string;
  label: string;
  options: readonly O[];
}

interface OptionSearchProps<O> {
  /** Prefix of the ids: that of an option ends with its position. */
  id: string;
  label: string;
  placeholder: string;
  /** A description of the keys, which is shown next to the field. */
  hint?: string;
  listLabel: string;
  className: string | undefined;
  groupClassName?: string;
  search: string;
  groups: readonly SearchedGroup<O>[];
  active: number;
  /** Keys that move in the list. Enter chooses the active option. */
  keys: Record<string, () => void>;
  toOption: (option: O, index: number) => ComponentProps<'div'>;
  onSearch: (search: string) => void;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
}

/** A search field that keeps the focus, and the options that it finds. */
export function OptionSearch<O extends { id: string }>(props: OptionSearchProps<O>) {
  const { id, label, placeholder, hint, listLabel, className, groupClassName, search, groups, active } = props;
  const { keys, toOption, onSearch, onActivate, onChoose } = props;
  const headings = useId();
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  let last = -1;
  return (
    <>
      <input
        className={styles.paletteSearch}
        type="search"
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={count > 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        aria-describedby={hint && `${id}-keys`}
        placeholder={placeholder}
        autoFocus
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          const run = event.key === 'Enter' ? () => onChoose(active) : keys[event.key];
          if (!run || event.nativeEvent.isComposing || count === 0) return;
          event.preventDefault();
          run();
        }}
      />
      {hint && (
        <p id={`${id}-keys`} className={styles.paletteKeys}>
          {hint}
        </p>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={listLabel} className={className}>
        {groups.map((group) => (
          <div key={group.name} role="group" aria-labelledby={`${headings}-${group.name}`} className={groupClassName}>
            <div id={`${headings}-${group.name}`} className={styles.paletteHeading}>
              {group.label}
            </div>
            {group.options.map((option) => {
              const index = ++last;
              return (
                <div
                  key={option.id}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  onPointerMove={() => index !== active && onActivate(index)}
                  onClick={() => onChoose(index)}
                  {...toOption(option, index)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
