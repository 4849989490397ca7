import { findZone } from '../../../../../proto/zone-of-region.ts';
import type { RegionContent } from '../../../../../proto/entities/region.ts';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { DegreesInput } from './DegreesInput.tsx';
import { FlagInput } from './FlagInput.tsx';
import type { RegionErrors } from './region-errors.ts';
import { common, messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.siteSettings.regions;
const timeZones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, text: value.replaceAll('_', ' ') }));

interface RegionFieldsProps {
  region: RegionContent;
  errors: RegionErrors;
  isPrefixFixed: boolean;
  onChange: (part: Partial<RegionContent>) => void;
}

export function RegionFields({ region, errors, isPrefixFixed, onChange }: RegionFieldsProps) {
  return (
    <div className={inputsStyles.pair}>
      <TextInput
        label={common.name}
        maxLength={100}
        error={errors.name}
        value={region.name}
        onChange={(name) => onChange({ name })}
      />
      <TextInput
        label={t.code}
        hint={t.codeHint}
        maxLength={20}
        value={region.code}
        onChange={(code) => onChange({ code })}
      />
      <TextInput
        label={t.prefix}
        hint={isPrefixFixed ? t.prefixFixed : t.prefixHint}
        error={errors.slugPrefix}
        maxLength={60}
        readOnly={isPrefixFixed}
        value={region.slugPrefix}
        onChange={(slugPrefix) => onChange({ slugPrefix })}
      />
      <TextInput
        label={t.homePage}
        maxLength={200}
        value={region.homePageSlug}
        onChange={(homePageSlug) => onChange({ homePageSlug })}
      />
      <Select
        label={t.timeZone}
        hint={t.timeZoneHint}
        value={region.timeZone ?? ''}
        none={t.countryZone(findZone({ code: region.code }))}
        options={timeZones}
        onChange={(timeZone) => onChange({ timeZone })}
      />
      <FlagInput value={region.flag} code={region.code} onChange={(flag) => onChange({ flag })} />
      <DegreesInput
        label={common.latitude}
        limit={90}
        error={errors.latitude}
        value={region.latitude}
        onChange={(latitude) => onChange({ latitude })}
      />
      <DegreesInput
        label={common.longitude}
        limit={180}
        error={errors.longitude}
        value={region.longitude}
        onChange={(longitude) => onChange({ longitude })}
      />
    </div>
  );
}
