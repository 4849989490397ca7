import {
  type Capability,
  type Grant,
  pageCapabilities,
  regionalCapabilities,
} from '../../../../../proto/permissions.ts';
import { messages } from '../../messages/messages.ts';

export type Place = Pick<Grant, 'regionIds' | 'pageTypes'>;

export const isRegional = (capability: Capability): boolean => regionalCapabilities.includes(capability);
export const isOfPages = (capability: Capability): boolean => pageCapabilities.includes(capability);
export const isLimitable = (capability: Capability): boolean => isRegional(capability) || isOfPages(capability);

/** Returns the place of the first right that can be limited. */
export function firstPlace(grants: readonly Grant[]): Place {
  const { regionIds } = grants.find(({ capability }) => isRegional(capability)) ?? {};
  const { pageTypes } = grants.find(({ capability }) => isOfPages(capability)) ?? {};
  return { ...(regionIds && { regionIds }), ...(pageTypes && { pageTypes }) };
}

/** Returns undefined if rights apply in different places. */
export function sharedPlace(grants: readonly Grant[]): Place | undefined {
  const place = firstPlace(grants);
  const once = new Set(grants.map(({ capability }) => capability)).size === grants.length;
  return once && grants.every((grant) => isSame(grant, limitTo(grant.capability, place))) ? place : undefined;
}

export const applyPlace = (grants: readonly Grant[], place: Place): Grant[] =>
  [...new Set(grants.map(({ capability }) => capability))].map((capability) => limitTo(capability, place));

export function limitTo(capability: Capability, { regionIds, pageTypes }: Place): Grant {
  return {
    capability,
    ...(regionIds && isRegional(capability) && { regionIds }),
    ...(pageTypes && isOfPages(capability) && { pageTypes }),
  };
}

export const findGrantError = (grants: readonly Grant[]): string | undefined =>
  grants.map(placeError).find((error) => error !== undefined);

export function placeError({ regionIds, pageTypes }: Place): string | undefined {
  if (regionIds?.length === 0) return messages.roles.noRegion;
  return pageTypes?.length === 0 ? messages.roles.noPageType : undefined;
}

const isSame = (a: Grant, b: Grant): boolean => keyOf(a) === keyOf(b);

const keyOf = ({ capability, regionIds, pageTypes }: Grant): string =>
  JSON.stringify([capability, regionIds?.toSorted() ?? null, pageTypes?.toSorted() ?? null]);
