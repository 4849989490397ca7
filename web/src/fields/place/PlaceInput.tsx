import { Suspense, lazy, useState } from 'react';
import type { Field, PlaceValue } from '../field.ts';
import { useEditor, useEditorState } from '../../edit/core/use-editor.ts';
import { setValue } from '../../edit/core/actions.ts';
import { LabeledField } from '../../edit/ui/LabeledField.tsx';
import { TextInput } from '../../edit/ui/TextInput.tsx';
import type { InputProps } from '../../edit/field-editors/input.ts';
import { useLocalValue } from '../../edit/ui/use-local-value.ts';
import { common, messages } from '../../edit/messages/messages.ts';
import * as inputsStyles from '../../edit/ui/styles/inputs.module.css';
import * as sidebarStyles from '../../edit/ui/styles/sidebar.module.css';

const t = messages.fields;

const ADDRESS_LENGTH = 300;

const AddressInput = lazy(async () => ({ default: (await import('../../edit/maps/AddressInput.tsx')).AddressInput }));

export function PlaceInput({ field, document, path, value }: InputProps<Field<'place', PlaceValue>>) {
  const editor = useEditor();
  const change = (part: Partial<PlaceValue>) =>
    setValue(editor, path, { ...value, ...part }, { document, typing: true });
  const address = useLocalValue(value.address, (next) => change({ address: next }));
  const script = useEditorState().visit?.editing.mapsScript;
  const choose = (position: PlaceValue) => {
    // Undo restores the typed text first, because the chosen address is a separate step.
    address.onBlur();
    setValue(editor, path, { ...value, ...position }, { document });
    address.onFocus();
  };
  const plain = <TextInput label={t.streetAddress} maxLength={ADDRESS_LENGTH} {...address} />;
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{field.label}</legend>
      {field.hint && <p className={inputsStyles.hint}>{field.hint}</p>}
      {script ? (
        <Suspense fallback={plain}>
          <AddressInput
            label={t.streetAddress}
            maxLength={ADDRESS_LENGTH}
            script={script}
            {...address}
            onChoose={choose}
          />
        </Suspense>
      ) : (
        plain
      )}
      <Degrees label={common.latitude} max={90} value={value.latitude} onChange={(latitude) => change({ latitude })} />
      <Degrees
        label={common.longitude}
        max={180}
        value={value.longitude}
        onChange={(longitude) => change({ longitude })}
      />
    </fieldset>
  );
}

interface DegreesProps {
  label: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Degrees({ label, max, value, onChange }: DegreesProps) {
  const [invalid, setInvalid] = useState<string | null>(null);
  const type = (text: string) => {
    const isInvalid = text.trim() === '' || !(Math.abs(Number(text)) <= max);
    setInvalid(isInvalid ? text : null);
    if (!isInvalid) onChange(Number(text));
  };
  return (
    <LabeledField
      label={label}
      hint={common.inDegrees}
      error={invalid === null ? undefined : t.outOfRange({ min: -max, max })}
    >
      {(bound) => (
        <input
          type="number"
          {...bound}
          min={-max}
          max={max}
          step="any"
          value={invalid ?? value}
          onBlur={() => setInvalid(null)}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </LabeledField>
  );
}
