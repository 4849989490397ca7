import type { Region } from '../../../../../proto/entities/region.ts';
import type { PageType } from '../../../../../proto/values.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { messages } from '../../messages/messages.ts';
import { listPageTypes } from '../../page-types/registry.ts';
import { useCall } from '../../ui/use-call.ts';

export interface RightNames {
  regionName: (id: string) => string;
  pageTypeName: (type: PageType) => string;
}

/** Loads the names of all regions, including unpublished ones, and of page types. */
export function useRightNames(): RightNames & { regions: readonly Region[] } {
  const editor = useEditor();
  const domainId = useEditorState().visit?.domainId ?? '';
  const { data } = useCall('GET /regions/loadRegions', { domainId });
  const regions = data ?? [];
  return {
    regions,
    regionName: (id) => regions.find(({ _id }) => _id === id)?.name ?? messages.roles.unknownRegion,
    pageTypeName: (type) => listPageTypes(editor).find(({ name }) => name === type)?.label ?? type,
  };
}
