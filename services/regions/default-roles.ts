import type { RegionRoles } from '../../proto/entities/region.ts';
import { regions } from '../../proto/regions.ts';
import { requireCapability } from '../kit/access.ts';
import { handle } from '../kit/contract/handle.ts';
import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { requireKnownRoles } from '../kit/require-known-roles.ts';
import { BUS } from '../kit/bus/bus.ts';
import {
  type Decision,
  type Head,
  requireRevision,
  toAuthor,
  versioned,
  type VersionedDocument,
} from '../kit/versioned/versioned.ts';
import { regionDocument } from './region.ts';

export type DefaultRolesContent = Pick<RegionRoles, 'defaultRoles'>;

/** Each document has the id of its region. */
export abstract class DefaultRolesDocs extends versioned<DefaultRolesContent>({
  name: 'region_roles',
  kind: 'defaultRoles',
  summarise: (_content, _id) => ({ name: 'Roles of new pages', guard: { _id } }),
}) {}

const dependencies = { docs: DefaultRolesDocs, regionDocs: regionDocument.docs, bus: BUS };

export const defaultRolesHandlers = {
  loadDefaultRoles: handle(
    regions.calls.loadDefaultRoles,
    dependencies,
    async ({ regionId }, caller, { regionDocs, docs }) => {
      await regionDocument.requireStored(regionId, caller, regionDocs);
      return toRegionRoles(regionId, await docs.draft.get(regionId));
    },
  ),

  applyDefaultRoles: handle(
    regions.calls.applyDefaultRoles,
    dependencies,
    async (input, caller, { regionDocs, bus, docs }) => {
      requireCapability(caller, 'people');
      const { regionId } = input;
      await regionDocument.requireStored(regionId, caller, regionDocs);
      await requireKnownRoles(bus, collectRoleIds(input), caller);
      const { draft } = await docs.commit(regionId, toAuthor(caller), (head) => decideApply(head, input));
      return toRegionRoles(regionId, draft);
    },
  ),

  findByRole: handle(regions.calls.findByRole, dependencies, async ({ roleId }, caller, { docs, regionDocs }) => {
    requireCapability(caller, 'people');
    const named = (await docs.draft.find({})).filter((stored) => collectRoleIds(stored).includes(roleId));
    // Default roles of deleted regions have no effect, so these regions are omitted.
    const existing = await regionDocs.draft.find({ _id: { in: named.map(({ _id }) => _id) } });
    return existing.map(({ _id, name }) => ({ _id, name }));
  }),
};

export const recoverableDefaultRoles = defineRecoverable('defaultRoles', dependencies, {
  isListed: false,
  async permit(caller, _action, { _id = '' }, { regionDocs }) {
    requireCapability(caller, 'people');
    await regionDocument.requireStored(_id, caller, regionDocs);
  },
  async restore(content, { _id, head, caller }, { bus }) {
    await requireKnownRoles(bus, collectRoleIds(content), caller);
    return decideApply(head, { ...content, regionId: _id, revision: head?.revision ?? 0 });
  },
});

function decideApply(
  head: Head<DefaultRolesContent> | null,
  { defaultRoles, revision }: RegionRoles,
): Decision<DefaultRolesContent> {
  requireRevision(revision, head ?? { revision: 0 }, 'the choice of roles for new pages');
  return { action: 'apply', draft: { defaultRoles } };
}

const collectRoleIds = ({ defaultRoles }: DefaultRolesContent): string[] =>
  Object.values(defaultRoles).flatMap((lists) => Object.values(lists).flat());

const toRegionRoles = (regionId: string, stored: VersionedDocument<DefaultRolesContent> | null): RegionRoles => ({
  regionId,
  defaultRoles: stored?.defaultRoles ?? {},
  revision: stored?.revision ?? 0,
});
