import { type Capability, describeCapability, type Grant } from '../../../../../proto/permissions.ts';
import { messages } from '../../messages/messages.ts';
import type { RightNames } from './right-names.ts';

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
