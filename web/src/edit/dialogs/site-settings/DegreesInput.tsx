import { useState } from 'react';
import { TextInput } from '../../ui/TextInput.tsx';
import { common } from '../../messages/messages.ts';

interface DegreesInputProps {
  label: string;
  limit: number;
  error?: string;
  value: number;
  onChange: (value: number) => void;
}

/** Keeps the typed text while it parses to the value: browsers report a lone minus as empty, and “0.0” equals 0. */
export function DegreesInput({ label, limit, error, value, onChange }: DegreesInputProps) {
  const [text, setText] = useState('');
  return (
    <TextInput
      label={label}
      hint={common.inDegrees}
      type="number"
      min={-limit}
      max={limit}
      step="any"
      error={error}
      value={Object.is(parseDegrees(text), value) ? text : formatDegrees(value)}
      onChange={(next) => {
        setText(next);
        onChange(parseDegrees(next));
      }}
    />
  );
}

const parseDegrees = (text: string): number => (text === '' ? NaN : Number(text));

const formatDegrees = (value: number): string => (Number.isNaN(value) ? '' : String(value));
