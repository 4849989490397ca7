import { useState } from 'react';
import type { PlaceValue } from '../../fields/field.ts';
import { Combobox } from '../ui/Combobox.tsx';
import { LabeledField } from '../ui/LabeledField.tsx';
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
  const [isUnknown, setUnknown] = useState(false);
  const { suggestions, failed } = useSuggestions(script, typed);
  const close = () => setTyped(null);
  return (
    <LabeledField label={label} hint={t.hint} error={failed || isUnknown ? t.failed : undefined}>
      {(bound) => (
        <div className={linksStyles.picker}>
          <Combobox
            {...input}
            {...bound}
            listLabel={t.addresses}
            isOpen={suggestions.length > 0}
            options={suggestions}
            keyOf={({ id }) => id}
            show={({ text }) => text}
            enter="nothing"
            onChange={(text) => {
              setTyped(text);
              setUnknown(false);
              onChange(text);
            }}
            onChoose={({ locate }) => {
              close();
              locate().then(onChoose, () => setUnknown(true));
            }}
            onClose={close}
            onBlur={() => {
              close();
              onBlur();
            }}
          />
        </div>
      )}
    </LabeledField>
  );
}
