import type { RegionContent } from '../../../../../proto/entities/region.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { DegreesInput } from './DegreesInput.tsx';
import type { RegionErrors } from './region-errors.ts';

interface RegionFieldsProps {
  region: RegionContent;
  errors: RegionErrors;
  isPrefixFixed: boolean;
  onChange: (part: Partial<RegionContent>) => void;
}

export function RegionFields({ region, errors, isPrefixFixed, onChange }: RegionFieldsProps) {
  return (
    <div className="ed-pair">
      <TextInput
        label="Name"
        maxLength={100}
        error={errors.name}
        value={region.name}
        onChange={(name) => onChange({ name })}
      />
      <TextInput
        label="Code"
        hint="For example: en-AU."
        maxLength={20}
        value={region.code}
        onChange={(code) => onChange({ code })}
      />
      <TextInput
        label="Slug Prefix"
        hint={isPrefixFixed ? 'Cannot be changed after saving.' : 'First part of every address in the region.'}
        error={errors.slugPrefix}
        maxLength={60}
        readOnly={isPrefixFixed}
        value={region.slugPrefix}
        onChange={(slugPrefix) => onChange({ slugPrefix })}
      />
      <TextInput
        label="Home Page Slug"
        maxLength={200}
        value={region.homePageSlug}
        onChange={(homePageSlug) => onChange({ homePageSlug })}
      />
      <TextInput
        label="Flag"
        hint="File name of the flag, for example: au."
        maxLength={40}
        value={region.flag}
        onChange={(flag) => onChange({ flag })}
      />
      <DegreesInput
        label="Latitude"
        limit={90}
        error={errors.latitude}
        value={region.latitude}
        onChange={(latitude) => onChange({ latitude })}
      />
      <DegreesInput
        label="Longitude"
        limit={180}
        error={errors.longitude}
        value={region.longitude}
        onChange={(longitude) => onChange({ longitude })}
      />
    </div>
  );
}
