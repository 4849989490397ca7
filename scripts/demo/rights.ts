import { type PageType, pageTypes } from '../../proto/entities/page.ts';
import type { Region } from '../../proto/entities/region.ts';
import { identity } from '../../proto/identity.ts';
import type { Capability, Grant } from '../../proto/permissions.ts';
import { regions } from '../../proto/regions.ts';
import type { PageRoles } from './people.ts';
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

export async function addRights(
  call: CallAsAdmin,
  published: Region[],
  rolesOf: (slugPrefix: string) => PageRoles,
): Promise<void> {
  const { roles } = await call(identity.calls.listRoles, {});
  for (const { _id: regionId, slugPrefix } of published) {
    const role = roles.find(({ name, grants }) => regionOf[name] === slugPrefix && grants?.length === 0);
    const grants: Grant[] = [
      ...inRegion.map((capability) => ({ capability, regionIds: [regionId] })),
      { capability: 'media' },
    ];
    if (role) await call(identity.calls.saveRole, { role: { ...role, grants } });
    const { revision } = await call(regions.calls.loadDefaultRoles, { regionId });
    const publisherRoles = rolesOf(slugPrefix).map(({ _id }) => _id);
    const ofType = (pageType: PageType) => [pageType, { publisherRoles }];
    const defaultRoles = Object.fromEntries(pageTypes.map(ofType));
    if (revision === 0) await call(regions.calls.applyDefaultRoles, { regionId, defaultRoles, revision });
  }
}
