import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.siteSettings.regions;
const SIZE = { width: 40, height: 30 };

interface FlagInputProps {
  value: string;
  /** Of the region, such as `en-AU`, from which a flag is suggested. */
  code: string;
  onChange: (flag: string) => void;
}

export function FlagInput({ value, code, onChange }: FlagInputProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const suggested = code.split('-').at(1)?.toLowerCase() ?? '';
  const shown = value || suggested;
  const isName = /^[a-z0-9-]+$/i.test(shown);
  const isMissing = missing.includes(shown);
  const error = value === '' ? '' : isName ? isMissing && t.flagMissing(value) : t.flagInvalid;
  return (
    <div>
      <TextInput
        label={t.flag}
        hint={t.flagHint}
        error={error || undefined}
        maxLength={40}
        spellCheck={false}
        autoCapitalize="none"
        value={value}
        onChange={(flag) => onChange(flag.trim())}
      />
      {isName && !isMissing && (
        <div className={inputsStyles.flagPreview}>
          <img
            key={shown}
            src={`/flags/${shown}.svg`}
            alt={t.flagOf(shown)}
            {...SIZE}
            onError={() => setMissing([...missing, shown])}
          />
          {value === '' && <Button onClick={() => onChange(suggested)}>{t.useFlag(suggested)}</Button>}
        </div>
      )}
    </div>
  );
}
