import { findZone } from '../../../../../proto/zone-of-region.ts';
import type { RegionContent } from '../../../../../proto/entities/region.ts';
import { bindTo } from '../../forms/bind-to.ts';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { common, messages } from '../../messages/messages.ts';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DEFAULT_COORDINATES } from '../../../../../proto/blocks/kinds/place.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.siteSettings.regions;
export const timeZones = Intl.supportedValuesOf('timeZone').map((value) => ({
  value,
  text: value.replaceAll('_', ' '),
}));

interface RegionFieldsProps {
  region: RegionContent;
  errors: RegionErrors;
  isPrefixFixed: boolean;
  onChange: (part: Partial<RegionContent>) => void;
}

export function RegionFields({ region, errors, isPrefixFixed, onChange }: RegionFieldsProps) {
  const bind = bindTo(region, onChange);
  return (
    <div className={inputsStyles.pair}>
      <TextInput label={common.name} maxLength={100} error={errors.name} {...bind('name')} />
      <TextInput label={t.code} hint={t.codeHint} maxLength={20} {...bind('code')} />
      <TextInput
        label={t.prefix}
        hint={isPrefixFixed ? t.prefixFixed : t.prefixHint}
        error={errors.slugPrefix}
        maxLength={60}
        readOnly={isPrefixFixed}
        {...bind('slugPrefix')}
      />
      <TextInput label={t.homePage} maxLength={200} {...bind('homePageSlug')} />
      <Select
        label={t.timeZone}
        hint={t.timeZoneHint}
        value={region.timeZone ?? ''}
        none={t.countryZone(findZone({ code: region.code }))}
        options={timeZones}
        onChange={(timeZone) => onChange({ timeZone })}
      />
      <FlagInput code={region.code} {...bind('flag')} />
      <DegreesInput label={common.latitude} limit={90} error={errors.latitude} {...bind('latitude')} />
      <DegreesInput label={common.longitude} limit={180} error={errors.longitude} {...bind('longitude')} />
    </div>
  );
}

const SIZE = { width: 40, height: 30 };

interface FlagInputProps {
  value: string;
  /** Code of the region, such as `en-AU`, from which a flag is suggested. */
  code: string;
  onChange: (flag: string) => void;
}

function FlagInput({ value, code, onChange }: FlagInputProps) {
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

interface DegreesInputProps {
  label: string;
  limit: number;
  error?: string;
  value: number;
  onChange: (value: number) => void;
}

/** Keeps the typed text while it parses to the value: browsers report a lone minus as empty, and “0.0” equals 0. */
function DegreesInput({ label, limit, error, value, onChange }: DegreesInputProps) {
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

export type NewRegion = RegionContent;

export const newRegion = (domainId: string): NewRegion => ({
  domainId,
  name: '',
  code: '',
  slugPrefix: '',
  homePageSlug: '',
  flag: '',
  ...DEFAULT_COORDINATES,
});

export type RegionErrors = Partial<Record<keyof RegionContent, string>>;

export function regionErrors(region: RegionContent, to: 'save' | 'publish'): RegionErrors {
  return {
    ...(region.name.trim() === '' && { name: t.nameMissing }),
    ...(to === 'publish' && region.slugPrefix.trim() === '' && { slugPrefix: t.prefixMissing }),
    ...(!isWithin(region.latitude, 90) && { latitude: t.latitudeInvalid }),
    ...(!isWithin(region.longitude, 180) && { longitude: t.longitudeInvalid }),
  };
}

const isWithin = (degrees: number, limit: number): boolean => Math.abs(degrees) <= limit;
