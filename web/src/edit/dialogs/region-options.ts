import { WITHOUT_REGION } from '../../../../proto/without-filters.ts';
import { useEditorState } from '../core/use-editor.ts';
import { common } from '../messages/messages.ts';

/** The value of an option is the address prefix of a region, or `WITHOUT_REGION`. */
export function useRegionOptions(): { value: string; text: string }[] {
  const regions = useEditorState().visit?.regions ?? [];
  return [
    ...regions.map(({ slugPrefix, name }) => ({ value: slugPrefix, text: name })),
    { value: WITHOUT_REGION, text: common.noRegion },
  ];
}
