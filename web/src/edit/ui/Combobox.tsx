import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { idOf, type Keyed } from './key-of.ts';
import { scrollToActive } from './scroll-to-active.ts';
import * as linksStyles from './styles/links.module.css';

interface ComboboxProps<O> extends Omit<ComponentProps<'input'>, 'list' | 'onChange' | 'value'> {
  /** Accessible name of the list of options. */
  listLabel: string;
  isOpen: boolean;
  options: readonly O[];
  show: (option: O) => ReactNode;
  /** The effect of Enter while no option is active. */
  enter: 'choose-first' | 'submit' | 'nothing';
  whenEmpty?: string;
  value: string;
  onChange: (text: string) => void;
  onChoose: (option: O) => void;
  onClose: () => void;
}

export function Combobox<O>({
  listLabel,
  isOpen,
  options,
  keyOf = idOf,
  show,
  enter,
  whenEmpty,
  onChange,
  onChoose,
  onClose,
  ...input
}: ComboboxProps<O> & Keyed<O>) {
  const [at, setAt] = useState(-1);
  const id = useId();
  const choose = (option: O) => {
    setAt(-1);
    onChoose(option);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt(Math.min(at + 1, options.length - 1)),
    ArrowUp: () => setAt(Math.max(at - 1, -1)),
    Escape: onClose,
  };
  const findAction = (key: string): (() => void) | undefined => {
    if (key !== 'Enter') return keys[key];
    const chosen = options[enter === 'choose-first' ? Math.max(at, 0) : at];
    if (chosen) return () => choose(chosen);
    return enter === 'nothing' ? () => undefined : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const run = isOpen && findAction(event.key);
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  return (
    <>
      <input
        type="text"
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && at >= 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        onChange={(event) => {
          setAt(-1);
          onChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={listLabel} className={linksStyles.pickerList} hidden={!isOpen}>
        {options.map((option, index) => (
          <li
            key={keyOf(option)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            ref={index === at ? scrollToActive : undefined}
            // Keeps the focus in the input, so that the list stays open until the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {show(option)}
          </li>
        ))}
        {whenEmpty && options.length === 0 && (
          <li role="option" aria-selected={false} aria-disabled>
            {whenEmpty}
          </li>
        )}
      </ul>
    </>
  );
}
