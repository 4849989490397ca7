import { WITHOUT_REGION } from '../../../../proto/without-filters.ts';
import { useEditorState } from '../core/use-editor.ts';
import { common } from '../messages/messages.ts';
import { Select } from '../ui/Select.tsx';

interface RegionFilterProps {
  /** The address prefix of a region, or `WITHOUT_REGION`. */
  region: string;
  onChange: (region: string) => void;
}

export function RegionFilter({ region, onChange }: RegionFilterProps) {
  const regions = useEditorState().visit?.regions ?? [];
  return (
    <Select
      label={common.region}
      none={common.anyRegion}
      value={region}
      options={[
        ...regions.map(({ slugPrefix, name }) => ({ value: slugPrefix, text: name })),
        { value: WITHOUT_REGION, text: common.noRegion },
      ]}
      onChange={onChange}
    />
  );
}
