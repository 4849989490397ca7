import { type KeyboardEvent, useId, useState } from 'react';
import type { PlaceValue } from '../../fields/field.ts';
import { LabeledField } from '../ui/LabeledField.tsx';
import type { Suggestion } from './address-search.ts';
import { useSuggestions } from './use-suggestions.ts';
import { messages } from '../messages/messages.ts';
import * as linksStyles from '../ui/styles/links.module.css';

const t = messages.maps;

interface AddressInputProps {
  label: string;
  maxLength: number;
  script: string;
  value: string;
  onChange: (address: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  onChoose: (position: PlaceValue) => void;
}

export function AddressInput({ label, script, onChange, onChoose, onBlur, ...input }: AddressInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  const [isUnknown, setUnknown] = useState(false);
  const id = useId();
  const { suggestions, failed } = useSuggestions(script, typed);
  const isOpen = suggestions.length > 0;
  const close = () => {
    setTyped(null);
    setAt(-1);
  };
  const choose = (suggestion: Suggestion | undefined) => {
    if (!suggestion) return;
    close();
    suggestion.locate().then(onChoose, () => setUnknown(true));
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt(Math.min(at + 1, suggestions.length - 1)),
    ArrowUp: () => setAt(Math.max(at - 1, -1)),
    Enter: () => choose(suggestions[at]),
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const run = isOpen && keys[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  return (
    <LabeledField label={label} hint={t.hint} error={failed || isUnknown ? t.failed : undefined}>
      {(bound) => (
        <div className={linksStyles.picker}>
          <input
            type="text"
            {...input}
            {...bound}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && at >= 0 ? `${id}-${at}` : undefined}
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(-1);
              setUnknown(false);
              onChange(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              onBlur();
            }}
          />
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={t.addresses}
            className={linksStyles.pickerList}
            hidden={!isOpen}
          >
            {suggestions.map((suggestion, index) => (
              <li
                key={suggestion.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                // Keeps the focus in the input, so that the list stays open until the click.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                {suggestion.text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </LabeledField>
  );
}
