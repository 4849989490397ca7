import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { createPageRefusal } from '../core/permissions.ts';
import { useEditorState } from '../core/use-editor.ts';
import { common } from '../messages/messages.ts';

export interface TargetRegion {
  value: string;
  text: string;
  prefix: string;
  /** Null for no region. */
  regionId: string | null;
}

const NO_REGION = 'none';

/** Returns the regions in which the user may create pages of the types of these rows. */
export function useTargetRegions(rows: readonly Pick<ListedPage, 'pageType'>[]): TargetRegion[] {
  const now = useEditorState();
  const types = [...new Set(rows.map(({ pageType }) => pageType))];
  const regions = (now.visit?.regions ?? [])
    .filter(({ slugPrefix }) => slugPrefix !== '')
    .map(({ _id, name, slugPrefix }) => ({ value: _id, text: name, prefix: slugPrefix, regionId: _id }));
  const all = [...regions, { value: NO_REGION, text: common.noRegion, prefix: '', regionId: null }];
  return all.filter(({ regionId }) => types.some((type) => !createPageRefusal(now, type, regionId ?? undefined)));
}
