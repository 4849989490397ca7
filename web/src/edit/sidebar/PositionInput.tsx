import { Suspense, lazy, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Field, PlaceValue } from '../../fields/field.ts';
import { setValue } from '../core/actions.ts';
import { state } from '../core/state.ts';
import { LabeledField } from '../ui/LabeledField.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import type { InputProps } from './input.ts';
import { useLocalValue } from './use-local-value.ts';

const ADDRESS_LENGTH = 300;

/** Loaded only if a maps service is configured. */
const AddressInput = lazy(async () => ({ default: (await import('../maps/AddressInput.tsx')).AddressInput }));

export function PositionInput({ field, document, path, value }: InputProps<Field<'place', PlaceValue>>) {
  const change = (part: Partial<PlaceValue>) => setValue(path, { ...value, ...part }, { document, typing: true });
  const address = useLocalValue(value.address, (next) => change({ address: next }));
  const script = useSnapshot(state).visit?.editing.mapsScript;
  const choose = (place: PlaceValue) => {
    // The chosen address replaces the typed text as a separate undo step.
    address.onBlur();
    setValue(path, { ...value, ...place }, { document });
    address.onFocus();
  };
  const plain = <TextInput label="Street address" maxLength={ADDRESS_LENGTH} {...address} />;
  return (
    <fieldset className="ed-group">
      <legend>{field.label}</legend>
      {field.hint && <p className="ed-hint">{field.hint}</p>}
      {script ? (
        <Suspense fallback={plain}>
          <AddressInput
            label="Street address"
            maxLength={ADDRESS_LENGTH}
            script={script}
            {...address}
            onChoose={choose}
          />
        </Suspense>
      ) : (
        plain
      )}
      <Degrees label="Latitude" most={90} value={value.latitude} onChange={(latitude) => change({ latitude })} />
      <Degrees label="Longitude" most={180} value={value.longitude} onChange={(longitude) => change({ longitude })} />
    </fieldset>
  );
}

interface DegreesProps {
  label: string;
  most: number;
  value: number;
  onChange: (value: number) => void;
}

function Degrees({ label, most, value, onChange }: DegreesProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const type = (text: string) => {
    const isWrong = text.trim() === '' || !(Math.abs(Number(text)) <= most);
    setWrong(isWrong ? text : null);
    if (!isWrong) onChange(Number(text));
  };
  return (
    <LabeledField
      label={label}
      hint="In degrees, with a minus for south and west."
      error={wrong === null ? undefined : `Please enter a number from -${most} to ${most}.`}
    >
      {(bound) => (
        <input
          type="number"
          {...bound}
          min={-most}
          max={most}
          step="any"
          value={wrong ?? value}
          onBlur={() => setWrong(null)}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </LabeledField>
  );
}
