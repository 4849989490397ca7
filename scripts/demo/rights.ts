import type { Region } from '../../proto/entities/region.ts';
import { identity } from '../../proto/identity.ts';
import type { Capability, Grant } from '../../proto/permissions.ts';
import type { CallAsAdmin } from './seed-site.ts';

export const initialRights = (name: string): { grants?: Grant[] } => (name in regionOf ? { grants: [] } : {});

const regionOf: Record<string, string> = { 'Publisher NZ': 'nz' };
const inRegion: Capability[] = [
  'pages.edit',
  'pages.publish',
  'pages.delete',
  'navigation',
  'footer',
  'subNavs',
  'regions',
];

export async function addRights(call: CallAsAdmin, published: Region[]): Promise<void> {
  const { roles } = await call(identity.calls.listRoles, {});
  for (const { _id: regionId, slugPrefix } of published) {
    const role = roles.find(({ name, grants }) => regionOf[name] === slugPrefix && grants?.length === 0);
    const grants: Grant[] = [
      ...inRegion.map((capability) => ({ capability, regionIds: [regionId] })),
      { capability: 'media' },
    ];
    if (role) await call(identity.calls.saveRole, { role: { ...role, grants } });
  }
}
