import { type Capability, describeCapability, type Grant } from '../../../../../proto/permissions.ts';
import { messages } from '../../messages/messages.ts';
import type { Region } from '../../../../../proto/entities/region.ts';
import type { PageType } from '../../../../../proto/values.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { listPageTypes } from '../../page-types/registry.ts';
import { useCall } from '../../ui/use-call.ts';

const t = messages.roles;
const list = new Intl.ListFormat('en-AU');

/** Returns a sentence for each place in which rights apply. A role without grants allows nothing. */
export function describeGrants(grants: readonly Grant[], names: RightNames): string[] {
  const byPlace = new Map<string, Capability[]>();
  for (const grant of grants) {
    const place = describePlace(grant, names);
    byPlace.set(place, [...(byPlace.get(place) ?? []), grant.capability]);
  }
  return [...byPlace].map(([place, capabilities]) =>
    toSentence(`${list.format([...new Set(capabilities)].map(describeCapability))} ${place}`),
  );
}

export const describeRole = (
  { admin, grants = [] }: { admin?: boolean; grants?: readonly Grant[] },
  names: RightNames,
): string[] => {
  if (admin) return [t.everything];
  return grants.length > 0 ? describeGrants(grants, names) : [t.nothing];
};

export const toSentence = (text: string): string => text.trim().replace(/^./, (first) => first.toUpperCase());

function describePlace({ regionIds, pageTypes }: Grant, { regionName, pageTypeName }: RightNames): string {
  return [
    regionIds && t.inRegions(list.format([...new Set(regionIds.map(regionName))])),
    pageTypes && `(${t.ofTypes(list.format(pageTypes.map(pageTypeName)))})`,
  ]
    .filter(Boolean)
    .join(' ');
}

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
