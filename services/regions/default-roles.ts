import type { RegionRoles } from '../../proto/entities/region.ts';
import { token } from '../kit/contract/dependencies.ts';
import {
  requireRevision,
  type Decision,
  type VersionedDocument,
  type Head,
  type Versioned,
  type VersionedSpec,
} from '../kit/versioned/versioned.ts';

/** Documents have the id of their region. */
export const DEFAULT_ROLES = token<Versioned<DefaultRolesContent>>('DefaultRoles');

export type DefaultRolesContent = Pick<RegionRoles, 'defaultRoles'>;

export const defaultRolesSpec: VersionedSpec<DefaultRolesContent> = {
  name: 'region_roles',
  kind: 'defaultRoles',
  summarise: (_content, _id) => ({ name: 'Roles of new pages', guard: { _id } }),
};

export function decideApply(
  head: Head<DefaultRolesContent> | null,
  { defaultRoles, revision }: RegionRoles,
): Decision<DefaultRolesContent> {
  requireRevision(revision, head ?? { revision: 0 }, 'the choice of roles for new pages');
  return { action: 'apply', draft: { defaultRoles } };
}

export const collectRoleIds = ({ defaultRoles }: DefaultRolesContent): string[] =>
  Object.values(defaultRoles).flatMap((lists) => Object.values(lists).flat());

export const toRegionRoles = (
  regionId: string,
  stored: VersionedDocument<DefaultRolesContent> | null,
): RegionRoles => ({
  regionId,
  defaultRoles: stored?.defaultRoles ?? {},
  revision: stored?.revision ?? 0,
});
