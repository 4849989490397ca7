import type { RegionRoles } from '../../proto/entities/region.ts';
import { token } from '../kit/contract/token.ts';
import { startedFrom } from '../kit/versioned/started-from.ts';
import type { Decision, Doc, Head, Versioned, VersionedSpec } from '../kit/versioned/versioned.ts';

/** The versioned default roles of regions, for @Inject; the _id is the region's. */
export const DEFAULT_ROLES = token<Versioned<DefaultRolesContent>>('DefaultRoles');

export type DefaultRolesContent = Pick<RegionRoles, 'defaultRoles'>;

export const defaultRolesSpec: VersionedSpec<DefaultRolesContent> = {
  name: 'region_roles',
  summarise: (_content, _id) => ({ name: 'Roles of new pages', guard: { _id } }),
};

export function applied(
  head: Head<DefaultRolesContent> | null,
  { defaultRoles, revision }: RegionRoles,
): Decision<DefaultRolesContent> {
  startedFrom(revision, head ?? { revision: 0 }, 'the choice of roles for new pages');
  return { action: 'apply', draft: { defaultRoles } };
}

export const rolesNamed = ({ defaultRoles }: DefaultRolesContent): string[] =>
  Object.values(defaultRoles).flatMap((lists) => Object.values(lists).flat());

export const viewOf = (regionId: string, stored: Doc<DefaultRolesContent> | null): RegionRoles => ({
  regionId,
  defaultRoles: stored?.defaultRoles ?? {},
  revision: stored?.revision ?? 0,
});
