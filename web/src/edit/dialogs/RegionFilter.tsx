import { WITHOUT_REGION } from '../../../../proto/without-filters.ts';
import { useEditorState } from '../core/use-editor.ts';
import { common } from '../messages/messages.ts';
import { Select } from '../ui/Select.tsx';

interface RegionFilterProps {
  /** The address prefix of a region, or `WITHOUT_REGION`. */
  region: string;
  onChange: (region: string) => void;
}

export function useRegionOptions(): { value: string; text: string }[] {
  const regions = useEditorState().visit?.regions ?? [];
  return [
    ...regions.map(({ slugPrefix, name }) => ({ value: slugPrefix, text: name })),
    { value: WITHOUT_REGION, text: common.noRegion },
  ];
}

export const RegionFilter = ({ region, onChange }: RegionFilterProps) => (
  <Select
    label={common.region}
    none={common.anyRegion}
    value={region}
    options={useRegionOptions()}
    onChange={onChange}
  />
);
